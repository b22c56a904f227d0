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
} from '../../config/markdown';
import {describeError} from '../../plugins/framework-patches/errorMessages/describeError';
import {blankFrontMatter} from '../checks/apiCoverage/pages';
import {runMain} from '../runMain';
import {findBrokenLinks, type ParsePage} from './links';

const siteDir = path.resolve(__dirname, '../..');

/** Made by the build. */
const ADDRESSES = path.join(siteDir, 'config/addresses.txt');

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

async function main(): Promise<boolean> {
  const files = process.argv.slice(2);
  const addresses = new Set(fs.readFileSync(ADDRESSES, 'utf8').split('\n'));
  // Some of its packages have no form that a static import here could load.
  const {createProcessor} = await import('@mdx-js/mdx');
  const problems: string[] = [];
  for (const file of files) {
    problems.push(...(await checkPage(file, addresses, createProcessor)));
  }
  problems.forEach((problem) => console.error(`${problem}\n`));
  console.log(`${problems.length} mistakes in ${files.length} files.`);
  return problems.length === 0;
}

void runMain(main);
