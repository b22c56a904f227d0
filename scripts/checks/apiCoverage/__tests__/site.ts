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

/** A page with one section, which has a heading for each name. */
export function sectionPage(
  frontMatter: readonly string[],
  title: string,
  ...names: readonly string[]
): string {
  const headings = names.map((name) => `### ${name}\n`);
  return page(frontMatter, `## ${title}`, '', ...headings);
}

/** Pages as the report reads them. */
export function read(pages: Readonly<Record<string, string>>): Promise<Pages> {
  return readPages(createTempDir(pages));
}

/** What a page about `measureSpring()` has to have. */
export const MEASURE = ['fps', 'config', 'threshold', 'from', 'to'];
