/**
 * Lets a coding assistant ask the documentation of a build, over standard input
 * and output: `npm run mcp`, or `npm run mcp -- <folder>` for another build
 * of the same pages.
 */
import path from 'node:path';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {loadDocsIndex} from '../../plugins/docs-index';
import {runMain} from '../runMain';
import {openPages} from './pages';
import {createServer} from './server';

const siteDir = path.resolve(__dirname, '../..');

async function main(): Promise<boolean> {
  const [folder = 'build'] = process.argv.slice(2);
  // A client that has gone away is no fault.
  process.stdout.on('error', () => process.exit(0));
  const pages = openPages(path.resolve(siteDir, folder));
  const index = await loadDocsIndex(path.join(siteDir, 'docs'));
  await createServer(pages, index).connect(new StdioServerTransport());
  return true;
}

void runMain(main);
