import fs from 'node:fs/promises';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {env} from '../../config/env';
import {collectRecords} from './collect';
import {readFacts} from './facts';
import {makeIndexFiles, type IndexFiles} from './files';
import {readPlannedSections} from './plannedSections';
import {recordsOfSources, type AllContent} from './sources';

/**
 * Milliseconds without an edit after which the index of titles is made again. It
 * takes a third of a second at 900 pages, in which an edited page would wait.
 */
const DEBOUNCE_MS = 2000;

/** Folder of the index, in the output and in addresses. */
const FOLDER = 'search';

/**
 * Runs inline in the head of every page, so that the button of the search names
 * the keys of the visitor's keyboard when it is drawn first.
 */
const namePlatform =
  "if(/Mac|iP/.test(navigator.platform))document.documentElement.dataset.platform='mac'";

/** Writes the files in their order: the manifest comes last. */
async function writeFiles(dir: string, files: IndexFiles): Promise<void> {
  await fs.mkdir(dir, {recursive: true});
  for (const [name, content] of files) {
    await fs.writeFile(path.join(dir, name), content);
  }
}

/**
 * Writes the index of the embedded search, see README.md. A build makes it from
 * the rendered pages; `npm start` serves the one of the last build, or else one
 * of titles and descriptions.
 */
export default function searchPlugin({
  siteDir,
  outDir,
  generatedFilesDir,
  baseUrl,
}: LoadContext): Plugin {
  const builtDir = path.join(outDir, FOLDER);
  const draftDir = path.join(generatedFilesDir, 'search', FOLDER);
  const hasBuilt = existsSync(path.join(builtDir, 'manifest.json'));

  let isDrafted = false;
  let timeout: NodeJS.Timeout | undefined;

  async function writeDraft(allContent: AllContent): Promise<void> {
    const records = await recordsOfSources(allContent, {siteDir, baseUrl});
    await writeFiles(draftDir, makeIndexFiles(records, {isPartial: true}));
  }

  return {
    name: 'search',
    getThemePath: () => path.join(__dirname, 'theme'),
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: namePlatform}],
    }),
    async contentLoaded({actions}) {
      await actions.createData(
        'planned.json',
        await readPlannedSections(siteDir),
      );
    },
    async allContentLoaded({allContent}) {
      if (hasBuilt || !env.isStart) {
        return;
      }
      clearTimeout(timeout);
      if (!isDrafted) {
        isDrafted = true;
        await writeDraft(allContent);
        return;
      }
      timeout = setTimeout(() => {
        writeDraft(allContent).catch((error: unknown) => {
          console.error(
            `The search of "npm start" still has the titles of before: ${String(error)}. Start again, or build once to search all text.`,
          );
        });
      }, DEBOUNCE_MS);
      timeout.unref();
    },
    configureWebpack: (_, isServer) =>
      isServer
        ? {}
        : ({
            // Only `docusaurus start` reads this.
            devServer: {
              static: [
                {
                  directory: hasBuilt ? builtDir : draftDir,
                  publicPath: `${baseUrl}${FOLDER}/`,
                  watch: false,
                },
              ],
            },
          } as object),
    async postBuild() {
      const facts = await readFacts(siteDir);
      const records = await collectRecords({outDir, baseUrl, facts});
      await writeFiles(builtDir, makeIndexFiles(records));
    },
  };
}
