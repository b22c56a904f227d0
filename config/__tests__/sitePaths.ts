import fs from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {dataRoutes} from '../../plugins/data-pages';

const SITE_DIR = path.resolve(__dirname, '../..');

/** Folders of posts, each with a list page at an address of the same name. */
const POST_FOLDERS = ['blog', 'learn', 'success-stories'];

/** Files of a folder that become pages, relative to it, without extension. */
function pageFiles(folder: string, extension: RegExp): string[] {
  return fs
    .readdirSync(path.join(SITE_DIR, folder), {recursive: true})
    .map((file) => String(file).split(path.sep).join('/'))
    .filter((file) => extension.test(file) && !/(?:^|\/)_/.test(file))
    .map((file) => file.replace(extension, ''))
    .sort();
}

function withoutIndex(id: string): string {
  return id.replace(/(^|\/)index$/, '$1').replace(/([^/])$/, '$1/');
}

/** Ids of all documentation pages, as a sidebar names them. */
export function docIds(): string[] {
  return pageFiles('docs', /\.mdx?$/);
}

function docPath(id: string): string {
  const file = ['mdx', 'md']
    .map((extension) => path.join(SITE_DIR, 'docs', `${id}.${extension}`))
    .find((name) => fs.existsSync(name));
  const source = file ? fs.readFileSync(file, 'utf8') : '';
  const [frontMatter = ''] = source.split('\n---');
  const slug = /^slug: (\S+)$/m.exec(frontMatter)?.[1];
  return slug ? `/docs${slug}` : `/docs/${withoutIndex(id)}`;
}

/** Addresses of the pages that links of the page frame may lead to. */
export function sitePaths(): Set<string> {
  return new Set([
    ...docIds().map(docPath),
    ...pageFiles('src/pages', /\.tsx$/).map((id) => `/${withoutIndex(id)}`),
    ...dataRoutes().map((route) => `/${route.path}`),
    ...POST_FOLDERS.map((folder) => `/${folder}/`),
  ]);
}

/** Ids of the documentation pages in a sidebar, in order. */
export function sidebarDocIds(items: SidebarsConfig[string]): string[] {
  if (!Array.isArray(items)) {
    throw new Error('The sidebars of this site are lists.');
  }
  return items.flatMap((item) => {
    if (typeof item === 'string') {
      return [item];
    }
    if (item.type === 'category') {
      return sidebarDocIds(item.items);
    }
    return item.type === 'doc' ? [item.id] : [];
  });
}
