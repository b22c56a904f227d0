import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {DocsIndex} from '../../docs-index';
import {
  findCommand,
  findSymbol,
  inputsOf,
  returnsOf,
  staticOf,
  type ApiSymbol,
  type IsDocumentedElsewhere,
  type Target,
} from './symbols';

/** Front matter of a page that is held to the API model. */
export type ApiFrontMatter = {
  readonly api?: readonly string[];
  readonly command?: readonly string[];
  /** Names that need no heading, or headings that are no name; with a reason. */
  readonly exempt?: Readonly<Record<string, string>>;
};

/** Something wrong with a page. */
export type Problem = {
  /** Line in the file, counted from 1; absent for the front matter. */
  readonly line?: number;
  readonly problem: string;
  readonly remedy: string;
};

/** A heading and what it names. */
export type Binding = {readonly heading: Heading; readonly target: Target};

/** How many members need a heading, and how many of those have none. */
export type MemberCount = {readonly required: number; readonly missing: number};

/** A page held to the API model. */
export type BoundPage = {
  readonly symbols: readonly ApiSymbol[];
  readonly bindings: readonly Binding[];
  /** Symbols of the page that have a heading of their own. */
  readonly named: ReadonlySet<ApiSymbol>;
  /** How many members a page of these symbols has to have headings for. */
  readonly requiredCount: number;
  /** The same for each symbol; those that need none are left out. */
  readonly memberCounts: ReadonlyMap<ApiSymbol, MemberCount>;
  readonly problems: readonly Problem[];
};

/** Sections of prose: their headings are sentences, even if of one word. */
const PROSE =
  /^(?:Examples?|Errors and limits|Where it works|See also|Exports|Compatibility)$/;

/** Sections that list members, so that every identifier in them is one. */
const LISTS =
  /^(?:Arguments|Options|Props|Other props|Members|Methods|Events|Value|Return value|Flags|Old flags|Settings)$/;

const OF = /^(Arguments|Options|Props|Members|Methods|Return value) of (.+)$/;

const NAME = /^(?:[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)?|--?[a-z][\w-]*)$/;

type Section = {
  readonly title: string;
  readonly headings: Heading[];
};

/** The name that a heading consists of, if it does. */
function nameIn(heading: Heading): string | undefined {
  const text = toString(heading)
    .trim()
    .replace(/^<(.*)>$/, '$1');
  return NAME.test(text) ? text : undefined;
}

function readSections(root: Root): Section[] {
  const sections: Section[] = [];
  for (const node of root.children) {
    if (node.type !== 'heading') {
      continue;
    }
    if (node.depth === 2) {
      const title = toString(node).trim();
      sections.push({title, headings: []});
    } else {
      sections[sections.length - 1]?.headings.push(node);
    }
  }
  return sections;
}

function toProblem(heading: Heading, problem: string, remedy: string): Problem {
  return {line: heading.position?.start.line, problem, remedy};
}

/** Names close enough to be what was meant. */
function suggest(name: string, targets: readonly Target[]): string {
  const near = targets.filter(
    (target) =>
      target.name.toLowerCase().startsWith(name.toLowerCase().slice(0, 4)) ||
      target.name.toLowerCase().includes(name.toLowerCase()),
  );
  const list = (near.length > 0 ? near : targets).map((target) => target.name);
  return [...new Set(list)].slice(0, 12).join(', ');
}

function findDuplicates(key: string, index: DocsIndex): Problem[] {
  const pages = [
    ...new Set((index.symbols.get(key) ?? []).map(({page}) => page.file)),
  ];
  return pages.length > 1
    ? [
        {
          problem: `"${key}" is claimed by ${pages.map((page) => `docs/${page}`).join(' and ')}`,
          remedy: 'Leave it on the page that explains it.',
        },
      ]
    : [];
}

/** What can be passed to a symbol, and what it gives back. */
type Members = {readonly inputs: Target[]; readonly returns: Target[]};

class Binder {
  readonly bindings: Binding[] = [];
  readonly named = new Set<ApiSymbol>();
  readonly problems: Problem[] = [];
  readonly memberCounts = new Map<ApiSymbol, MemberCount>();
  private readonly usedExemptions = new Set<string>();
  /** Names of the targets of a list that have a heading. */
  private readonly covered = new Map<string, Set<string>>();
  private readonly membersOf = new Map<ApiSymbol, Members>();

  constructor(
    private readonly symbols: readonly ApiSymbol[],
    private readonly flags: readonly Target[],
    private readonly exempt: Readonly<Record<string, string>>,
    private readonly isElsewhere: IsDocumentedElsewhere,
  ) {}

  private isExempt(name: string): boolean {
    if (!Object.hasOwn(this.exempt, name)) {
      return false;
    }
    this.usedExemptions.add(name);
    return true;
  }

  /** The members of a symbol, resolved once: every section asks for them. */
  private members(symbol: ApiSymbol): Members {
    let members = this.membersOf.get(symbol);
    if (!members) {
      members = {
        inputs: inputsOf(symbol, this.isElsewhere),
        returns: returnsOf(symbol, this.isElsewhere),
      };
      this.membersOf.set(symbol, members);
    }
    return members;
  }

  private cover(list: string, name: string): void {
    const names = this.covered.get(list) ?? new Set();
    this.covered.set(list, names.add(name));
  }

  /** Lists of targets that a section may name, the likeliest first. */
  private listsOf(title: string): [key: string, targets: Target[]][] {
    const [, kind, owner = ''] = OF.exec(title) ?? [];
    const name = owner.replace(/[<>()`]/g, '');
    const [base = '', member] = name.split('.');
    const symbols = kind
      ? this.symbols.filter((symbol) => symbol.name === base)
      : this.symbols;
    const lists: [string, Target[]][] = [];
    for (const symbol of symbols) {
      const members = this.members(symbol);
      const inputs: [string, Target[]] = [`in ${symbol.key}`, members.inputs];
      const returns: [string, Target[]] = [
        `out ${symbol.key}`,
        members.returns,
      ];
      const statics = member && staticOf(symbol, member);
      if (statics) {
        lists.push([`in ${symbol.key}.${member}`, [...statics]]);
      } else if ((kind ?? title) === 'Return value') {
        // A type of the page may be what is returned, as a list for example.
        lists.push(returns, inputs);
      } else {
        lists.push(inputs, returns);
      }
    }
    if (!kind) {
      lists.push(['flags', [...this.flags]]);
    }
    return lists;
  }

  /** Binds the headings of a section; what they cannot name is a problem. */
  bindSection({title, headings}: Section): void {
    // Arguments of a command are words of a sentence, not of the API model.
    if (
      PROSE.test(title) ||
      (title === 'Arguments' && this.symbols.length === 0)
    ) {
      return;
    }
    this.coverMember(title);
    const lists = this.listsOf(title);
    const all = lists.flatMap(([, targets]) => targets);
    const unknown: Heading[] = [];
    let parent: {depth: number; target: Target} | undefined;
    let isList = LISTS.test(title) || OF.test(title);
    for (const heading of headings) {
      const name = nameIn(heading);
      if (parent && heading.depth <= parent.depth) {
        parent = undefined;
      }
      if (!name) {
        continue;
      }
      const target = this.bindHeading(heading, name, lists, parent?.target);
      if (target) {
        isList = true;
        if (!parent || heading.depth === parent.depth) {
          parent = {depth: heading.depth, target};
        }
      } else if (
        !this.isExportedBeside(name) &&
        (!parent || parent.target.members.length > 0)
      ) {
        unknown.push(heading);
      }
    }
    for (const heading of isList ? unknown : []) {
      const name = nameIn(heading) ?? '';
      if (!this.isExempt(name)) {
        this.problems.push(
          toProblem(
            heading,
            `"${name}" is no member of ${this.symbols[0]?.key ?? 'the command'}`,
            `Correct the name (there is ${suggest(name, all)}), remove the section, or give a reason under api_exempt in the front matter.`,
          ),
        );
      }
    }
  }

  /** A list of types may mention one that another page explains. */
  private isExportedBeside(name: string): boolean {
    return this.symbols.some(({package: model}) =>
      model.exports.some((entry) => entry.name === name),
    );
  }

  /** A section may be about a member of an export: `Loop.useLoop()`. */
  private coverMember(title: string): void {
    const name = title.replace(OF, '$2').replace(/[<>()`]/g, '');
    const [owner, member] = name.split('.');
    const symbol = this.symbols.find((entry) => entry.name === owner);
    if (symbol && member) {
      this.cover(`in ${symbol.key}`, member);
    }
  }

  private bindHeading(
    heading: Heading,
    name: string,
    lists: readonly [string, Target[]][],
    parent: Target | undefined,
  ): Target | undefined {
    const below = parent?.members.find((member) => member.name === name);
    if (below) {
      this.bindings.push({heading, target: below});
      return below;
    }
    for (const [list, targets] of lists) {
      const target = targets.find((entry) => entry.name === name);
      if (target) {
        this.cover(list, name);
        this.bindings.push({heading, target});
        return target;
      }
    }
    const symbol = this.symbols.find((entry) => entry.name === name);
    if (symbol) {
      const {inputs, returns} = this.members(symbol);
      const target: Target = {
        name,
        members: [...inputs, ...returns],
        isRequired: false,
        symbol,
      };
      this.named.add(symbol);
      this.bindings.push({heading, target});
      return target;
    }
    return undefined;
  }

  /** Members without a heading, of what the page is mainly about. */
  private checkList(
    list: string,
    targets: readonly Target[],
    owner: string,
    section: string,
  ): MemberCount {
    let missing = 0;
    const required = targets.filter((target) => target.isRequired);
    const covered = this.covered.get(list) ?? new Set();
    for (const {name, type} of required) {
      if (!covered.has(name) && !this.isExempt(name)) {
        missing += 1;
        this.problems.push({
          problem: `"${name}" of ${owner}${type ? ` (${type})` : ''} has no heading`,
          remedy: `Add "### ${name}" under "## ${section}", or give a reason under api_exempt in the front matter.`,
        });
      }
    }
    return {required: required.length, missing};
  }

  /** Checks that nothing is missing. Returns how many members have to be there. */
  checkCompleteness(): number {
    const [first] = this.symbols;
    let count = this.checkList(
      'flags',
      this.flags,
      'the command',
      'Flags',
    ).required;
    for (const symbol of this.symbols) {
      const isType = symbol.export.kind === 'type';
      // Types beside the thing itself show their declaration; so does a heading
      // that names an export.
      if (this.named.has(symbol) || (isType && symbol !== first)) {
        continue;
      }
      const section = symbol.export.kind === 'component' ? 'Props' : 'Options';
      const members = this.members(symbol);
      const inputs = this.checkList(
        `in ${symbol.key}`,
        members.inputs,
        symbol.name,
        isType ? 'Members' : section,
      );
      const returns = isType
        ? {required: 0, missing: 0}
        : this.checkList(
            `out ${symbol.key}`,
            members.returns,
            `the return value of ${symbol.name}`,
            'Return value',
          );
      const required = inputs.required + returns.required;
      const missing = inputs.missing + returns.missing;
      this.memberCounts.set(symbol, {required, missing});
      count += required;
    }
    return count;
  }

  checkExemptions(): void {
    for (const name of Object.keys(this.exempt)) {
      if (!this.usedExemptions.has(name)) {
        this.problems.push({
          problem: `api_exempt names "${name}", which needs no exemption`,
          remedy: 'Remove it from the front matter.',
        });
      }
    }
  }
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
  const problems: Problem[] = [];
  const symbols: ApiSymbol[] = [];
  const flags: Target[] = [];
  for (const key of [...api, ...command]) {
    problems.push(...findDuplicates(key, index));
    try {
      if (key.includes('#')) {
        symbols.push(findSymbol(key));
      } else {
        flags.push(...findCommand(key).flags);
      }
    } catch (error) {
      problems.push({
        problem: (error as Error).message,
        remedy: 'See the front matter.',
      });
    }
  }
  const own = new Set(api.map((key) => key.split('#')[1]));
  const binder = new Binder(
    symbols,
    flags,
    exempt,
    (name) => !own.has(name) && index.symbolsByName.has(name),
  );
  for (const section of readSections(root)) {
    binder.bindSection(section);
  }
  const requiredCount = binder.checkCompleteness();
  binder.checkExemptions();
  return {
    symbols,
    bindings: binder.bindings,
    named: binder.named,
    requiredCount,
    memberCounts: binder.memberCounts,
    problems: [...problems, ...binder.problems],
  };
}
