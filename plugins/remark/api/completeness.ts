import type {Exemptions} from './exemptions';
import type {MemberList, MemberLists} from './memberLists';
import type {Problem} from '../problems';
import type {ApiSymbol} from './symbols';

/** How many members need a heading, and how many of those have none. */
export type MemberCount = {readonly required: number; readonly missing: number};

/** Whether a page has a heading for all that it has to have one for. */
export type Completeness = {
  /** Of each symbol; those that need no headings are left out. */
  readonly memberCounts: ReadonlyMap<ApiSymbol, MemberCount>;
  readonly problems: readonly Problem[];
};

/** A list as a page is told about it: whose members, and where they belong. */
type ExpectedList = {
  readonly list: MemberList;
  readonly owner: string;
  readonly section: string;
};

/** The lists of a symbol that a page about it has to go through. */
function expectLists(symbol: ApiSymbol, lists: MemberLists): ExpectedList[] {
  const {inputs, returns} = lists.of(symbol);
  const {
    name,
    export: {kind},
  } = symbol;
  if (kind === 'type') {
    return [{list: inputs, owner: name, section: 'Members'}];
  }
  const section = kind === 'component' ? 'Props' : 'Options';
  const owner = `the return value of ${name}`;
  return [
    {list: inputs, owner: name, section},
    {list: returns, owner, section: 'Return value'},
  ];
}

/** Members of a list that have no heading, and no reason to have none. */
function findMissing(
  {list: {members, covered}, owner, section}: ExpectedList,
  exemptions: Exemptions,
): Problem[] {
  return members
    .filter(
      ({name, isRequired}) =>
        isRequired && !covered.has(name) && !exemptions.has(name),
    )
    .map(({name, type}) => ({
      problem: `"${name}" of ${owner}${type ? ` (${type})` : ''} has no heading`,
      remedy: `Add "### ${name}" under "## ${section}", or give a reason under api_exempt in the front matter.`,
    }));
}

/**
 * Finds members without a heading, of what a page is mainly about.
 *
 * @param named symbols that have a heading of their own
 */
export function checkCompleteness(
  symbols: readonly ApiSymbol[],
  named: ReadonlySet<ApiSymbol>,
  lists: MemberLists,
  exemptions: Exemptions,
): Completeness {
  const problems = findMissing(
    {list: lists.flags, owner: 'the command', section: 'Flags'},
    exemptions,
  );
  const count = (symbol: ApiSymbol): MemberCount => {
    const expected = expectLists(symbol, lists);
    const missing = expected.flatMap((each) => findMissing(each, exemptions));
    problems.push(...missing);
    const required = expected
      .flatMap(({list}) => list.members)
      .filter(({isRequired}) => isRequired);
    return {required: required.length, missing: missing.length};
  };
  const [first] = symbols;
  // Types beside the thing itself show their declaration; so does a heading that
  // names an export.
  const memberCounts = new Map(
    symbols
      .filter(
        (symbol) =>
          !named.has(symbol) &&
          (symbol === first || symbol.export.kind !== 'type'),
      )
      .map((symbol): [ApiSymbol, MemberCount] => [symbol, count(symbol)]),
  );
  return {memberCounts, problems};
}
