import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readAddresses} from '../../plugins/addresses';
import {marketingPages, type PageMeta} from '../marketingPages';

const existing = await readAddresses(path.resolve(__dirname, '../..'));
const pages: readonly PageMeta[] = Object.values(marketingPages);

describe('marketingPages', () => {
  it.each(pages)('has a page at $path', ({path}) => {
    expect(existing).toContain(path);
  });

  it('has each address, title and description once', () => {
    for (const field of ['path', 'title', 'description'] as const) {
      const values = pages.map((page) => page[field]);
      expect(values).toEqual([...new Set(values)]);
    }
  });

  it.each(pages)(
    'describes $path in a sentence of at most 160 characters',
    ({description}) => {
      expect(description.length).toBeLessThanOrEqual(160);
      expect(description).toMatch(/^[A-Z][^<>\n]*[^.]\.$/);
    },
  );

  it.each(pages)('has a plain title for $path', ({title}) => {
    expect(title).toMatch(/^[A-Z][^<>|\n]*[A-Za-z]$/);
  });
});
