/**
 * Lighthouse of pages of the finished build, with its settings for phones:
 * `npm run benchmark:pages -- --runs 3 / /learn/apple-wow/`. Prints the medians.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {serve} from '../testbed/measure/serve';
import {readCount} from './options';
import {measureLighthouse} from './measure/lighthouse';
import {formatNumber, toMarkdown} from './table';

const buildDir = path.resolve(__dirname, '../build');

async function main(): Promise<void> {
  const {values, positionals: addresses} = parseArgs({
    allowPositionals: true,
    options: {runs: {type: 'string', default: '3'}},
  });
  const runs = readCount('runs', values.runs, 1);
  if (addresses.length === 0) {
    throw new Error('Name the pages, such as "/" or "/learn/apple-wow/".');
  }
  const server = await serve(buildDir);
  const columns: (readonly [string, Readonly<Record<string, number>>])[] = [];
  for (const address of addresses) {
    const figures = await measureLighthouse({page: server.url + address}, runs);
    columns.push([address, figures]);
  }
  server.close();
  const names = Object.keys(columns[0]?.[1] ?? {});
  console.log(
    toMarkdown([
      ['', ...columns.map(([address]) => address)],
      ...names.map((name) => [
        name,
        ...columns.map(([, figures]) => formatNumber(figures[name])),
      ]),
    ]),
  );
}

void main();
