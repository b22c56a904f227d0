/** Links to the documentation that packages carry in code, types and texts. */
import fs from 'node:fs';
import path from 'node:path';
import type {ApiLink} from '../model';
import {compareText} from './json';

/** Endings that are read; source maps repeat what the code says. */
const READ = /\.(?:d\.ts|d\.mts|[cm]?js|md|json|html)$/;
/** Addresses up to a quote, bracket or space; `${` begins what is only known at run time. */
const LINK =
  /(?:https?:\/\/(?:www\.)?remotion\.dev(?![\w-]|\.\w)|\$\{[\w.]*DOCS_URL\})(\/[^\s"'`<>()[\]{}|\\^$,]*)?(\$\{)?/g;

/** The files of a package that are read, without those of its dependencies. */
export function listFiles(dir: string): string[] {
  return fs.readdirSync(dir, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) {
      return entry.name === 'node_modules' ? [] : listFiles(file);
    }
    return READ.test(entry.name) ? [file] : [];
  });
}

/** Links in a text, without what the sentence around them adds. */
export function findLinks(
  text: string,
): {readonly url: string; readonly isPrefix: boolean}[] {
  return [...text.matchAll(LINK)].map(([, pathname = '', template]) => ({
    url: `https://www.remotion.dev${template ? pathname : pathname.replace(/[.:;!?*]+$/, '')}`,
    isPrefix: template !== undefined,
  }));
}

/** Every link that the files of a package contain. */
export function readLinks(dir: string): ApiLink[] {
  const found = new Map<string, {isPrefix: boolean; files: Set<string>}>();
  for (const file of listFiles(dir)) {
    const text = fs.readFileSync(file, 'utf8');
    if (!text.includes('remotion.dev') && !text.includes('DOCS_URL')) {
      continue;
    }
    const ending = READ.exec(file)?.[0].slice(1) ?? '';
    for (const {url, isPrefix} of findLinks(text)) {
      const key = `${url} ${isPrefix}`;
      const entry = found.get(key) ?? {isPrefix, files: new Set<string>()};
      entry.files.add(ending);
      found.set(key, entry);
    }
  }
  return [...found]
    .sort(([a], [b]) => compareText(a, b))
    .map(([key, {isPrefix, files}]) => ({
      url: key.slice(0, key.lastIndexOf(' ')),
      isPrefix: isPrefix || undefined,
      files: [...files].sort(compareText),
    }));
}
