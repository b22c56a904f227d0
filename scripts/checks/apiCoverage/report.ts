import type {PlannedPage} from '../../../config/routes';
import {formatProblems} from '../../../plugins/remark/problems';
import type {ApiExport, ApiPackage} from '../../../toolkit/model';
import {formatTable} from '../formatTable';
import type {Coverage, PackageCoverage, Share} from './coverage';
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
  const toRow = (
    {exports, members, mismatches}: Omit<PackageCoverage, 'name'>,
    name: string,
  ): string[] => [name, toText(exports), toText(members), String(mismatches)];
  const toCommandRow = (
    {commands, flags, config}: Omit<PackageCoverage, 'name'>,
    name: string,
  ): string[] => [name, toText(commands), toText(flags), toText(config)];
  return [
    'Documented / existing',
    '',
    formatTable([
      ['package', 'exports', 'members', 'mismatches'],
      ...packages.map((entry) => toRow(entry, entry.name)),
      toRow(total, 'total'),
    ]),
    '',
    formatTable([
      ['command line', 'commands', 'flags', 'Config methods'],
      ...withCommands.map((entry) => toCommandRow(entry, entry.name)),
      toCommandRow(total, 'total'),
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

/** Pages of one category of a sidebar that are not written yet. */
type MissingCategory = {
  readonly sidebar: string;
  readonly category: string;
  readonly pages: readonly PlannedPage[];
};

/** Pages that are not written, by sidebar and category, in the order of the table. */
export function groupMissing(
  planned: readonly PlannedPage[],
): MissingCategory[] {
  const groups = new Map<string, MissingCategory & {pages: PlannedPage[]}>();
  for (const page of planned) {
    const {sidebar, category} = page;
    const key = `${sidebar}\t${category}`;
    const group = groups.get(key) ?? {sidebar, category, pages: []};
    group.pages.push(page);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The list of pages that are not written, by sidebar and category. */
export function formatMissing(groups: readonly MissingCategory[]): string {
  const sidebars = [...new Set(groups.map(({sidebar}) => sidebar))];
  const count = (some: readonly MissingCategory[]): number =>
    some.reduce((sum, {pages}) => sum + pages.length, 0);
  const lines = sidebars.flatMap((sidebar) => {
    const own = groups.filter((group) => group.sidebar === sidebar);
    return [
      `${sidebar === 'none' ? 'in no sidebar' : `sidebar ${sidebar}`}: ${count(own)}`,
      ...own.flatMap(({category, pages}) => [
        `  ${category || '(no category)'}: ${pages.length}`,
        ...pages.map(({url, title}) => `    ${url}  ${title}`),
      ]),
      '',
    ];
  });
  return [...lines, `${count(groups)} pages are not written yet.`].join('\n');
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
