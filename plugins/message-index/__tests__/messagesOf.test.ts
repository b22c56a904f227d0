import {expect, it} from 'vitest';
import {messagesOf} from '../messagesOf';

it('takes the first block and the first column of tables of messages', () => {
  const text = [
    '```txt',
    'Target closed',
    '```',
    '',
    'Text.',
    '',
    '| Message | What to do |',
    '| --- | --- |',
    '| `Page crashed!` or `a \\| b` | Try `npx` |',
    '| Nothing | Wait |',
    '',
    '| Flag | Text |',
    '| --- | --- |',
    '| `--gl` | Text |',
    '',
    '```txt',
    'another output',
    '```',
  ].join('\n');
  expect(messagesOf(text)).toEqual(['Target closed', 'Page crashed!', 'a | b']);
});

it('finds nothing on a page without messages', () => {
  expect(messagesOf('Text.\n\n```bash\nls\n```\n')).toEqual([]);
});
