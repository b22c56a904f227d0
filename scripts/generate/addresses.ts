/**
 * Writes `config/addresses.txt` without a build: the framework loads the
 * configuration and the content, sidebars among them, and says which routes there
 * are. With `--check` it writes nothing and fails where the file would change.
 *
 * A build holds the file to the pages that it has made, see plugins/addresses.
 */
import fs from 'node:fs';
import path from 'node:path';
import {redirects} from '../../config/redirects';
import {
  ADDRESSES_FILE,
  compareAddresses,
  describeProblems,
  listAddresses,
  readAddresses,
} from '../../plugins/addresses';
import {describeError} from '../../plugins/framework-patches/errorMessages/describeError';
import {runMain} from '../runMain';

const siteDir = path.resolve(__dirname, '../..');

async function main(): Promise<boolean> {
  // Without the routes of a development server, and beside the files of one.
  process.env.NODE_ENV = 'production';
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME = '.cache/docusaurus';
  // By itself the framework puts five lines around what is wrong with them.
  await import('../../sidebars');
  const {loadSite} = await import('@docusaurus/core/lib/server/site');
  const {props} = await loadSite({siteDir}).catch((error: unknown) => {
    throw new Error(describeError(error) ?? String(error), {cause: error});
  });
  const comparison = compareAddresses(
    await readAddresses(siteDir),
    listAddresses(props),
    redirects,
  );
  const isCheck = process.argv.includes('--check');
  if (!isCheck) {
    fs.writeFileSync(
      path.join(siteDir, ADDRESSES_FILE),
      comparison.addresses.map((address) => `${address}\n`).join(''),
    );
  }
  const problems = isCheck ? describeProblems(comparison) : comparison.lost;
  problems.forEach((problem) => console.error(`${problem}\n`));
  return problems.length === 0;
}

void runMain(main);
