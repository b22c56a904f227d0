/**
 * Holds the prose of pages to config/prose.yml: `npm run lint:prose`. Without
 * names of pages it reads all of them and counts, and fails only for pages that
 * differ from main, since the others were written before it.
 */
import fs from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {listChangedFiles} from '../../checkChanges/changedFiles';
import {runMain} from '../../runMain';
import {formatTable} from '../formatTable';
import {lintProse, type Finding} from './lint';

const siteDir = path.resolve(__dirname, '../../..');
const PAGES = '{docs,blog,learn,success-stories}/**/*.{md,mdx}';

/** A table of rules and of how often they apply, most frequent first. */
function formatCounts(findings: readonly Finding[]): string {
  const counts = new Map<string, number>();
  for (const {rule} of findings) {
    counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  const rows = [...counts].sort(([, a], [, b]) => b - a);
  return formatTable(rows.map(([rule, count]) => [rule, String(count)]));
}

async function main(): Promise<boolean> {
  const start = performance.now();
  const names = process.argv.slice(2);
  const files =
    names.length > 0 ? names : (await Globby(PAGES, {cwd: siteDir})).sort();
  const held = new Set(names.length > 0 ? names : listChangedFiles(siteDir));
  const all: Finding[] = [];
  let mistakes = 0;
  for (const file of files) {
    const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
    const findings = await lintProse(text);
    all.push(...findings);
    if (held.has(file)) {
      mistakes += findings.length;
      findings.forEach(({line, column, rule, message}) => {
        console.error(
          `${file}:${String(line)}:${String(column)}: ${message} (${rule})`,
        );
      });
    }
  }
  if (names.length === 0) {
    console.log(formatCounts(all));
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${all.length} findings on ${files.length} pages, ${mistakes} of them on changed pages. ${seconds} s.`,
  );
  return mistakes === 0;
}

void runMain(main);
