import {expect, it} from 'vitest';
import {readProse} from '../markdown';

const read = (below: string, isShort = false): string | undefined =>
  readProse(`# Page\n\n### a\n\n${below}\n`.split('\n'), isShort).below('a')
    ?.text;

it.each([
  ['`string` · optional · in 3.0.1 and later\n\nWhat it is.', 'What it is.'],
  ['`` `a` | null ``\n\n`true` shows it.', '`true` shows it.'],
  [
    '```ts\ntype A = 1;\n```\n\nAvailable since 4.0.1\n\nWhat it is.',
    'What it is.',
  ],
  ['optional\n\nAs [`b`](https://a.dev/b) does.', 'As `b` does.'],
  ['deprecated · Use `b`', undefined],
  ['`string`\n\n- One\n- Two', undefined],
  ['**npm**\n\n```bash\nnpm i\n```', undefined],
])('finds the first paragraph of %j', (below, text) => {
  expect(read(below)).toBe(text);
});

it('shortens a paragraph to its first sentence', () => {
  expect(read('One, e.g. this. And two.', true)).toBe('One, e.g. this.');
});

it('looks for a name below its owner', () => {
  const page = readProse(
    '# a()\n\n## Options\n\n### b\n\nB.\n\n#### c\n\nOf b.\n\n### `--d`\n\nD.\n\n## Return value\n\n### c\n\nReturned.\n\n### e\n\nE.\n\n## More\n\n### f\n\nF.'.split(
      '\n',
    ),
  );
  expect(page.below('b')?.below('c')?.text).toBe('Of b.');
  expect(page.below('Return value')?.below('c')?.text).toBe('Returned.');
  expect(page.below('e')).toBeUndefined();
  expect(page.below('f')?.text).toBe('F.');
  expect(page.below('--d')?.text).toBe('D.');
  expect(page.below('b')?.below('--d')).toBeUndefined();
});
