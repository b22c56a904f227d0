import fs from 'node:fs/promises';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SiteData} from './client/siteData';
import {collectRecords, draftRecords} from './collect';
import {makeIndexFiles, type IndexFiles} from './files';
import {vocabularyOf, type Options} from './options';

export {validateOptions} from './options';

/** Folder of the index, in the output and in addresses. */
const FOLDER = 'search';

const MANIFEST = 'manifest.json';

/**
 * Runs inline in the head of every page, so that the button of the search names
 * the keys of the visitor's keyboard when it is drawn first.
 */
const namePlatform =
  "if(/Mac|iP/.test(navigator.platform))document.documentElement.dataset.platform='mac'";

/** What of a request and an answer of the server of `npm start` is used. */
type Handler = (
  request: {readonly url?: string},
  response: {readonly end: (content: string) => void},
  next: (error?: unknown) => void,
) => void;

/**
 * Writes the index of the embedded search, see README.md. A build makes it from
 * the rendered pages; `npm start` serves the one of the last build, or else one
 * of titles and descriptions, made when a page asks for it.
 */
export default function searchPlugin(
  {siteDir, outDir, baseUrl}: LoadContext,
  options: Options,
): Plugin {
  const builtDir = path.join(outDir, FOLDER);
  const site = {siteDir, baseUrl, options};
  let drafts: IndexFiles = new Map();

  async function findDraft(name: string): Promise<string | undefined> {
    // Each start of the search asks for it first.
    if (name === MANIFEST) {
      drafts = existsSync(path.join(builtDir, MANIFEST))
        ? new Map()
        : makeIndexFiles(await draftRecords(site));
    }
    return drafts.get(name);
  }

  const answer: Handler = ({url = ''}, response, next) => {
    findDraft(url.slice(1)).then(
      (content) => (content === undefined ? next() : response.end(content)),
      next,
    );
  };

  return {
    name: 'search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client/pagesRead/record')],
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: namePlatform}],
    }),
    async contentLoaded({actions}) {
      const {sections, filters, starts, tasks} = options;
      const data = {
        'vocabulary.json': vocabularyOf(options),
        'site.json': {
          filters,
          starts,
          tasks,
          postSections: Object.keys(sections).filter(
            (name) => sections[name]?.isPosts,
          ),
        } satisfies SiteData,
      };
      for (const [name, content] of Object.entries(data)) {
        await actions.createData(name, content);
      }
    },
    configureWebpack: (_, isServer) =>
      isServer
        ? {}
        : ({
            // Only `docusaurus start` reads this.
            devServer: {
              static: [
                {
                  directory: builtDir,
                  publicPath: `${baseUrl}${FOLDER}/`,
                  watch: false,
                },
              ],
              // Before the others, which answer any address with a page. What
              // is returned is added to the list.
              setupMiddlewares(middlewares: object[]) {
                middlewares.unshift({
                  name: 'search',
                  path: `${baseUrl}${FOLDER}/`,
                  middleware: answer,
                });
                return [];
              },
            },
          } as object),
    async postBuild() {
      const files = makeIndexFiles(await collectRecords({...site, outDir}));
      await fs.mkdir(builtDir, {recursive: true});
      // In their order: the manifest comes last.
      for (const [name, content] of files) {
        await fs.writeFile(path.join(builtDir, name), content);
      }
    },
  };
}
