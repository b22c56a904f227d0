import fs from 'node:fs';
import path from 'node:path';
import {simpleHash} from '@docusaurus/utils';
import type {Draft, Site} from './draft';
import {emitCards} from './emit';
import type {Page} from './routes';
import {siblingIds} from './sidebars';
import type {Version} from './versions';

/** Whether a page lists documents with their descriptions, as cards. */
export function hasCards(
  {chunkNames}: Page,
  {generated: {registry}, siteDir}: Site,
): boolean {
  const requestOfName = (name: unknown): string =>
    registry.get(String(name)) ?? '';
  const component = requestOfName(chunkNames.__comp);
  if (component.endsWith('DocCategoryGeneratedIndexPage')) {
    return true;
  }
  const content = requestOfName(chunkNames.content);
  const [, file] = /^@site\/(.+\.mdx?)$/.exec(content) ?? [];
  return (
    file !== undefined &&
    fs.readFileSync(path.join(siteDir, file), 'utf8').includes('DocCard')
  );
}

/**
 * The module with the titles and descriptions of the documents beside a page.
 *
 * @returns the name of its chunk
 */
export function writeCards(
  {files}: Draft,
  {key, metadata}: Version,
  page: Page,
): string {
  const name = `cards-${simpleHash(`${key}${page.path}`, 8)}`;
  const items = metadata.docsSidebars[String(page.attributes.sidebar)] ?? [];
  const docs = siblingIds(items, page.key).flatMap((id) => {
    const doc = metadata.docs[id];
    return doc ? [[id, doc] as const] : [];
  });
  files.set(`${name}.js`, emitCards(key, Object.fromEntries(docs)));
  return name;
}
