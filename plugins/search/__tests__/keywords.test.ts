import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {marketingPages} from '../../../config/marketingPages';
import {templates} from '../../../src/data/templates';
import {keywords} from '../keywords';

const siteDir = path.resolve(__dirname, '../../..');

const listPages = ['/docs/', '/blog/', '/learn/', '/success-stories/'];

/** Addresses of posts, whose files begin with a date. */
const posts = ['blog', 'learn', 'success-stories'].flatMap((folder) =>
  fs
    .readdirSync(path.join(siteDir, folder))
    .map((file) => `/${folder}/${file.slice('2021-02-08-'.length, -4)}/`),
);

const known = new Set([
  ...Object.values(marketingPages).map((page) => page.path),
  ...templates.map(({slug}) => `/templates/${slug}/`),
  ...listPages,
  ...posts,
]);

function isPage(address: string): boolean {
  const file = path.join(siteDir, address);
  return (
    known.has(address) ||
    (address.startsWith('/docs/') &&
      (fs.existsSync(`${file.slice(0, -1)}.mdx`) ||
        fs.existsSync(path.join(file, 'index.mdx'))))
  );
}

describe('the keywords', () => {
  it('are of pages that exist', () => {
    expect(Object.keys(keywords).filter((address) => !isPage(address))).toEqual(
      [],
    );
  });

  it('are phrases with commas between, none twice for a page', () => {
    const wrong = Object.entries(keywords).filter(([, text]) => {
      const phrases = text.split(', ');
      return (
        new Set(phrases).size < phrases.length ||
        phrases.some((phrase) => phrase !== phrase.trim() || phrase === '')
      );
    });
    expect(wrong).toEqual([]);
  });
});
