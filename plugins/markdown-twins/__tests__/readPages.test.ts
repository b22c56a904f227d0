import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {readTwins} from '../readPages';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'twins-'));

afterAll(() => fs.rmSync(dir, {recursive: true}));

/** Reads a site whose one page has this cell in a table. */
async function readCell(cell: string): ReturnType<typeof readTwins> {
  const folder = path.join(dir, 'build/docs/draw');
  fs.mkdirSync(folder, {recursive: true});
  fs.mkdirSync(path.join(dir, 'docs'), {recursive: true});
  fs.writeFileSync(path.join(dir, 'package-lock.json'), '');
  fs.writeFileSync(
    path.join(folder, 'index.html'),
    `<main><h1>Draw</h1><table><tr><th>A<tr><td>${cell}</table></main>`,
  );
  return readTwins({
    siteDir: dir,
    outDir: path.join(dir, 'build'),
    url: 'https://a.dev',
    baseUrl: '/',
    title: 'Site',
    tagline: '',
  });
}

it('reads every page that is there', async () => {
  const [twin, ...others] = await readCell('one <code>line</code>');
  expect(others).toEqual([]);
  expect(twin).toMatchObject({
    address: '/docs/draw/',
    twin: '/docs/draw.md',
    title: 'Draw',
  });
  expect(twin?.markdown).toContain('| one `line` |');
});

it('writes a page again only when it has changed', async () => {
  const file = path.join(dir, 'node_modules/.cache/markdown-twins.json');
  await readCell('one');
  // What a later build finds is what it takes.
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('one', 'kept'));
  expect((await readCell('one'))[0]?.markdown).toContain('| kept |');
  expect((await readCell('two'))[0]?.markdown).toContain('| two |');
  // Pages that are gone are forgotten.
  expect((await readCell('one'))[0]?.markdown).toContain('| one |');
  fs.writeFileSync(file, 'broken');
  expect((await readCell('one'))[0]?.markdown).toContain('| one |');
});

it.each([
  ['<ul><li>one<li>two</ul>', 'list', 'onetwo'],
  ['<pre>a();\nb();</pre>', 'code', 'a();\\nb();'],
])(
  'names the page of a cell that Markdown cannot hold: %s',
  async (cell, kind, text) => {
    await expect(readCell(cell)).rejects.toMatchObject({
      message: 'The page /docs/draw/ cannot be written as Markdown.',
      cause: {
        message: `A cell of a table holds a ${kind}, which Markdown cannot: "${text}". Write it as text, or below the table.`,
      },
    });
  },
);
