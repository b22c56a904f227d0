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
});

async function render(value: string): Promise<string> {
  const {default: Page} = await evaluate(
    {value, path: path.join(folder, 'page.mdx'), cwd: folder},
    {...runtime, remarkPlugins: [remarkDiagrams]},
  );
  return renderToStaticMarkup(createElement(Page));
}

it('inlines a drawing in a region that is named after its heading', async () => {
  const html = await render(
    '## How it `works` {/* #how */}\n\n![A "box" named Bundle](./flow.svg)\n',
  );
  expect(html).toContain(
    '<div class="scrollRegion" role="region" aria-label="Diagram: How it works" tabindex="0">',
  );
  expect(html).toContain(
    'role="img" aria-label="A &quot;box&quot; named Bundle" width="320" height="120" viewBox="0 0 320 120"',
  );
  expect(html).toContain('<text x="1" y="2">Bundle</text></svg></div>');
});

it('gives a page the looks of diagrams once', async () => {
  const html = await render('![One](./flow.svg)\n\n![Two](./flow.svg)\n');
  expect(html.match(/<style>/g)).toHaveLength(1);
  expect(html.match(/aria-label="Diagram"/g)).toHaveLength(2);
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
    'page.mdx:3: the diagram "./sizeless.svg" does not tell its size. Start the file with <svg viewBox="0 0 720 240">.',
  ],
])('refuses %s', async (page, problem) => {
  await expect(render(page)).rejects.toThrow(problem);
});
