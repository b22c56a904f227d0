import fs from 'node:fs';
import path from 'node:path';

/**
 * Ends a command that needs the packages of `toolkit/` where they are not installed.
 *
 * @throws Error that says how to install them
 */
export function requireToolkit(siteDir: string): void {
  if (!fs.existsSync(path.join(siteDir, 'toolkit/node_modules'))) {
    throw new Error(
      'The packages of toolkit/ are not installed. Run "npm ci --prefix toolkit --ignore-scripts" (500 MB).',
    );
  }
}
