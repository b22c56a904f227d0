import {compile} from '@mdx-js/mdx';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import remarkSamples from '..';

/** The fences of a page after the plugin. */
async function build(value: string): Promise<Code[]> {
  const fences: Code[] = [];
  await compile(
    {value, path: '/site/docs/page.mdx', cwd: '/site'},
    {
      remarkPlugins: [
        remarkSamples,
        () => (root: Root) => {
          visit(root, 'code', (node) => void fences.push(node));
        },
      ],
    },
  );
  return fences;
}

describe('samples of a page', () => {
  it('shows only the visible part, and keeps the title', async () => {
    const [fence] = await build(
      '```tsx title="src/A.tsx" nocheck="version 1"\nimport "./b";\n// ---cut---\n\na;\n```\n',
    );
    expect(fence).toMatchObject({value: 'a;', meta: 'title="src/A.tsx"'});
  });

  it('leaves no empty words behind', async () => {
    const [fence] = await build('```ts nocheck="version 1"\na;\n```\n');
    expect(fence).toMatchObject({value: 'a;', meta: null});
  });

  it('reads a sample inside a list', async () => {
    const [fence] = await build(
      '- One\n\n  ```ts\n  // @errors: 2322\n  a;\n  ```\n',
    );
    expect(fence).toMatchObject({value: 'a;'});
  });

  it('is marked, so that its types can be found', async () => {
    const fences = await build('```ts\na;\n```\n\n```bash\na\n```\n');
    expect(fences.map(({data}) => data?.hProperties)).toEqual([
      {isSample: true},
      undefined,
    ]);
  });

  it('does not touch other languages', async () => {
    const code = '// ---cut---\n# nothing';
    const fences = await build(
      `\`\`\`bash nocheck="x"\n${code}\n\`\`\`\n\n\`\`\`js\n${code}\n\`\`\`\n`,
    );
    expect(fences.map(({value}) => value)).toEqual([code, code]);
    expect(fences[0]?.meta).toBe('nocheck="x"');
  });

  it('names file, line, problem and remedy of a wrong notation', async () => {
    await expect(
      build('Lead.\n\n```ts\na;\n// ---cut-start---\nb;\n```\n'),
    ).rejects.toThrow(
      'Invalid samples:\ndocs/page.mdx:5: "// ---cut-start---" has no end. Put "// ---cut-end---" below it.',
    );
  });
});
