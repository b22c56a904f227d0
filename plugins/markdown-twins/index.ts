import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Writes the Markdown of every content page beside it, for readers that are not
 * browsers, and lists of all for language models. README.md has the rest.
 */
export default function markdownTwinsPlugin({
  siteDir,
  baseUrl,
  siteConfig: {url, title, tagline},
}: LoadContext): Plugin {
  return {
    name: 'markdown-twins',
    getThemePath: () => path.join(__dirname, 'theme'),
    async postBuild({outDir}) {
      const site = {siteDir, outDir, baseUrl, url, title, tagline};
      // A process of its own, which works while the search reads the pages.
      await promisify(execFile)(
        process.execPath,
        [
          '--import',
          'tsx',
          path.join(__dirname, 'write.ts'),
          JSON.stringify(site),
        ],
        {cwd: siteDir},
      ).catch((error: unknown) => {
        throw new Error((error as {stderr: string}).stderr.trim());
      });
    },
  };
}
