import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {trials} from '../trials';

const readPage = (page: string): string =>
  fs.readFileSync(path.resolve(__dirname, '../../docs', page), 'utf8');

const claims = trials.flatMap((trial) => trial.claims);

it.each([...new Set(claims.map(({page}) => page))])(
  '%s has what is quoted of it',
  (page) => {
    const text = readPage(page);
    for (const {quote = ''} of claims.filter((claim) => claim.page === page)) {
      expect(text).toContain(quote);
    }
  },
);

it('has claims for each rule of the system prompt, in its order', () => {
  const page = 'ai/system-prompt.mdx';
  const headings = readPage(page).match(/(?<=^### ).*$/gm);
  const quotes = claims.filter((claim) => claim.page === page);
  expect(
    [...new Set(quotes.map(({quote}) => quote))].filter((quote) =>
      headings?.some((heading) => heading === quote),
    ),
  ).toEqual(headings);
});
