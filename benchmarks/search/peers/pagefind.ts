/** Pagefind, which answers in a browser: on our records, and on the pages. */
import fs from 'node:fs';
import path from 'node:path';
import {openBrowser} from '../../../testbed/measure/browser';
import {serve} from '../../../testbed/measure/serve';
import {importFile, timed} from './load';
import {RESULTS, type Peer, type PeerContext, type PeerEntry} from './types';

type Index = {
  readonly addDirectory: (options: {path: string}) => Promise<unknown>;
  readonly addCustomRecord: (record: unknown) => Promise<unknown>;
  readonly writeFiles: (options: {outputPath: string}) => Promise<unknown>;
};

type Pagefind = {
  readonly createIndex: (options?: unknown) => Promise<{index?: Index}>;
  readonly close: () => Promise<unknown>;
};

/** What the page of the test gets from Pagefind, per query. */
type Answer = {urls: string[]; time: number};

async function openIndex(
  {packagesDir, workDir}: PeerContext,
  fill: (index: Index) => Promise<void>,
): Promise<Peer> {
  const pagefind = await importFile<Pagefind>(
    path.join(packagesDir, 'node_modules/pagefind/lib/index.js'),
  );
  const {time: indexTime} = await timed(async () => {
    const {index} = await pagefind.createIndex();
    if (!index) {
      throw new Error('Pagefind could not start its indexer.');
    }
    await fill(index);
    await index.writeFiles({outputPath: path.join(workDir, 'pagefind')});
  });
  await pagefind.close();
  fs.writeFileSync(
    path.join(workDir, 'index.html'),
    '<!doctype html><title>Pagefind</title>',
  );

  const server = await serve(workDir);
  const browser = await openBrowser();
  const page = await browser.newPage();
  let bytes = 0;
  let firstBytes = 0;
  page.on('response', (response) => {
    const {pathname} = new URL(response.url());
    // The files of the index are compressed already; code is not counted.
    if (/pf_(?:meta|index|fragment|filter)$|entry\.json$/.test(pathname)) {
      bytes += fs.statSync(path.join(workDir, pathname)).size;
    }
  });
  await page.goto(`${server.url}/`);
  return {
    indexTime,
    firstBytes: () => firstBytes,
    async search(query) {
      const answer = await page.evaluate<Answer, [string, number]>(
        async ([text, count]) => {
          const source = '/pagefind/pagefind.js';
          const api = (await import(source)) as {
            search: (text: string) => Promise<{
              results: {
                data: () => Promise<{
                  url: string;
                  sub_results?: {url: string}[];
                }>;
              }[];
            }>;
          };
          const start = performance.now();
          const {results} = await api.search(text);
          const data = await Promise.all(
            results.slice(0, count).map((result) => result.data()),
          );
          return {
            urls: data.map(({url}) => url),
            time: performance.now() - start,
          };
        },
        // What its own interface shows of each page is one result here.
        [query, 10],
      );
      firstBytes ||= bytes;
      return {...answer, urls: answer.urls.slice(0, RESULTS)};
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

const onRecords: PeerEntry = {
  name: 'Pagefind',
  kind: 'engine',
  open: (context) =>
    openIndex(context, async (index) => {
      for (const record of context.records) {
        const {hierarchy, content, description, url} = record;
        const headings = Object.entries(hierarchy)
          .filter(([level]) => level !== 'lvl0')
          .map(([, text]) => text)
          .filter(Boolean);
        await index.addCustomRecord({
          url,
          content: [
            ...headings,
            ...(record.symbols ?? []),
            ...(record.members ?? []),
            ...(record.flags ?? []),
            description,
            content,
          ]
            .filter(Boolean)
            .join('. '),
          language: 'en',
          meta: {title: headings.join(' › ')},
        });
      }
    }),
};

const onPages: PeerEntry = {
  name: 'Pagefind on pages',
  kind: 'product',
  open: (context) =>
    openIndex(context, async (index) => {
      await index.addDirectory({path: context.outDir});
    }),
};

export const pagefindPeers: readonly PeerEntry[] = [onRecords, onPages];
