/**
 * Tells how much of the toolkit is documented, package by package, and checks
 * that what is documented agrees with the API model: `npm run check:api`.
 *
 * `-- --missing` lists the pages that are planned and not written yet, and
 * `-- --exports <package>` the exports of a package that have no page. Pages
 * come step by step: only what a page says wrongly is an error.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readPlannedPages} from '../../../config/routes';
import {listApiPackages, loadApi} from '../../../toolkit/model';
import {runMain} from '../../runMain';
import {
  findUndocumented,
  findUndocumentedCommands,
  measureCoverage,
} from './coverage';
import {readPages} from './pages';
import {
  formatCoverage,
  formatMismatches,
  formatMissing,
  formatUndocumented,
} from './report';

const USAGE =
  'Use "npm run check:api", "npm run check:api -- --missing" or "npm run check:api -- --exports <package>".';

/** What is asked for: the whole report, pages to be written, or one package. */
export type Request = {
  readonly missing?: boolean;
  readonly exports?: string;
};

/**
 * Reads the arguments of the command.
 *
 * @throws Error with the argument and what it can be
 */
export function readRequest(args: readonly string[]): Request {
  let values: Request;
  try {
    ({values} = parseArgs({
      args: [...args],
      options: {missing: {type: 'boolean'}, exports: {type: 'string'}},
    }));
  } catch (error) {
    throw new Error(`"${args.join(' ')}" is not understood. ${USAGE}`, {
      cause: error,
    });
  }
  const {missing, exports: packageName} = values;
  if (missing && packageName !== undefined) {
    throw new Error(`--missing and --exports exclude each other. ${USAGE}`);
  }
  const known = listApiPackages();
  if (packageName !== undefined && !known.includes(packageName)) {
    throw new Error(
      `--exports "${packageName}" is no package of the API model. There is ${known.join(', ')}.`,
    );
  }
  return values;
}

/** Prints what is asked for, and tells whether all is well. */
export async function reportCoverage(
  siteDir: string,
  {missing, exports: packageName}: Request,
): Promise<boolean> {
  if (missing) {
    console.log(formatMissing(readPlannedPages()));
    return true;
  }
  const read = await readPages(path.join(siteDir, 'docs'));
  if (packageName !== undefined) {
    const model = loadApi(packageName);
    console.log(
      model.internal === undefined
        ? formatUndocumented(
            model,
            findUndocumented(model, read.pages),
            findUndocumentedCommands(model, read.pages),
          )
        : `${model.name} needs no pages: ${model.internal}`,
    );
    return true;
  }
  const coverage = measureCoverage(listApiPackages().map(loadApi), read);
  console.log(formatCoverage(coverage));
  const {mismatches} = coverage.total;
  if (mismatches > 0) {
    console.error(
      `\n${mismatches} mismatches between pages and packages:\n${formatMismatches(read.pages)}`,
    );
  }
  return mismatches === 0;
}

if (require.main === module) {
  void runMain(() =>
    reportCoverage(
      path.resolve(__dirname, '../../..'),
      readRequest(process.argv.slice(2)),
    ),
  );
}
