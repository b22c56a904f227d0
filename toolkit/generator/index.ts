/**
 * Writes the API model of the toolkit: `npm run generate:api`.
 *
 * Reads the packages that are installed in toolkit/
 * (`npm ci --prefix toolkit --ignore-scripts`) and writes toolkit/api/*.json,
 * which is committed.
 */
import fs from 'node:fs';
import path from 'node:path';
import {API_DIR} from '../model';
import {generateApi} from './generate';
import {printSummary} from './summary';

async function main(): Promise<void> {
  const files = await generateApi(path.dirname(API_DIR));
  fs.mkdirSync(API_DIR, {recursive: true});
  for (const file of fs.readdirSync(API_DIR)) {
    if (!files.has(file)) {
      fs.rmSync(path.join(API_DIR, file));
    }
  }
  for (const [file, content] of files) {
    fs.writeFileSync(path.join(API_DIR, file), content);
  }
  printSummary(files);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
