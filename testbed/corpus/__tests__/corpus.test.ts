import fs from 'node:fs';
import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {describe, expect, test} from 'vitest';
import {checkFrontMatter} from '../../../config/frontMatter';
import {checkSidebars} from '../../../config/sidebars/checkSidebars';
import {createTempDir} from '../../../plugins/__tests__/tempDir';
import {generateCorpus, type Corpus} from '..';
import {toDocusaurusSidebar, toStarlightSidebar} from '../sidebars';

/** Writes a corpus into a new folder, and reads its files. */
function generate(
  pages: number,
  base?: string,
): {dir: string; corpus: Corpus; files: Record<string, string>} {
  const dir = createTempDir();
  const corpus = generateCorpus({dir, pages, base});
  const names = fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .sort();
  const files = Object.fromEntries(
    names.map((name) => [name, fs.readFileSync(path.join(dir, name), 'utf8')]),
  );
  return {dir, corpus, files};
}

/** Where the links of a page lead, as they are written. */
const targetsOf = (text: string): string[] =>
  [...text.matchAll(/\]\((.+?)\)/g)].map(([, target = '']) => target);

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
  test.each([1, 10, 100])(
    'writes %i pages, each in the sidebar once',
    (count) => {
      const {corpus, files} = generate(count);
      expect(Object.keys(files)).toHaveLength(count);
      expect(corpus.pages.map(({id}) => `${id}.mdx`).sort()).toEqual(
        Object.keys(files),
      );
    },
  );

  test('is the same in every run', () => {
    expect(generate(30).files).toEqual(generate(30).files);
  });

  test('a page does not change when the corpus grows beyond its neighbors', () => {
    const page = 'group-1/section-1/page-1.mdx';
    expect(generate(80).files[page]).toBe(generate(60).files[page]);
  });

  test('a page has prose, four blocks of code, a table and links', () => {
    for (const text of Object.values(generate(12).files)) {
      expect(proseWords(text)).toBeGreaterThanOrEqual(750);
      expect(proseWords(text)).toBeLessThan(950);
      expect(text.match(/^```(?:tsx?|bash)\b/gm)).toHaveLength(4);
      expect(text).toMatch(/^\| --- \|/m);
      expect(text.match(/^- \[.+\]\(\.\.?\/.+\.mdx\)/gm)).toHaveLength(5);
    }
  });

  test('links lead to pages of the corpus, as files or as addresses', () => {
    const {dir, files} = generate(100);
    for (const [name, text] of Object.entries(files)) {
      for (const target of targetsOf(text)) {
        const file = path.resolve(dir, path.dirname(name), target);
        expect(fs.existsSync(file), `${name}: ${target}`).toBe(true);
      }
    }
    const {corpus, files: pages} = generate(30, '/docs/');
    const addresses = corpus.pages.map(({id}) => `/docs/${id}/`);
    expect(addresses).toEqual(
      expect.arrayContaining(Object.values(pages).flatMap(targetsOf)),
    );
  });

  test('pages are valid MDX with the front matter of this site', async () => {
    for (const [name, text] of Object.entries(generate(3).files)) {
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

  test('refuses a folder with files', () => {
    const dir = createTempDir({'page.mdx': ''});
    expect(() => generateCorpus({dir, pages: 1})).toThrow(
      `into "${dir}", which is not empty. Name an empty or new folder.`,
    );
  });
});

describe('sidebars', () => {
  test('Docusaurus: nested categories that this site accepts', () => {
    const {corpus} = generate(100);
    const sidebar = toDocusaurusSidebar(corpus.sidebar);
    expect(() => checkSidebars({mainSidebar: sidebar})).not.toThrow();
    const category = {type: 'category'};
    expect(sidebar).toMatchObject([category, category]);
    expect(sidebar).toHaveProperty(
      '0.items.0',
      expect.objectContaining(category),
    );
    expect(sidebar).toHaveProperty(
      '0.items.0.items.0',
      'group-1/section-1/page-1',
    );
  });

  test('Starlight: groups of slugs below the folder', () => {
    const {corpus} = generate(1);
    const group = {label: expect.any(String) as unknown, collapsed: true};
    const items = [{slug: 'docs/group-1/section-1/page-1'}];
    expect(toStarlightSidebar(corpus.sidebar, 'docs')).toEqual([
      {...group, items: [{...group, items}]},
    ]);
  });
});
