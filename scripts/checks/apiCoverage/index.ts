/**
 * Checks that all of the toolkit is documented, package by package, and that what
 * is documented agrees with the API model: `npm run check:api`.
 *
 * `-- --exports <package>` lists the exports and commands of a package that have
 * no page.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {listApiPackages, loadApi} from '../../../toolkit/model';
import {runMain} from '../../runMain';
import {
  findUndocumented,
  findUndocumentedCommands,
  measureCoverage,
} from './coverage';
import {readPages} from './pages';
import {formatCoverage, formatMismatches, formatUndocumented} from './report';

const USAGE =
  'Use "npm run check:api" or "npm run check:api -- --exports <package>".';

/** What is asked for: the whole report, or one package. */
export type Request = {
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
      options: {exports: {type: 'string'}},
    }));
  } catch (error) {
    throw new Error(`"${args.join(' ')}" is not understood. ${USAGE}`, {
      cause: error,
    });
  }
  const {exports: packageName} = values;
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
  {exports: packageName}: Request,
): Promise<boolean> {
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
  const {mismatches, exports, members, flags, config} = coverage.total;
  if (mismatches > 0) {
    console.error(
      `\n${mismatches} mismatches between pages and packages:\n${formatMismatches(read.pages)}`,
    );
  }
  // Commands are left out: "remotion" and "remotion browser" only group others.
  const isComplete = [exports, members, flags, config].every(
    ({documented, existing}) => documented === existing,
  );
  if (!isComplete) {
    console.error(
      '\nNot all of the packages is documented. See what is missing with "npm run check:api -- --exports <package>", and write it.',
    );
  }
  return mismatches === 0 && isComplete;
}

if (require.main === module) {
  void runMain(() =>
    reportCoverage(
      path.resolve(__dirname, '../../..'),
      readRequest(process.argv.slice(2)),
    ),
  );
}
