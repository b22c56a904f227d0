import path from 'node:path';
import {evaluate} from '@mdx-js/mdx';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {expect, it} from 'vitest';
import {createTempDir} from '../../../__tests__/tempDir';
import remarkDiagrams from '..';

const folder = createTempDir({
  'flow.svg':
    '<svg viewBox="0 0 320 120">\n  <text x="1" y="2">Bundle</text>\n</svg>\n',
  'sizeless.svg': '<svg></svg>',
  'wide.svg': '<svg viewBox="0 0 688 120"></svg>',
  'two.svg': '<svg viewBox="0 0 688 120"><path d="M0 0H688" /></svg>',
  'two.narrow.svg': '<svg viewBox="0 0 320 240"><path d="M0 0V240" /></svg>',
});

async function render(value: string): Promise<string> {
  const {default: Page} = await evaluate(
    {value, path: path.join(folder, 'page.mdx'), cwd: folder},
    {...runtime, remarkPlugins: [remarkDiagrams]},
  );
  return renderToStaticMarkup(createElement(Page));
}

it('inlines a drawing', async () => {
  const html = await render('![A "box" named Bundle](./flow.svg)\n');
  expect(html).toContain(
    'role="img" aria-label="A &quot;box&quot; named Bundle" width="320" height="120" viewBox="0 0 320 120"',
  );
  expect(html).toContain('<text x="1" y="2">Bundle</text></svg></div>');
});

it('has another drawing for narrow pages', async () => {
  const html = await render('![Text](./two.svg)\n');
  expect(html).toMatch(
    /class="diagram wide" role="img" aria-label="Text" width="688".*M0 0H688.*class="diagram narrow" role="img" aria-label="Text" width="320".*M0 0V240/,
  );
});

it('gives a page the looks of diagrams once', async () => {
  const html = await render('![One](./flow.svg)\n\n![Two](./flow.svg)\n');
  expect(html.match(/<style>/g)).toHaveLength(1);
  expect(html.match(/class="diagramBox"/g)).toHaveLength(2);
});

it('leaves other images to the framework', async () => {
  expect(await render('![A photo](./photo.png)\n')).toContain('<img');
});

it.each([
  [
    '![](./flow.svg)\n',
    'page.mdx:1: the diagram "./flow.svg" has no text. Say between the brackets what it shows.',
  ],
  [
    'Text.\n\n![Text](./sizeless.svg)\n',
    'page.mdx:3: the diagram "./sizeless.svg" does not tell its size. Start the file with <svg viewBox="0 0 688 240">.',
  ],
  [
    '![Text](./wide.svg)\n',
    'page.mdx:1: the diagram "./wide.svg" is wider than a phone. Draw it again in wide.narrow.svg, at most 320 wide, with its parts below each other.',
  ],
])('refuses %s', async (page, problem) => {
  await expect(render(page)).rejects.toThrow(problem);
});
