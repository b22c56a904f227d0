import vm from 'node:vm';
import * as prettier from 'prettier';
import {describe, expect, it} from 'vitest';
import {showcaseEntrySchema} from '@site/src/data/schema';
import {editAddress, entryCode, entryOf, mailAddress} from '../entryCode';
import {EMPTY, type Values} from '../fields';

const entry: Values = {
  ...EMPTY,
  title: "  Ada's “tide”  tables ",
  kind: 'Data visualization',
  description: `Draws the tides of a week, in C:\\tides.\nSays "high" and 'low', and it's long enough to be wrapped.`,
  author: 'Ada',
  authorUrl: 'https://example.com/ada',
  tutorial: 'https://example.com/tutorial',
  video: `https://example.com/${'long/'.repeat(20)}`,
};
const plain: Values = {
  ...EMPTY,
  title: 'Tides',
  kind: 'Promo',
  description: 'Tides.',
  author: 'Ada',
  authorUrl: 'https://example.com/ada',
};

describe('entryCode', () => {
  it.each([entry, plain])('is what the list accepts: $title', (values) => {
    const value: unknown = vm.runInNewContext(`[${entryCode(values)}][0]`);
    expect(
      showcaseEntrySchema.safeParse(JSON.parse(JSON.stringify(value))).error,
    ).toBeUndefined();
    expect(value).toMatchObject({width: 1920, height: 1080});
  });

  it('has the text as it was typed, without stray spaces', () => {
    const value: unknown = vm.runInNewContext(`[${entryCode(entry)}][0]`);
    expect(value).toMatchObject({
      name: "Ada's “tide” tables",
      description: `Draws the tides of a week, in C:\\tides. Says "high" and 'low', and it's long enough to be wrapped.`,
      author: {name: 'Ada', url: 'https://example.com/ada'},
      links: {video: entry.video, tutorial: entry.tutorial},
    });
  });

  it.each([entry, plain])(
    'is formatted as the list is: $title',
    async (values) => {
      const list = `export const list = [\n${entryCode(values)}\n];\n`;
      expect(
        await prettier.format(list, {
          parser: 'typescript',
          singleQuote: true,
          bracketSpacing: false,
        }),
      ).toBe(list);
    },
  );
});

it('an entry that is being typed leads nowhere wrong', () => {
  const typed = {...plain, video: 'javascript:alert(1)', width: '1e3'};
  expect(entryOf(typed)).toMatchObject({width: 1920, links: {}});
  expect(entryOf({...typed, authorUrl: 'https://'}).author).toEqual({
    name: 'Ada',
  });
});

it('the address of the editor has the title of the change', () => {
  const {origin, searchParams} = new URL(
    editAddress('https://example.com/edit', entry),
  );
  expect(origin).toBe('https://example.com');
  expect(searchParams.get('message')).toBe(
    "Add Ada's “tide” tables to the showcase",
  );
});

it('the mail has the entry', () => {
  const [, query = ''] = mailAddress('mailto:a@example.com', plain).split('?');
  expect(query).not.toContain('+');
  expect(new URLSearchParams(query).get('body')).toBe(entryCode(plain));
});
