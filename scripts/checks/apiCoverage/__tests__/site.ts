import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readPages, type Pages} from '../pages';

const dirs: string[] = [];

/** Writes pages to a folder of their own, and returns it. */
export function writeDocs(pages: Readonly<Record<string, string>>): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'api-coverage-'));
  dirs.push(dir);
  for (const [file, text] of Object.entries(pages)) {
    const name = path.join(dir, file);
    fs.mkdirSync(path.dirname(name), {recursive: true});
    fs.writeFileSync(name, text);
  }
  return dir;
}

/** Removes the folders that tests have written. */
export function removeDocs(): void {
  dirs.splice(0).forEach((dir) => fs.rmSync(dir, {recursive: true}));
}

/** A page with front matter, sections below. */
export function page(
  frontMatter: readonly string[],
  ...lines: readonly string[]
): string {
  return ['---', 'title: A page', ...frontMatter, '---', '', ...lines].join(
    '\n',
  );
}

/** Pages as the report reads them. */
export function read(pages: Readonly<Record<string, string>>): Promise<Pages> {
  return readPages(writeDocs(pages));
}

/** Headings one below another. */
export function headings(...names: readonly string[]): string {
  return names.map((name) => `### ${name}\n`).join('\n');
}

/** What a page about `measureSpring()` has to have. */
export const MEASURE = ['fps', 'config', 'threshold', 'from', 'to'];
