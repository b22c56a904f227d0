/**
 * Writes the documented release into commands that install the toolkit. Another
 * release beside the installed one breaks a project, and `npm install` without a
 * version brings the newest.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** The toolkit's packages, and those of which it accepts one version alone. */
const PINNED = /(?<=\s)(?:remotion|@remotion\/[\w-]+|zod|mediabunny)(?=\s|$)/g;
const INSTALL = /^\s*npm (?:i|install)\s.*$/gm;

const {packages} = JSON.parse(
  readFileSync(
    path.resolve(__dirname, '../../../toolkit/package-lock.json'),
    'utf8',
  ),
) as {packages: Readonly<Record<string, {readonly version: string}>>};

/**
 * Gives toolkit packages in `npm install` lines the version that `toolkit/`
 * pins. A version that the page writes itself stays.
 */
export function pinVersions(commands: string): string {
  return commands.replace(INSTALL, (line) =>
    line.replace(PINNED, (name) => {
      const installed = packages[`node_modules/${name}`];
      return installed ? `${name}@${installed.version}` : name;
    }),
  );
}

/** Pins the versions in all shell samples of a page. */
export default function remarkInstalls(): (root: Root) => void {
  return (root) => {
    visit(root, 'code', (node) => {
      if (node.lang === 'bash') {
        node.value = pinVersions(node.value);
      }
    });
  };
}
