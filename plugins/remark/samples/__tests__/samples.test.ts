import {compile} from '@mdx-js/mdx';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import remarkSamples from '..';

/** The fences of a page after the plugin. */
async function build(value: string): Promise<Code[]> {
  const fences: Code[] = [];
  const collect = () => (root: Root) => {
    visit(root, 'code', (node) => void fences.push(node));
  };
  await compile(
    {value, path: '/site/docs/page.mdx', cwd: '/site'},
    {remarkPlugins: [remarkSamples, collect]},
  );
  return fences;
}

it('shows the visible part of a sample, keeps its title and marks it', async () => {
  expect(
    await build(
      '```tsx title="src/A.tsx" nocheck="version 1"\nimport "./b";\n// ---cut---\n\na;\n```\n\n- One\n\n  ```ts nocheck="version 1"\n  // @errors: 2322\n  b;\n  ```\n',
    ),
  ).toMatchObject([
    {
      value: 'a;',
      meta: 'title="src/A.tsx"',
      data: {hProperties: {isSample: true}},
    },
    {value: 'b;', meta: null},
  ]);
});

it.each(['bash', 'js'])('does not touch %s', async (lang) => {
  const value = '// ---cut---\n# nothing';
  const [fence] = await build(`\`\`\`${lang} nocheck="x"\n${value}\n\`\`\`\n`);
  expect(fence).toMatchObject({value, meta: 'nocheck="x"'});
  expect(fence).not.toHaveProperty('data');
});

it('names file, line, problem and remedy of a wrong notation', async () => {
  await expect(
    build('Lead.\n\n```ts\na;\n// ---cut-start---\nb;\n```\n'),
  ).rejects.toThrow(
    'Invalid samples:\ndocs/page.mdx:5: "// ---cut-start---" has no end. Put "// ---cut-end---" below it.',
  );
});
