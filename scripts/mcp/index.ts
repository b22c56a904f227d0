/**
 * Lets a coding assistant ask the documentation of a build, over standard input
 * and output: `npm run mcp`, or `npm run mcp -- <folder>` for another build
 * of the same pages.
 */
import path from 'node:path';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {runMain} from '../runMain';
import {createServer} from './server';

const siteDir = path.resolve(__dirname, '../..');

async function main(): Promise<boolean> {
  const [folder = 'build'] = process.argv.slice(2);
  // A client that has gone away is no fault.
  process.stdout.on('error', () => process.exit(0));
  const server = createServer(async () => {
    const {openDocs} = await import('./docs');
    return openDocs(siteDir, path.resolve(siteDir, folder));
  });
  await server.connect(new StdioServerTransport());
  return true;
}

void runMain(main);
