import path from 'node:path';
import {compile, type CompileOptions} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {createTempDir} from '../../__tests__/tempDir';
import remarkOptions from '../remark';

const COMMAND = {command: 'remotion render'};
const FUNCTION = {api: '@remotion/renderer#renderMedia'};
const SETTINGS = {api: ['@remotion/cli/config#Config']};

/** Compiles a page that includes a text of the option `crf`. */
async function build(
  text: string,
  frontMatter: Record<string, unknown>,
  page = '### crf\n\n<Option name="crf" />\n',
): Promise<string> {
  const siteDir = createTempDir({
    'docs/_options/crf.mdx': `---\ncli: --crf\nconfig: setCrf\n---\n\n${text}\n`,
    'docs/_options/imageFormat.mdx': '---\ncli: --image-format\n---\n',
  });
  const docsDir = path.join(siteDir, 'docs');
  const file = new VFile({
    value: page,
    path: path.join(docsDir, 'cli/render.mdx'),
    cwd: siteDir,
    data: {frontMatter},
  });
  const remarkPlugins: CompileOptions['remarkPlugins'] = [
    [remarkOptions, {docsDir}],
  ];
  return String(await compile(file, {jsx: true, remarkPlugins}));
}

it.each([COMMAND, FUNCTION, SETTINGS])(
  'stands below the heading of a page about %o',
  async (place) => {
    expect(await build('Lower is **better**.', place)).toMatch(
      /<_components.p>\{"Lower is "\}<_components.strong>\{"better"\}/,
    );
  },
);

it('has the words of one surface between tags', async () => {
  const text =
    'Lower. <Only on="cli">A flag.</Only><Only on="node config">In code.</Only>\n\n<Only on="config">\n\nA setting.\n\n</Only>';
  const command = await build(text, COMMAND);
  expect(command).toContain('A flag.');
  expect(command).not.toMatch(/In code|A setting|Only/);
  expect(await build(text, FUNCTION)).toMatch(/In code/);
  expect(await build(text, SETTINGS)).toMatch(/In code.*A setting/s);
});

it.each([
  [COMMAND, ['--crf', '--crf=1', '--image-format=png', 'png', 'null']],
  [FUNCTION, ['crf', 'crf: 1', "imageFormat: 'png'", "'png'", 'null']],
])('writes names and values as %o does', async (place, codes) => {
  const text = "`crf` `crf: 1` `imageFormat: 'png'` `'png'` `null`";
  const page = await build(text, place);
  expect(
    [...page.matchAll(/code>\{"([^"]*)"\}<\//g)].map(([, code]) => code),
  ).toEqual(codes);
});

it('leads to the same files from every page', async () => {
  const text =
    '[Terms](../terminology/index.mdx#crf), [flag](../cli/render.mdx)';
  expect(await build(text, COMMAND)).toMatch(
    /href="\.\/\.\.\/terminology\/index\.mdx#crf".*href="\.\/render\.mdx"/s,
  );
});

it.each<[string, string, Record<string, unknown>, string | RegExp, string?]>([
  [
    'a text that does not exist',
    'Text.',
    SETTINGS,
    'docs/cli/render.mdx:1: there is no text of an option "crv". Add docs/_options/crv.mdx, or name one of: crf, imageFormat.',
    '<Option name="crv" />',
  ],
  [
    'an unknown surface',
    '<Only on="cli shell">x</Only>',
    SETTINGS,
    'docs/_options/crf.mdx:6: <Only> names the surface "shell", which does not exist. Name one or more of: ',
  ],
  [
    'an option that the surface does not have',
    'Needs `imageFormat`.',
    SETTINGS,
    'docs/_options/crf.mdx:6: `imageFormat` has no name for pages of the surface "config". Add "config" to the front matter of imageFormat.mdx, or put the sentence between',
  ],
  [
    'Markdown that cannot be parsed, in the file of the text',
    'Lower.\n\n<div',
    COMMAND,
    /crf\.mdx:9: the page cannot be parsed/,
  ],
  [
    'an option on a page that documents nothing',
    'Lower.',
    {},
    'docs/cli/render.mdx:3: <Option> is on a page that documents no API. Name in the front matter what it documents, under api or command.',
  ],
])('the build stops at %s', async (_, text, frontMatter, message, page) => {
  await expect(build(text, frontMatter, page)).rejects.toThrow(message);
});
