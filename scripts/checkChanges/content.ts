/**
 * Holds pages to what a build holds them to, without a build: front matter,
 * structure, samples, examples, the API model, and where their links lead.
 * `tsx scripts/checkChanges/content.ts docs/still.mdx`, with paths relative to the site.
 */
import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {createProcessor as CreateProcessor} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {createFrontMatterParser} from '../../config/frontMatter';
import {
  beforeDefaultRemarkPlugins,
  docsBeforeDefaultRemarkPlugins,
  docsRemarkPlugins,
  remarkPlugins,
} from '../../plugins/remark';
import {readAddresses} from '../../plugins/addresses';
import {loadDocsIndex} from '../../plugins/docs-index';
import {blankFrontMatter} from '../../plugins/docs-index/source';
import {describeError} from '../../plugins/framework-patches/errorMessages/describeError';
import {
  isPartial,
  listIncluded,
  partialPath,
} from '../../plugins/options/partials';
import {runMain} from '../runMain';
import {findBrokenLinks, type ParsePage} from './links';

const siteDir = path.resolve(__dirname, '../..');

/** Says what is wrong with a page, one text each. */
async function checkPage(
  file: string,
  addresses: ReadonlySet<string>,
  createProcessor: typeof CreateProcessor,
): Promise<string[]> {
  const filePath = path.join(siteDir, file);
  const fileContent = fs.readFileSync(filePath, 'utf8');
  const problems: string[] = [];
  const collect = (error: unknown): void => {
    problems.push(describeError(error, file) ?? String(error));
  };
  let frontMatter: Readonly<Record<string, unknown>> = {};
  try {
    const parsed = await createFrontMatterParser(siteDir)({
      filePath,
      fileContent,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    ({frontMatter} = parsed);
  } catch (error) {
    collect(error);
  }
  const processor = createProcessor({
    remarkPlugins: file.startsWith('docs/')
      ? [...docsBeforeDefaultRemarkPlugins, ...docsRemarkPlugins]
      : [...beforeDefaultRemarkPlugins, ...remarkPlugins],
  });
  const parse: ParsePage = (content) =>
    processor.parse(blankFrontMatter(content));
  try {
    const options = {siteDir, parse, addresses};
    problems.push(...findBrokenLinks(file, parse(fileContent), options));
    const value = blankFrontMatter(fileContent);
    await processor.process(
      new VFile({value, path: filePath, cwd: siteDir, data: {frontMatter}}),
    );
  } catch (error) {
    collect(error);
  }
  return problems;
}

/** The given pages, and those that include the given texts of options. */
async function listPages(files: readonly string[]): Promise<Set<string>> {
  const docsDir = path.join(siteDir, 'docs');
  const {pages} = await loadDocsIndex(docsDir);
  const including = pages.filter(({text}) =>
    listIncluded(text).some((name) =>
      files.includes(path.relative(siteDir, partialPath(docsDir, name))),
    ),
  );
  return new Set([
    ...files.filter((file) => !isPartial(file)),
    ...including.map(({file}) => `docs/${file}`),
  ]);
}

async function main(): Promise<boolean> {
  const files = process.argv.slice(2);
  const pages = await listPages(files);
  const addresses = new Set(await readAddresses(siteDir));
  // Some of its packages have no form that a static import here could load.
  const {createProcessor} = await import('@mdx-js/mdx');
  const problems: string[] = [];
  for (const file of pages) {
    problems.push(...(await checkPage(file, addresses, createProcessor)));
  }
  const processor = createProcessor();
  for (const file of files.filter(isPartial)) {
    const parse: ParsePage = (content) =>
      processor.parse(blankFrontMatter(content));
    const root = parse(fs.readFileSync(path.join(siteDir, file), 'utf8'));
    problems.push(...findBrokenLinks(file, root, {siteDir, parse, addresses}));
  }
  problems.forEach((problem) => console.error(`${problem}\n`));
  console.log(`${problems.length} mistakes in ${pages.size} pages.`);
  return problems.length === 0;
}

void runMain(main);
