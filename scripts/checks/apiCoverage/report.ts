import {formatProblems} from '../../../plugins/remark/problems';
import type {ApiExport, ApiPackage} from '../../../toolkit/model';
import {formatTable} from '../formatTable';
import type {Coverage, Share} from './coverage';
import type {Page} from './pages';

function toText(share: Share | undefined): string {
  return share && share.existing > 0
    ? `${share.documented} / ${share.existing}`
    : '-';
}

/** The tables: packages, then command line and configuration. */
export function formatCoverage({packages, total}: Coverage): string {
  const withCommands = packages.filter(
    ({commands, config}) => commands !== undefined || config !== undefined,
  );
  const rows = [...packages, {...total, name: 'total'}];
  const commandRows = [...withCommands, {...total, name: 'total'}];
  return [
    'Documented / existing',
    '',
    formatTable([
      ['package', 'exports', 'members', 'mismatches'],
      ...rows.map(({name, exports, members, mismatches}) => [
        name,
        toText(exports),
        toText(members),
        String(mismatches),
      ]),
    ]),
    '',
    formatTable([
      ['command line', 'commands', 'flags', 'Config methods'],
      ...commandRows.map(({name, commands, flags, config}) => [
        name,
        toText(commands),
        toText(flags),
        toText(config),
      ]),
    ]),
  ].join('\n');
}

/** One line a problem, with the file from the root of the site. */
export function formatMismatches(pages: readonly Page[]): string {
  return pages
    .filter(({bound}) => bound.problems.length > 0)
    .map(({file, bound}) => formatProblems(`docs/${file}`, bound.problems))
    .join('\n');
}

/** The list of exports and commands of a package that no page documents. */
export function formatUndocumented(
  {name: packageName, exports, commands = []}: ApiPackage,
  undocumented: readonly ApiExport[],
  undocumentedCommands: readonly string[],
): string {
  const width = Math.max(0, ...undocumented.map(({kind}) => kind.length));
  const rows = undocumented.map(
    ({name, kind, specifiers}) =>
      `${kind.padEnd(width)}  ${specifiers[0] ?? packageName}#${name}`,
  );
  return [
    ...rows,
    `${rows.length} of ${exports.length} exports of ${packageName} have no page.`,
    ...(commands.length > 0
      ? [
          '',
          ...undocumentedCommands.map((name) => `npx ${name}`),
          `${undocumentedCommands.length} of ${commands.length} commands have no page.`,
        ]
      : []),
  ].join('\n');
}
