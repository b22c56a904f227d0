import path from 'node:path';
import {compile, type CompileOptions} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {beforeEach, describe, expect, it} from 'vitest';
import {createTempDir, writeFiles} from '../../__tests__/tempDir';
import remarkOptions from '../remark';

const COMMAND = {command: 'remotion render'};
const FUNCTION = {api: '@remotion/renderer#renderMedia'};
const SETTINGS = {api: ['@remotion/cli/config#Config']};

let siteDir: string;

beforeEach(() => {
  siteDir = createTempDir();
});

/** Writes the text of the option `crf`. */
function write(text: string): void {
  writeFiles(siteDir, {
    'docs/_options/crf.mdx': `---\ncli: --crf\nconfig: setCrf\n---\n\n${text}\n`,
    'docs/_options/imageFormat.mdx': '---\ncli: --image-format\n---\n',
  });
}

/** Compiles a page that includes it. */
async function build(
  frontMatter: Record<string, unknown>,
  page = '### crf\n\n<Option name="crf" />\n',
): Promise<string> {
  const file = new VFile({
    value: page,
    path: path.join(siteDir, 'docs/cli/render.mdx'),
    cwd: siteDir,
    data: {frontMatter},
  });
  const docsDir = path.join(siteDir, 'docs');
  const remarkPlugins: CompileOptions['remarkPlugins'] = [
    [remarkOptions, {docsDir}],
  ];
  return String(await compile(file, {jsx: true, remarkPlugins}));
}

describe('the text of an option', () => {
  it('stands below the heading of each page', async () => {
    write('Lower is **better**.');
    for (const place of [COMMAND, FUNCTION, SETTINGS]) {
      expect(await build(place)).toMatch(
        /<_components.p>\{"Lower is "\}<_components.strong>\{"better"\}/,
      );
    }
  });

  it('has the words of one surface between tags', async () => {
    write(
      'Lower. <Only on="cli">A flag.</Only><Only on="node config">In code.</Only>\n\n<Only on="config">\n\nA setting.\n\n</Only>',
    );
    const command = await build(COMMAND);
    expect(command).toContain('A flag.');
    expect(command).not.toMatch(/In code|A setting|Only/);
    expect(await build(FUNCTION)).toMatch(/In code/);
    expect(await build(SETTINGS)).toMatch(/In code.*A setting/s);
  });

  it.each([
    [COMMAND, ['--crf', '--crf=1', '--image-format=png', 'png', 'null']],
    [FUNCTION, ['crf', 'crf: 1', "imageFormat: 'png'", "'png'", 'null']],
  ])('writes names and values as %o does', async (place, codes) => {
    write("`crf` `crf: 1` `imageFormat: 'png'` `'png'` `null`");
    const page = await build(place);
    expect(
      [...page.matchAll(/code>\{"([^"]*)"\}<\//g)].map(([, code]) => code),
    ).toEqual(codes);
  });

  it('leads to the same files from every page', async () => {
    write('[Terms](../terminology/index.mdx#crf), [flag](../cli/render.mdx)');
    expect(await build(COMMAND)).toMatch(
      /href="\.\/\.\.\/terminology\/index\.mdx#crf".*href="\.\/render\.mdx"/s,
    );
  });
});

describe('a mistake', () => {
  it.each([
    [
      'a text that does not exist',
      'Text.',
      '<Option name="crv" />',
      'docs/cli/render.mdx:1: there is no text of an option "crv". Add docs/_options/crv.mdx, or name one of: crf, imageFormat.',
    ],
    [
      'an unknown surface',
      '<Only on="cli shell">x</Only>',
      undefined,
      'docs/_options/crf.mdx:6: <Only> names the surface "shell", which does not exist. Name one or more of: ',
    ],
    [
      'an option that the surface does not have',
      'Needs `imageFormat`.',
      undefined,
      'docs/_options/crf.mdx:6: `imageFormat` has no name for pages of the surface "config". Add "config" to the front matter of imageFormat.mdx, or put the sentence between',
    ],
  ])('stops the build: %s', async (_, text, page, message) => {
    write(text);
    await expect(build(SETTINGS, page)).rejects.toThrow(message);
  });

  it('of Markdown names the file of the text', async () => {
    write('Lower.\n\n<div');
    await expect(build(COMMAND)).rejects.toThrow(
      /crf\.mdx:9: the page cannot be parsed/,
    );
  });

  it('is an option on a page that documents nothing', async () => {
    write('Lower.');
    await expect(build({})).rejects.toThrow(
      'docs/cli/render.mdx:3: <Option> is on a page that documents no API. Name in the front matter what it documents, under api or command.',
    );
  });
});
