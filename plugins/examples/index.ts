import fs from 'node:fs/promises';
import path from 'node:path';
import type {
  LoadContext,
  Plugin,
  PluginContentLoadedActions,
} from '@docusaurus/types';
import {aliasedSitePath, simpleHash} from '@docusaurus/utils';
import {spring} from 'remotion';
import {metadata} from '../../examples/YearInReview/props';
import {postLists} from '../../config/postLists';
import {loadDocsIndex} from '../docs-index';
import {exampleAddress} from './exampleAddress';
import {listExamples, posterAddress, readPosters} from './list';
import {listPostPictures} from './states';
import {riveFileRule, riveWasmRule} from './riveWasm';
import {silentRendererRule} from './silentRenderer';
import {readCode} from '../rehype/code/readCode';
import {extractTracks} from './tracks';

/** The composition that the home page plays beside its code. */
const HOME_COMPOSITION = 'examples/YearInReview/index.tsx';

/** The files of it that visitors can edit; the others hold types and data. */
const HOME_FILES = [
  'index.tsx',
  'Intro.tsx',
  'Count.tsx',
  'Bars.tsx',
  'Outro.tsx',
];

/** The samples that the page of the Player runs beside their code. */
const PLAYER_SAMPLES = 'examples/player';

/** How much of the spring the home page draws. */
const SPRING_FPS = 30;
const SPRING_FRAMES = 24;

/** Values of the default spring, frame by frame, from the toolkit itself. */
function springValues(): number[] {
  return Array.from({length: SPRING_FRAMES}, (_, frame) =>
    Number(spring({frame, fps: SPRING_FPS}).toFixed(4)),
  );
}

/** The code of the samples of the Player, by the name of the file. */
async function readPlayerSamples(siteDir: string): Promise<object> {
  const folder = path.join(siteDir, PLAYER_SAMPLES);
  return Object.fromEntries(
    (await fs.readdir(folder)).map((file) => [
      path.basename(file, '.tsx'),
      readCode(path.join(folder, file)),
    ]),
  );
}

/**
 * Makes the page of each example, which plays it as large as the window lets, and
 * leads back to the pages of the documentation that explain it.
 */
async function addExamplePages(
  {siteDir, siteConfig}: LoadContext,
  {addRoute, createData}: PluginContentLoadedActions,
): Promise<void> {
  const examplesDir = path.join(siteDir, 'examples');
  const posters = readPosters(examplesDir);
  const docs = await loadDocsIndex(path.join(siteDir, 'docs'));
  // The framework names chunks by these paths, in any folder the same.
  const write = async (file: string, data: string): Promise<string> =>
    aliasedSitePath(await createData(file, data), siteDir);
  for (const name of listExamples(examplesDir)) {
    const explanations = docs.pages
      .filter(({text}) => text.includes(`<Example name="${name}"`))
      .map(({title, address}) => ({title, address}));
    addRoute({
      path: siteConfig.baseUrl + exampleAddress(name).slice(1),
      component: '@site/src/components/ExamplePage',
      exact: true,
      modules: {
        example: await write(
          `${name}.js`,
          // Sidebars name the files of these chunks, so their names are short.
          // Two that happen to be the same make one chunk, which works as well.
          // The framework sets the other exports on the default one for the page.
          `export const load = () => import(/* webpackChunkName: "${simpleHash(name, 4)}" */ '@site/examples/${name}');
export const name = '${name}';
export const poster = '${posterAddress(name, posters)}';
export const explanations = ${JSON.stringify(explanations)};
export default {};
export {default as metadata} from '@site/examples/${name}.meta';
`,
        ),
      },
    });
  }
}

/**
 * Writes what the lists of posts spread into `Preview`, by the post's slug.
 *
 * @throws Error if a lesson names an unknown example, or two posts share a slug
 */
async function addPostPictures(
  {siteDir}: LoadContext,
  {createData}: PluginContentLoadedActions,
): Promise<void> {
  const examplesDir = path.join(siteDir, 'examples');
  const posters = readPosters(examplesDir);
  const known = listExamples(examplesDir);
  const pictures = await listPostPictures(siteDir);
  const names = [...new Set(pictures.map(({example}) => example))];
  const unknown = pictures.find(({example}) => !known.includes(example));
  if (unknown) {
    throw new Error(
      `The lesson "${unknown.slug}" names the example "${unknown.example}" in its front matter, which is not in examples/. Add it, or name one of: ${known.join(', ')}.`,
    );
  }
  const slugs = pictures.map(({slug}) => slug);
  const repeated = slugs.find((slug, at) => slugs.indexOf(slug) < at);
  if (repeated !== undefined) {
    throw new Error(
      `Two posts have the slug "${repeated}", so they would share a picture. Give one of them another slug in its front matter.`,
    );
  }
  const entries = pictures.map(
    ({slug, example, key, inputProps}) =>
      `  ${JSON.stringify(slug)}: {...${example}, ${JSON.stringify({
        poster: posterAddress(key, posters),
        ...(key !== example && {inputProps}),
      }).slice(1, -1)}},\n`,
  );
  await createData(
    'posts.js',
    `${names.map((name) => `import * as ${name} from './${name}.js';\n`).join('')}
export const posts = {\n${entries.join('')}};\n`,
  );
}

/**
 * Makes a page of each composition in `examples/`, and reads from them what the
 * home page shows: tracks and code of the film it plays, and a spring. The page of
 * the Player gets the code of the samples that it runs.
 */
export default function examplesPlugin(context: LoadContext): Plugin {
  return {
    name: 'examples',
    getPathsToWatch: () => [
      'examples/*.meta.ts',
      'examples/posters.json',
      ...Object.values(postLists).map(({folder}) => `${folder}/*.mdx`),
      HOME_COMPOSITION,
      `${PLAYER_SAMPLES}/*.tsx`,
    ],
    configureWebpack: () => ({
      module: {
        rules: [
          riveWasmRule,
          riveFileRule,
          silentRendererRule,
          // Styles of a component that few pages have: it brings them itself.
          {resourceQuery: /^\?text$/, type: 'asset/source'},
        ],
      },
    }),
    async contentLoaded({actions}) {
      const source = await fs.readFile(
        path.join(context.siteDir, HOME_COMPOSITION),
        'utf8',
      );
      await actions.createData(
        'yearInReview.json',
        JSON.stringify(
          extractTracks(source, metadata.durationInFrames, HOME_COMPOSITION),
        ),
      );
      const homeDir = path.dirname(
        path.join(context.siteDir, HOME_COMPOSITION),
      );
      const files = await Promise.all(
        HOME_FILES.map(async (file) => [
          file,
          await fs.readFile(path.join(homeDir, file), 'utf8'),
        ]),
      );
      await actions.createData(
        'yearInReviewFiles.json',
        JSON.stringify(Object.fromEntries(files)),
      );
      await actions.createData(
        'playerSamples.json',
        JSON.stringify(await readPlayerSamples(context.siteDir)),
      );
      await actions.createData('spring.json', JSON.stringify(springValues()));
      await addExamplePages(context, actions);
      await addPostPictures(context, actions);
    },
  };
}
