import {describe, expect, it} from 'vitest';
import {findFences} from '../fences';

function find(...lines: string[]): ReturnType<typeof findFences> {
  return findFences('docs/page.mdx', lines.join('\n'));
}

describe('findFences', () => {
  it('finds ts and tsx with line, title, opt-out and code', () => {
    expect(
      find(
        '---',
        'title: Page',
        '---',
        '',
        '```ts',
        'a;',
        '',
        'b;',
        '```',
        '```tsx title="src/A.tsx" nocheck="version 1"',
        '<a />;',
        '```',
      ),
    ).toEqual({
      fences: [
        {
          file: 'docs/page.mdx',
          line: 5,
          lang: 'ts',
          meta: '',
          code: 'a;\n\nb;',
        },
        {
          file: 'docs/page.mdx',
          line: 10,
          lang: 'tsx',
          meta: 'title="src/A.tsx" nocheck="version 1"',
          title: 'src/A.tsx',
          nocheck: 'version 1',
          code: '<a />;',
        },
      ],
      configFences: [],
      problems: [],
    });
  });

  it.each([
    'js',
    'json',
    'bash npm2yarn',
    'typescript-like',
    'tsconfig',
    'txt',
    '',
  ])('has no interest in "%s"', (info) => {
    expect(find(`\`\`\`${info}`, 'a;', '```').fences).toEqual([]);
  });

  it('finds files of other tools', () => {
    expect(
      find(
        '```docker title="Dockerfile"',
        'FROM node',
        '```',
        '```json',
        '1',
        '```',
        '```yaml title=".github/workflows/a.yml" {2}',
        'on: push',
        '```',
      ).configFences,
    ).toMatchObject([
      {line: 1, lang: 'docker', title: 'Dockerfile', code: 'FROM node'},
      {line: 4, lang: 'json', title: undefined, code: '1'},
      {line: 7, lang: 'yaml', title: '.github/workflows/a.yml'},
    ]);
  });

  it('takes the indentation of the fence from each line, and no more', () => {
    const {fences} = find(
      '<Tabs>',
      '  ```ts',
      '  a(',
      '    1);',
      'b;',
      '  ```',
      '</Tabs>',
    );
    expect(fences).toMatchObject([{line: 2, code: 'a(\n  1);\nb;'}]);
  });

  it.each(['- ```ts', '1. ```ts', '- 2) ```ts'])(
    'finds a fence right after "%s"',
    (opening) => {
      const space = ' '.repeat(opening.indexOf('`'));
      const {fences} = find(opening, `${space}a;`, `${space}\`\`\``);
      expect(fences).toMatchObject([{line: 1, code: 'a;'}]);
    },
  );

  it('does not look into a longer fence, or one of the other kind', () => {
    const inner = ['```ts', 'a;', '```'];
    expect(find('````md', ...inner, '````').fences).toEqual([]);
    expect(find('~~~md', ...inner, '~~~').fences).toEqual([]);
    expect(find('```md', '~~~ts', 'a;', '~~~', '```').fences).toEqual([]);
  });

  it('closes a fence with a longer one only of the same kind', () => {
    expect(find('~~~ts', '```', 'a;', '~~~~').fences).toMatchObject([
      {code: '```\na;'},
    ]);
  });

  it('takes no inline code for a fence', () => {
    expect(find('```ts``` is written so', 'a').fences).toEqual([]);
  });

  it('reads lines that end as on Windows', () => {
    expect(
      findFences('docs/page.mdx', '```ts\r\na;\r\nb;\r\n```\r\n').fences,
    ).toMatchObject([{code: 'a;\nb;'}]);
  });

  it('reads an empty sample', () => {
    expect(find('```ts', '```').fences).toMatchObject([{code: ''}]);
  });

  it('tells of a sample without an end', () => {
    expect(find('Lead.', '```ts', 'a;')).toEqual({
      fences: [],
      configFences: [],
      problems: [
        {
          file: 'docs/page.mdx',
          line: 2,
          problem: 'the sample has no end',
          remedy: 'Close it with ``` on a line of its own.',
        },
      ],
    });
  });

  it('tells of a sample in a quote, which it cannot read', () => {
    const {fences, problems} = find('> ```tsx', '> a;', '> ```');
    expect(fences).toEqual([]);
    expect(problems).toMatchObject([
      {line: 1, problem: 'a sample in a quote is not checked'},
    ]);
  });
});
