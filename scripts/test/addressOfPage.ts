import fs from 'node:fs';
import path from 'node:path';
import {addressOf} from '../../plugins/docs-index';

/**
 * Address of a page of content, below the base of the site.
 *
 * @param file path of the page, relative to the site
 * @returns `undefined` for a part of other pages, which has none
 */
export function addressOfPage(
  siteDir: string,
  file: string,
): string | undefined {
  const [folder = '', ...names] = file.split('/');
  if (names.some((name) => name.startsWith('_'))) {
    return undefined;
  }
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const [, slug] = /^slug: (\S+)$/m.exec(text) ?? [];
  return folder === 'docs'
    ? addressOf(names.join('/'), slug)
    : `/${folder}/${(slug ?? '').replace(/^\/|\/$/g, '')}/`;
}
