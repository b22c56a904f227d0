import type {Root} from 'mdast';
import {canUse, parseKey} from '../../../toolkit/model';
import type {DocsIndex} from '../../docs-index';
import {HeadingBinder, type Binding} from './bindHeadings';
import {findCommandFlags} from './commands';
import {checkCompleteness, type Completeness} from './completeness';
import {Exemptions} from './exemptions';
import {MemberLists} from './memberLists';
import type {MemberFacts} from './members';
import type {Problem} from '../problems';
import {readSections} from './sections';
import {findSymbol, type ApiSymbol} from './symbols';

/** Front matter of a page that is held to the API model. */
export type ApiFrontMatter = {
  readonly api?: readonly string[];
  readonly command?: readonly string[];
  /** Names that need no heading, or headings that are no name; with a reason. */
  readonly exempt?: Readonly<Record<string, string>>;
};

/** A page held to the API model. */
export type BoundPage = Completeness & {
  readonly symbols: readonly ApiSymbol[];
  readonly bindings: readonly Binding[];
  /** Symbols of the page that have a heading of their own. */
  readonly named: ReadonlySet<ApiSymbol>;
};

/** What the front matter of a page names, as the API model has it. */
type Subjects = {
  readonly symbols: readonly ApiSymbol[];
  readonly flags: readonly MemberFacts[];
  readonly problems: readonly Problem[];
};

function findDuplicates(key: string, index: DocsIndex): Problem[] {
  const files = new Set(index.symbols.get(key)?.map(({page}) => page.file));
  return files.size > 1
    ? [
        {
          problem: `"${key}" is claimed by ${[...files].map((file) => `docs/${file}`).join(' and ')}`,
          remedy: 'Leave it on the page that explains it.',
        },
      ]
    : [];
}

function findSubjects(keys: readonly string[], index: DocsIndex): Subjects {
  const symbols: ApiSymbol[] = [];
  const flags: MemberFacts[] = [];
  const problems: Problem[] = [];
  for (const key of keys) {
    problems.push(...findDuplicates(key, index));
    try {
      if (key.includes('#')) {
        symbols.push(findSymbol(key));
      } else {
        flags.push(...findCommandFlags(key));
      }
    } catch (error) {
      problems.push({
        problem: (error as Error).message,
        remedy: 'See the front matter.',
      });
    }
  }
  return {symbols, flags, problems};
}

/**
 * Holds a page to the API model: finds what its headings name, and what is wrong.
 *
 * @param root the page as parsed, with positions
 * @param index which page documents which export, over all pages
 */
export function bindPage(
  root: Root,
  {api = [], command = [], exempt = {}}: ApiFrontMatter,
  index: DocsIndex,
): BoundPage {
  const {symbols, flags, problems} = findSubjects([...api, ...command], index);
  const keys = api.map(parseKey);
  const own = new Set(keys.map(({name}) => name));
  // Lambda and Cloud Run have types of the same name, and each its own.
  const isReachable = (key: string): boolean =>
    keys.some(({packageName}) =>
      canUse(packageName, parseKey(key).packageName),
    );
  const exemptions = new Exemptions(exempt);
  const lists = new MemberLists(
    symbols,
    flags,
    (name) =>
      !own.has(name) &&
      (index.symbolsByName.get(name) ?? []).some(({key}) => isReachable(key)),
  );
  const binder = new HeadingBinder(symbols, lists, exemptions);
  for (const section of readSections(root)) {
    binder.bindSection(section);
  }
  const {bindings, named} = binder;
  const completeness = checkCompleteness(symbols, named, lists, exemptions);
  return {
    ...completeness,
    symbols,
    bindings,
    named,
    problems: [
      ...problems,
      ...binder.problems,
      ...completeness.problems,
      ...exemptions.findUnused(),
    ],
  };
}
