import {expect, it} from 'vitest';
import {findFences} from '../fences';

function find(...lines: string[]): ReturnType<typeof findFences> {
  return findFences('docs/page.mdx', lines.join('\n'));
}

it('finds samples and files of other tools, with line, title, opt-out and code', () => {
  const file = 'docs/page.mdx';
  const meta = 'title="src/A.tsx" nocheck="version 1"';
  expect(
    find(
      '---\ntitle: Page\n---\n',
      '```ts\na;\n\nb;\n```',
      `\`\`\`tsx ${meta}\n<a />;\n\`\`\``,
      '```docker title="Dockerfile"\nFROM node\n```',
      '```json\n1\n```',
      '```yaml title=".github/workflows/a.yml" {2}\non: push\n```',
    ),
  ).toEqual({
    fences: [
      {file, line: 5, lang: 'ts', meta: '', code: 'a;\n\nb;'},
      {
        file,
        line: 10,
        lang: 'tsx',
        meta,
        title: 'src/A.tsx',
        nocheck: 'version 1',
        code: '<a />;',
      },
    ],
    configFences: [
      {
        file,
        line: 13,
        lang: 'docker',
        title: 'Dockerfile',
        code: 'FROM node',
      },
      {file, line: 16, lang: 'json', title: undefined, code: '1'},
      {
        file,
        line: 19,
        lang: 'yaml',
        title: '.github/workflows/a.yml',
        code: 'on: push',
      },
    ],
    unreadable: [],
  });
});

it.each(['js', 'json', 'bash npm2yarn', 'typescript-like', 'txt', ''])(
  'has no sample in "%s"',
  (info) => {
    expect(find(`\`\`\`${info}`, 'a;', '```').fences).toEqual([]);
  },
);

it.each([
  [
    'without the indentation of the fence, and no more',
    '<Tabs>\n  ```ts\n  a(\n    1);\nb;\n  ```\n</Tabs>',
    'a(\n  1);\nb;',
  ],
  ['right after a bullet', '- ```ts\n  a;\n  ```', 'a;'],
  ['right after a number', '1. ```ts\n   a;\n   ```', 'a;'],
  ['right after both', '- 2) ```ts\n     a;\n     ```', 'a;'],
  [
    'to a fence of its own kind, also a longer one',
    '~~~ts\n```\na;\n~~~~',
    '```\na;',
  ],
  ['on lines that end as on Windows', '```ts\r\na;\r\nb;\r\n```\r\n', 'a;\nb;'],
  ['when it is empty', '```ts\n```', ''],
])('reads a sample %s', (_, page, code) => {
  expect(find(page).fences).toMatchObject([{code}]);
});

it.each([
  ['a longer fence', '````md\n```ts\na;\n```\n````'],
  ['a fence of the other kind', '~~~md\n```ts\na;\n```\n~~~'],
  ['a fence of backticks', '```md\n~~~ts\na;\n~~~\n```'],
  ['code in a sentence', '```ts``` is written so\na'],
])('does not look into %s', (_, page) => {
  expect(find(page).fences).toEqual([]);
});

it.each([
  [
    'without an end',
    'Lead.\n```ts\na;',
    2,
    'the sample has no end',
    'Close it with ``` on a line of its own.',
  ],
  [
    'in a quote, which it cannot read',
    '> ```tsx\n> a;\n> ```',
    1,
    'a sample in a quote is not checked',
    'Take it out of the quote, or use an admonition.',
  ],
])('tells of a sample %s', (_, page, line, message, remedy) => {
  const {fences, unreadable} = find(page);
  expect(fences).toEqual([]);
  expect(unreadable).toMatchObject([{line, problem: {message, remedy}}]);
});
