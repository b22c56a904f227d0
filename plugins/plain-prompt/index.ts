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
      const source = await fs.readFile(
        path.join(siteDir, `${PAGE}.mdx`),
        'utf8',
      );
      await fs.writeFile(
        path.join(outDir, `${PAGE}.md`),
        toPlainMarkdown(source),
      );
    },
  };
}
