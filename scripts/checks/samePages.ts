/**
 * Checks that pages of two builds have the same title, text and links once their
 * scripts have run: `npm run check:lean-client -- build test-results/stock`,
 * where the second build is made with `LEAN_CLIENT=off`.
 *
 * With `--one-per-shard` it compares one page of each shard, since a fault of
 * the client shows on all pages of one, and the pages whose addresses follow.
 */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runMain} from '../runMain';
import {listPages, readPages} from './readPages';

/** What a visitor gets of a page. */
type PageView = {
  readonly title: string;
  /**
   * Every text, sentence by sentence, without what scripts and styles hold and
   * what a Player shows, which comes when the page is idle.
   */
  readonly text: readonly string[];
  /** Addresses of the links, in order. */
  readonly links: readonly string[];
};

/** Runs in the page. */
function readView(): PageView {
  const root = document.querySelector('#__docusaurus');
  const copy = root?.cloneNode(true) as Element;
  copy
    .querySelectorAll('script, style, .__remotion-player')
    .forEach((node) => node.remove());
  return {
    title: document.title,
    text: copy.textContent.split(/(?<=[.:;!?] )/),
    links: [...copy.querySelectorAll('a')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
  };
}

/** The first page of each shard of a build, by the scripts that hold them. */
function pickOnePerShard(dir: string, pages: readonly string[]): string[] {
  const scripts = path.join(dir, 'assets/js');
  const picked = fs
    .readdirSync(scripts)
    .filter((name) => /^routes-.*\.js$/.test(name))
    .map((name) => {
      const text = fs.readFileSync(path.join(scripts, name), 'utf8');
      return pages.find((page) => text.includes(`"${page}"`));
    });
  if (picked.length === 0 || picked.includes(undefined)) {
    throw new Error(
      `${dir} has no shards, or one without a page. Build it with the lean client, or see how plugins/lean-client/emit.ts names them.`,
    );
  }
  return picked.filter((page) => page !== undefined);
}

void runMain(async () => {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {'one-per-shard': {type: 'boolean', default: false}},
  });
  const [lean, stock, ...named] = positionals;
  if (!lean || !stock) {
    throw new Error(
      'Name two builds: "npm run check:lean-client -- <build> <build with LEAN_CLIENT=off>".',
    );
  }
  const [pages, others] = [listPages(lean), listPages(stock)];
  const onlyOne = [
    ...pages.filter((page) => !others.includes(page)),
    ...others.filter((page) => !pages.includes(page)),
  ];
  if (onlyOne.length > 0) {
    throw new Error(`Only one of the builds has: ${onlyOne.join(', ')}`);
  }
  const compared = values['one-per-shard']
    ? [...new Set([...pickOnePerShard(lean, pages), ...named])]
    : pages;
  const failed = await readPages(
    [lean, stock],
    compared,
    async (address, tabs) => {
      const views = await Promise.all(
        tabs.map(async (open) => (await open(address)).page.evaluate(readView)),
      );
      try {
        assert.deepEqual(views[0], views[1]);
        return undefined;
      } catch (error) {
        return String(error);
      }
    },
  );
  console.log(
    `${compared.length} of ${pages.length} pages compared, ${failed} differ.`,
  );
  return failed === 0;
});
