/**
 * Holds pages to what a build holds them to, without a build: front matter,
 * structure, samples, examples, the API model, and where their links lead.
 * `tsx scripts/changes/content.ts docs/still.mdx`, with paths relative to the site;
 * with none, for all pages that differ from main.
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
import {listChangedFiles} from './changedFiles';
import {findBrokenLinks, type ParsePage} from './links';
import {isPage} from './plan';

const siteDir = path.resolve(__dirname, '../..');

/**
 * Says what is wrong with a file, one text each. Of the text of an option only
 * the links are its own: the rest is seen in the pages that include it.
 */
async function checkFile(
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
  const processor = createProcessor({
    remarkPlugins: file.startsWith('docs/')
      ? [...docsBeforeDefaultRemarkPlugins, ...docsRemarkPlugins]
      : [...beforeDefaultRemarkPlugins, ...remarkPlugins],
  });
  const parse: ParsePage = (content) =>
    processor.parse(blankFrontMatter(content));
  const findProblems = async (): Promise<void> => {
    const options = {siteDir, parse, addresses};
    problems.push(...findBrokenLinks(file, parse(fileContent), options));
    if (isPartial(file)) {
      return;
    }
    const {frontMatter} = await createFrontMatterParser(siteDir)({
      filePath,
      fileContent,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    }).catch((error: unknown) => {
      collect(error);
      return {frontMatter: {}};
    });
    const value = blankFrontMatter(fileContent);
    await processor.process(
      new VFile({value, path: filePath, cwd: siteDir, data: {frontMatter}}),
    );
  };
  await findProblems().catch(collect);
  return problems;
}

/** The given files, and the pages that include those that are texts of options. */
async function listFiles(names: readonly string[]): Promise<Set<string>> {
  const docsDir = path.join(siteDir, 'docs');
  const {pages} = await loadDocsIndex(docsDir);
  const including = pages.filter(({text}) =>
    listIncluded(text).some((name) =>
      names.includes(path.relative(siteDir, partialPath(docsDir, name))),
    ),
  );
  return new Set([...names, ...including.map(({file}) => `docs/${file}`)]);
}

const listChangedPages = (): string[] =>
  listChangedFiles(siteDir)
    .filter((changed) => isPage(changed) && !changed.isGone)
    .map(({file}) => file);

async function main(): Promise<boolean> {
  const named = process.argv.slice(2);
  const files = await listFiles(named.length > 0 ? named : listChangedPages());
  const addresses = new Set(await readAddresses(siteDir));
  // Some of its packages have no form that a static import here could load.
  const {createProcessor} = await import('@mdx-js/mdx');
  const problems: string[] = [];
  for (const file of files) {
    problems.push(...(await checkFile(file, addresses, createProcessor)));
  }
  problems.forEach((problem) => console.error(`${problem}\n`));
  console.log(`${problems.length} mistakes in ${files.size} pages.`);
  return problems.length === 0;
}

void runMain(main);
