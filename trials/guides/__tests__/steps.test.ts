import {beforeEach, expect, it, vi} from 'vitest';
import {TOOLKIT_VERSION} from '../../../config/toolkit';
import {readPage} from '../pages';
import {readSteps} from '../steps';

vi.mock('../pages');

const fence = (info: string, ...lines: readonly string[]): string =>
  ['```' + info, ...lines, '```', ''].join('\n');

const page = (...blocks: readonly string[]): void => {
  vi.mocked(readPage).mockReturnValue(
    ['---', 'title: A guide', '---', '', ...blocks].join('\n'),
  );
};

beforeEach(() => vi.resetAllMocks());

it('reads files, changes, commands and what these print, with their lines', async () => {
  page(
    fence(
      'tsx title="src/Sky.tsx (step 2)"',
      'const hidden = 1;',
      '// ---cut---',
      'export const Sky = hidden;',
    ),
    fence('diff title="src/Root.tsx"', '-old', '+new'),
    fence(
      'bash npm2yarn',
      '# a comment',
      'npm i remotion',
      'npx remotion \\',
      '  still Sky',
    ),
    'It prints:',
    '',
    fence('txt', 'sky.png'),
    fence('tsx', 'const untitled = 1;'),
    fence('md title="Prompt"', 'not a file'),
  );
  expect(await readSteps('guide.mdx')).toEqual([
    {
      kind: 'write',
      line: 5,
      file: 'src/Sky.tsx',
      text: 'export const Sky = hidden;',
    },
    {kind: 'patch', line: 11, file: 'src/Root.tsx', text: '-old\n+new'},
    {
      kind: 'run',
      line: 16,
      commands: [`npm i remotion@${TOOLKIT_VERSION}`, 'npx remotion still Sky'],
      output: ['sky.png'],
    },
  ]);
});

it('reads the first of some tabs, and steps in lists', async () => {
  page(
    '<Tabs>',
    '<TabItem value="npm">',
    '',
    fence('bash', 'npm test'),
    '</TabItem>',
    '<TabItem value="bun">',
    '',
    fence('bash', 'bun test'),
    '</TabItem>',
    '</Tabs>',
    '',
    '1. First:',
    '',
    '   ```bash',
    '   npm start',
    '   ```',
  );
  expect(await readSteps('guide.mdx')).toMatchObject([
    {commands: ['npm test']},
    {commands: ['npm start']},
  ]);
});

it('leaves out what is looked up, folded or said not to be followed', async () => {
  page(
    '{/* not-followed: needs an account */}',
    '',
    fence('bash', 'one'),
    '{/* not-followed: another way to do it */}',
    '',
    '## Another way',
    '',
    fence('bash', 'two'),
    '### A detail of it',
    '',
    fence('bash', 'three'),
    '## Problems',
    '',
    fence('bash', 'four'),
    '## The end',
    '',
    '<details>',
    '',
    fence('bash', 'five'),
    '</details>',
    '',
    fence('bash', 'six'),
  );
  expect(await readSteps('guide.mdx')).toMatchObject([{commands: ['six']}]);
});
