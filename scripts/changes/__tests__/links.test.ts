import {createProcessor} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import {createTempDir} from '../../../plugins/__tests__/tempDir';
import {findBrokenLinks} from '../links';

const processor = createProcessor();
const siteDir = createTempDir({
  'docs/cli/render.mdx':
    '## Use it\n\n### By its name {/* #name */}\n\n### Use it\n\n<div id="box" />\n',
  'docs/still.mdx': '## Here\n',
  'docs/whole.mdx': "import Part from './_part.mdx';\n\n<Part />\n",
  'static/img/logo.png': '',
});

function check(markdown: string): string[] {
  return findBrokenLinks('docs/still.mdx', processor.parse(markdown), {
    siteDir,
    parse: (content) => processor.parse(content),
    addresses: new Set(['/', '/docs/cli/render/']),
  });
}

describe('findBrokenLinks', () => {
  it.each([
    ['a file', '[a](./cli/render.mdx)'],
    ['a heading of a file', '[a](./cli/render.mdx#use-it)'],
    ['a second heading of one text', '[a](./cli/render.mdx#use-it-1)'],
    ['a heading with an id', '[a](./cli/render.mdx#name)'],
    ['an element with an id', '[a](./cli/render.mdx#box)'],
    ['a heading of the page', '## Here\n\n[a](#here)'],
    ['a page with imported parts', '[a](./whole.mdx#anything)'],
    ['an address', '[a](/docs/cli/render/)'],
    ['an address without its slash', '[a](/docs/cli/render?a=1)'],
    ['a static file', '![a](/img/logo.png)'],
    ['another site', '[a](https://remotion.invalid/nowhere)'],
    ['a link with a name', '[a][b]\n\n[b]: ./cli/render.mdx'],
  ])('accepts %s', (_, markdown) => {
    expect(check(markdown)).toEqual([]);
  });

  it.each([
    [
      'a file that does not exist, with the line of the link',
      'Text.\n\n[a](./cli/rendr.mdx#name)',
      '3: the link "./cli/rendr.mdx#name" leads to docs/cli/rendr.mdx, which does not exist. Correct the path.',
    ],
    [
      'a heading that does not exist, with those that do',
      '[a](./cli/render.mdx#nam)',
      '1: the link "./cli/render.mdx#nam" leads to a heading that docs/cli/render.mdx does not have. Its headings are: use-it, name, use-it-1, box.',
    ],
    [
      'an address that no page has',
      '[a](/docs/cli/rendr/)',
      '1: the link "/docs/cli/rendr/" leads to an address that no page has. Correct it, or link to the file of the page; if the page is new, run "npm run fix" first, which lists its address in config/addresses.txt.',
    ],
  ])('names %s', (_, markdown, problem) => {
    expect(check(markdown)).toEqual([`docs/still.mdx:${problem}`]);
  });

  it('names a picture and a named link that lead nowhere', () => {
    expect(check('![a](./a.png)\n\n[b][c]\n\n[c]: ./c.mdx')).toEqual([
      expect.stringContaining('docs/still.mdx:1: the link "./a.png"'),
      expect.stringContaining('docs/still.mdx:5: the link "./c.mdx"'),
    ]);
  });
});
