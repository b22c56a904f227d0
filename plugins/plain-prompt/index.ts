import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toPlainMarkdown} from './toPlainMarkdown';

const PAGE = 'docs/ai/system-prompt';

/** Writes the system prompt as Markdown beside its page, to be fetched by tools. */
export default function plainPromptPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'plain-prompt',
    async postBuild({outDir}) {
      const file = path.join(siteDir, `${PAGE}.mdx`);
      // A site that has other pages, such as those of the checks, has no prompt.
      if (!existsSync(file)) {
        return;
      }
      const source = await fs.readFile(file, 'utf8');
      await fs.writeFile(
        path.join(outDir, `${PAGE}.md`),
        toPlainMarkdown(source),
      );
    },
  };
}
