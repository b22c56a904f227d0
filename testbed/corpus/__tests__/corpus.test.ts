import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {checkFrontMatter} from '../../../config/frontMatter';
import {checkSidebars} from '../../../config/sidebars/checkSidebars';
import {generateCorpus} from '..';
import {toDocusaurusSidebar, toStarlightSidebar} from '../sidebars';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'corpus-'));
});

afterEach(() => {
  fs.rmSync(root, {recursive: true});
});

function readAll(dir: string): Record<string, string> {
  return Object.fromEntries(
    fs
      .readdirSync(dir, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.mdx'))
      .sort()
      .map((name) => [name, fs.readFileSync(path.join(dir, name), 'utf8')]),
  );
}

function generate(
  options: Partial<Parameters<typeof generateCorpus>[0]>,
  name = 'docs',
): {
  dir: string;
  corpus: ReturnType<typeof generateCorpus>;
  files: Record<string, string>;
} {
  const dir = path.join(root, name);
  const corpus = generateCorpus({dir, pages: 30, ...options});
  return {dir, corpus, files: readAll(dir)};
}

/** Prose of a page: no front matter, code, tables, lists or headings. */
function proseWords(text: string): number {
  return text
    .replace(/^---[\s\S]*?---/, '')
    .replace(/```[\s\S]*?```/g, '')
    .split('\n')
    .filter((line) => line !== '' && !/^[#|-]/.test(line))
    .join(' ')
    .split(' ').length;
}

describe('generateCorpus', () => {
  test('writes as many pages as asked, each in the sidebar once', () => {
    for (const pages of [1, 10, 100]) {
      const {corpus, files} = generate({pages}, `docs-${pages}`);
      expect(Object.keys(files)).toHaveLength(pages);
      expect(corpus.pages.map(({id}) => `${id}.mdx`).sort()).toEqual(
        Object.keys(files),
      );
    }
  });

  test('is the same in every run', () => {
    const first = generate({}, 'first').files;
    expect(generate({}, 'again').files).toEqual(first);
  });

  test('a page does not change when the corpus grows beyond its neighbors', () => {
    const [small, large] = [
      generate({pages: 60}, 'small').files,
      generate({pages: 80}, 'large').files,
    ];
    const page = 'group-1/section-1/page-1.mdx';
    expect(large[page]).toBe(small[page]);
  });

  test('a page has prose, four blocks of code, a table and links', () => {
    for (const text of Object.values(generate({pages: 12}).files)) {
      expect(proseWords(text)).toBeGreaterThanOrEqual(750);
      expect(proseWords(text)).toBeLessThan(950);
      expect(text.match(/^```(?:tsx?|bash)\b/gm)).toHaveLength(4);
      expect(text).toMatch(/^\| --- \|/m);
      expect(text.match(/^- \[.+\]\(\.\.?\/.+\.mdx\)/gm)).toHaveLength(5);
    }
  });

  test('links lead to pages of the corpus, as files or as addresses', () => {
    const {dir, files} = generate({pages: 100});
    for (const [name, text] of Object.entries(files)) {
      for (const [, target = ''] of text.matchAll(/\]\((.+?)\)/g)) {
        expect(
          fs.existsSync(path.resolve(dir, path.dirname(name), target)),
          `${name}: ${target}`,
        ).toBe(true);
      }
    }
    const {corpus, files: pages} = generate({base: '/docs/'}, 'addresses');
    const addresses = new Set(corpus.pages.map(({id}) => `/docs/${id}/`));
    for (const text of Object.values(pages)) {
      for (const [, target = ''] of text.matchAll(/\]\((.+?)\)/g)) {
        expect(addresses).toContain(target);
      }
    }
  });

  test('pages are valid MDX with the front matter of this site', async () => {
    for (const [name, text] of Object.entries(generate({pages: 3}).files)) {
      const [, yaml = '', body = ''] =
        /^---\n([\s\S]*?)\n---([\s\S]*)$/.exec(text) ?? [];
      const frontMatter = Object.fromEntries(
        yaml.split('\n').map((line) => line.split(': ')),
      ) as Record<string, string>;
      expect(() =>
        checkFrontMatter(`docs/${name}`, text, frontMatter),
      ).not.toThrow();
      await expect(compile(body)).resolves.toBeDefined();
    }
  });

  test('refuses wrong options, all at once', () => {
    fs.mkdirSync(path.join(root, 'full'));
    fs.writeFileSync(path.join(root, 'full/page.mdx'), '');
    expect(() =>
      generateCorpus({
        dir: path.join(root, 'full'),
        pages: 0,
        base: 'docs',
      }),
    ).toThrow(/pages is 0.*\n- base is "docs".*\n- dir ".*full" is not empty/);
  });
});

describe('sidebars', () => {
  test('Docusaurus: nested categories that this site accepts', () => {
    const {corpus} = generate({pages: 100});
    const sidebar = toDocusaurusSidebar(corpus.sidebar);
    expect(() => checkSidebars({mainSidebar: sidebar})).not.toThrow();
    expect(sidebar).toHaveLength(2);
    const text: unknown = expect.any(String);
    const category: unknown = expect.objectContaining({type: 'category'});
    const first = [
      'group-1/section-1/page-1',
      ...Array<unknown>(10).fill(text),
    ];
    expect(sidebar[0]).toMatchObject({
      type: 'category',
      items: [
        {type: 'category', items: first},
        ...Array<unknown>(7).fill(category),
      ],
    });
  });

  test('Starlight: groups of slugs below the folder', () => {
    const {corpus} = generate({pages: 1});
    const group = {label: expect.any(String) as unknown, collapsed: true};
    const items = [{slug: 'docs/group-1/section-1/page-1'}];
    expect(toStarlightSidebar(corpus.sidebar, 'docs')).toEqual([
      {...group, items: [{...group, items}]},
    ]);
  });
});
