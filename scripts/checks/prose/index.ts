/**
 * Holds the prose of pages to config/prose.yml: `npm run lint:prose`. Give it
 * pages to check only those. Without, it reads all pages and counts, but fails
 * only for those that differ from main: the others were written before it.
 */
import fs from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {findStart, listChangedFiles} from '../../changes/changedFiles';
import {runMain} from '../../runMain';
import {formatTable} from '../formatTable';
import {lintProse, type Finding} from './lint';

const siteDir = path.resolve(__dirname, '../../..');
const PAGES = '{docs,blog,learn,success-stories}/**/*.{md,mdx}';

/** How often each rule applies, the most frequent first. */
function formatCounts(findings: readonly Finding[]): string {
  const counts = new Map<string, number>();
  for (const {rule} of findings) {
    counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  const rows = [...counts].sort(([, a], [, b]) => b - a);
  return formatTable(rows.map(([rule, count]) => [rule, String(count)]));
}

/** Files that differ from main; none where this cannot be known. */
function listChanged(): string[] {
  const start = findStart(siteDir);
  if (start === undefined) {
    console.warn(
      'Which pages have changed cannot be told, because this history has no branch "main" or not where it was left: no page has to be corrected.',
    );
    return [];
  }
  return listChangedFiles(siteDir, start).map(({file}) => file);
}

async function main(): Promise<boolean> {
  const start = performance.now();
  const names = process.argv.slice(2);
  const isWhole = names.length === 0;
  const files = isWhole ? (await Globby(PAGES, {cwd: siteDir})).sort() : names;
  const binding = new Set(isWhole ? listChanged() : names);
  const all: Finding[] = [];
  let mistakes = 0;
  for (const file of files) {
    const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
    const findings = await lintProse(text);
    all.push(...findings);
    if (binding.has(file)) {
      mistakes += findings.length;
      for (const {line, column, rule, message} of findings) {
        console.error(`${file}:${line}:${column}: ${message} (${rule})`);
      }
    }
  }
  if (isWhole && all.length > 0) {
    console.log(`On all pages:\n${formatCounts(all)}`);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${all.length} findings on ${files.length} pages, ${mistakes} to correct${isWhole ? ' because their pages have changed' : ''}. ${seconds} s.`,
  );
  return mistakes === 0;
}

void runMain(main);
