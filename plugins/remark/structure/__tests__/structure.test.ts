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
  it.each([
    'Lead.\n\n## One\n\n### Two\n\n```ts\nx;\n```\n\n![A chart](./a.png)\n\n## Three\n',
    '```ts\nlabel("▶");\n```\n\n```txt\nmy-video/\n├── public/\n│   └── a.png\n└── src/\n```\n',
    'export function One() {}\n\n<One><Details>[50 %](/docs/50%25/)</Details></One>\n',
  ])('accepts %j', async (page) => {
    await expect(build(page)).resolves.toBeDefined();
  });

  it.each([
    [
      'a second h1',
      'Lead.\n\n# One\n',
      'docs/page.mdx:3: the heading "One" is an h1, but the title in the front matter is already one. Start with ## instead.',
    ],
    [
      'a skipped level',
      '## One\n\n#### Two `code`\n',
      'docs/page.mdx:3: the heading "Two code" is an h4 after an h2. Make it an h3, or add the level between.',
    ],
    [
      'a fence without a language',
      '```\nx\n```\n',
      'docs/page.mdx:1: a code fence names no language. Write one after the backticks, "txt" if nothing fits.',
    ],
    [
      "a color of the toolkit's own samples",
      "```ts\ncolor('#0B84F3');\n```\n",
      'docs/page.mdx:1: a sample has the color #0B84F3, which samples elsewhere are known by. Take one of src/css/tokens.css, such as #ff5a2e.',
    ],
    [
      'a drawing of boxes and arrows',
      '```txt\nfile\n  ▼\nvideo\n```\n',
      'docs/page.mdx:1: a text block draws boxes or arrows, which nobody can hear. Draw an SVG file beside the page and write ![what it says](./name.svg).',
    ],
    [
      'an image without alternative text',
      '![](./a.png)\n',
      'docs/page.mdx:1: the image "./a.png" has no alternative text.',
    ],
    [
      'a component that there is not',
      "import {Tab} from './tab';\n\nexport const Two = 2;\n\n<Tab>\n  <Twoo.Part />\n</Tab>\n",
      'docs/page.mdx:6: there is no component <Twoo>. Did you mean <Two>? Else import it above.',
    ],
    [
      'a percent sign that encodes nothing',
      'See [this](/docs/%E0%A4%A).\n',
      'docs/page.mdx:1: the link "/docs/%E0%A4%A" has a percent sign that encodes nothing. Write %25 for a percent sign, or correct the address.',
    ],
    [
      'the same in an element',
      'Lead.\n\n<a href="/docs/50%/">half</a>\n',
      'docs/page.mdx:3: the link "/docs/50%/" has a percent sign',
    ],
  ])('refuses %s', async (_, page, problem) => {
    await expect(build(page)).rejects.toThrow(problem);
  });

  it('names every problem at once', async () => {
    await expect(build('# One\n\n```\nx\n```\n')).rejects.toThrow(
      /page\.mdx:1: .*\n.*page\.mdx:3: /,
    );
  });
});
