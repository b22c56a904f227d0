import {createTempDir} from '../../../../plugins/__tests__/tempDir';
import {readPages, type Pages} from '../pages';

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
  return readPages(createTempDir(pages));
}

/** Headings one below another. */
export function headings(...names: readonly string[]): string {
  return names.map((name) => `### ${name}\n`).join('\n');
}

/** What a page about `measureSpring()` has to have. */
export const MEASURE = ['fps', 'config', 'threshold', 'from', 'to'];
