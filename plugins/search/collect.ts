/** Makes the records of a built site. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {SearchRecord} from './client/engine/types';
import type {Facts} from './facts';
import {readPage} from './readPage';
import {isSearchable, toRecords} from './records';

/** Pages that are read at a time. */
const BATCH = 16;

type CollectOptions = {
  /** The folder that the build wrote. */
  readonly outDir: string;
  readonly baseUrl: string;
  readonly facts: Facts;
};

async function readRecords(
  file: string,
  {outDir, baseUrl, facts}: CollectOptions,
): Promise<SearchRecord[]> {
  const pathname = `/${file.replace(/index\.html$/, '')}`;
  const page = readPage(await fs.readFile(path.join(outDir, file), 'utf8'));
  return page ? toRecords(page, pathname, baseUrl, facts.get(pathname)) : [];
}

/** Records of all pages, in the order of their addresses. */
export async function collectRecords(
  options: CollectOptions,
): Promise<SearchRecord[]> {
  const files = (await Globby('**/index.html', {cwd: options.outDir}))
    .filter((file) => isSearchable(`/${file.replace(/index\.html$/, '')}`))
    // By code, so that the order is the same in every locale.
    .sort((a, b) => (a < b ? -1 : 1));
  const records: SearchRecord[] = [];
  for (let start = 0; start < files.length; start += BATCH) {
    const batch = files.slice(start, start + BATCH);
    records.push(
      ...(
        await Promise.all(batch.map((file) => readRecords(file, options)))
      ).flat(),
    );
  }
  return records;
}
