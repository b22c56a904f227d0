import fs from 'node:fs';
import path from 'node:path';
import sidebars from '../../sidebars';
import {listExamples} from '../../plugins/examples/list';
import {generateCorpus, type Corpus} from '../corpus';
import {toDocusaurusSidebar} from '../corpus/sidebars';
import {docusaurusSite, linkPackages} from './docusaurus';
import type {Command, Site} from './types';

const siteDir = path.resolve(__dirname, '../..');

/** What `npm start` and `npm run build` run. */
const PROGRAM: Command = [process.execPath, 'scripts/docusaurus.mjs'];

/**
 * What is not copied: what a build makes, and content, in whose place the corpus
 * stands. Pages that are made from lists in `src/data/` stay.
 */
const LEFT_OUT =
  /^(?:\.cache|\.docusaurus|\.git|build|node_modules|test-results|toolkit\/node_modules|docs|(?:blog|learn|success-stories)\/.*\.mdx|examples\/\w+\.meta\.ts)(?:\/|$)/;

/**
 * The configuration as it is, but links from the navbar and from hand-made pages
 * to content that is left out are no errors, nothing redirects to it, and its
 * addresses are not missed.
 */
const CONFIG = `import config from './site.config';

const isAboutContent = (plugin: unknown): boolean =>
  plugin === './plugins/addresses/index.ts' ||
  (Array.isArray(plugin) && plugin[0] === '@docusaurus/plugin-client-redirects');

export default {
  ...config,
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  plugins: config.plugins?.filter((plugin) => !isAboutContent(plugin)),
};
`;

/** Metadata of the examples that pages outside of the documentation play. */
function listPlayedExamples(): ReadonlySet<string> {
  const srcDir = path.join(siteDir, 'src');
  const source = fs
    .readdirSync(srcDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(path.join(srcDir, file), 'utf8'))
    .join('\n');
  return new Set(
    listExamples(path.join(siteDir, 'examples'))
      .filter((name) => new RegExp(`\\b${name}\\b`).test(source))
      .map((name) => `examples/${name}.meta.ts`),
  );
}

/** Every sidebar that the navbar names: the first is that of the corpus. */
function writeSidebars(dir: string, corpus: Corpus): void {
  const [main = 'mainSidebar', ...others] = Object.keys(sidebars);
  const id = corpus.pages[0]?.id ?? '';
  const content = {
    [main]: toDocusaurusSidebar(corpus.sidebar),
    ...Object.fromEntries(others.map((name) => [name, [id]])),
  };
  fs.writeFileSync(
    path.join(dir, 'sidebars.ts'),
    `export default ${JSON.stringify(content)};\n`,
  );
}

/**
 * Copies this site, without its content, and puts a corpus in its place.
 *
 * @param dir an empty or new folder
 * @param pages of the corpus
 */
export function createThisSite(dir: string, pages: number): Site {
  const played = listPlayedExamples();
  fs.cpSync(siteDir, dir, {
    recursive: true,
    filter: (source) => {
      const file = path.relative(siteDir, source);
      return played.has(file) || !LEFT_OUT.test(file);
    },
  });
  linkPackages(siteDir, dir);
  const config = path.join(dir, 'docusaurus.config.ts');
  fs.renameSync(config, path.join(dir, 'site.config.ts'));
  fs.writeFileSync(config, CONFIG);
  const corpus = generateCorpus({dir: path.join(dir, 'docs'), pages});
  writeSidebars(dir, corpus);
  return docusaurusSite('this site', dir, corpus, PROGRAM);
}

/** This site as it is, with all of its pages. */
export function realSite(): Site {
  return {
    ...docusaurusSite(
      'all real pages',
      siteDir,
      {pages: [], sidebar: []},
      PROGRAM,
    ),
    docsPage: '/docs/interpolate/',
    docsFile: path.join(siteDir, 'docs/interpolate.mdx'),
  };
}
