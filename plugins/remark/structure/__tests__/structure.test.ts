import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import remarkStructure from '..';

function build(value: string): Promise<unknown> {
  return compile(
    {value, path: '/site/docs/page.mdx', cwd: '/site'},
    {remarkPlugins: [remarkStructure]},
  );
}

describe('structure of a page', () => {
  it('accepts headings in order, fences with a language and images with text', async () => {
    await expect(
      build(
        'Lead.\n\n## One\n\n### Two\n\n```ts\nx;\n```\n\n![A chart](./a.png)\n\n## Three\n',
      ),
    ).resolves.toBeDefined();
  });

  it('refuses a second h1', async () => {
    await expect(build('Lead.\n\n# One\n')).rejects.toThrow(
      'docs/page.mdx:3: the heading "One" is an h1, but the title in the front matter is already one. Start with ## instead.',
    );
  });

  it('refuses a skipped level', async () => {
    await expect(build('## One\n\n#### Two `code`\n')).rejects.toThrow(
      'docs/page.mdx:3: the heading "Two code" is an h4 after an h2. Make it an h3, or add the level between.',
    );
  });

  it('refuses a fence without a language', async () => {
    await expect(build('```\nx\n```\n')).rejects.toThrow(
      'docs/page.mdx:1: a code fence names no language. Write one after the backticks, "txt" if nothing fits.',
    );
  });

  it('refuses an image without alternative text', async () => {
    await expect(build('![](./a.png)\n')).rejects.toThrow(
      'docs/page.mdx:1: the image "./a.png" has no alternative text.',
    );
  });

  it('names every problem at once', async () => {
    await expect(build('# One\n\n```\nx\n```\n')).rejects.toThrow(
      /page\.mdx:1: .*\n.*page\.mdx:3: /,
    );
  });
});
