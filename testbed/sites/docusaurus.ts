import fs from 'node:fs';
import path from 'node:path';
import type {Corpus} from '../corpus';
import type {Command, Site} from './types';

/**
 * Gives a site the packages of this one, and a folder of its own for caches:
 * with one link to all of `node_modules`, sites would share a cache.
 */
export function linkPackages(fromDir: string, siteDir: string): void {
  const from = path.join(fromDir, 'node_modules');
  const to = path.join(siteDir, 'node_modules');
  fs.mkdirSync(to);
  for (const name of fs.readdirSync(from)) {
    if (name !== '.cache') {
      fs.symlinkSync(path.join(from, name), path.join(to, name));
    }
  }
}

/**
 * A Docusaurus site with a corpus below `docs/`.
 *
 * @param program the command line of the framework
 */
export function docusaurusSite(
  name: string,
  dir: string,
  {pages}: Corpus,
  program: Command,
): Site {
  // From the middle: its sidebar has closed categories before and after it.
  const id = pages[Math.floor(pages.length / 2)]?.id ?? '';
  return {
    name,
    dir,
    outDir: 'build',
    caches: ['.docusaurus', 'build', 'node_modules/.cache'],
    build: [...program, 'build'],
    start: (port) => [...program, 'start', '--no-open', '--port', String(port)],
    home: '/',
    docsPage: `/docs/${id}/`,
    docsFile: path.join(dir, 'docs', `${id}.mdx`),
  };
}
