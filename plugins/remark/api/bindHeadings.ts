import type {Heading} from 'mdast';
import type {Exemptions} from './exemptions';
import type {MemberList, MemberLists} from './memberLists';
import type {MemberFacts} from './members';
import type {Problem} from '../problems';
import type {Section, SectionHeading} from './sections';
import type {ApiSymbol} from './symbols';

/** A heading and what the API model says of what it names. */
export type Binding = {readonly heading: Heading; readonly facts: MemberFacts};

/** A heading that names a member, while headings further down are read. */
type Parent = {readonly depth: number; readonly facts: MemberFacts};

/** Names close enough to be what was meant. */
function suggestNames(name: string, lists: readonly MemberList[]): string {
  const names = lists.flatMap(({members}) => members.map((each) => each.name));
  const wanted = name.toLowerCase();
  const near = names.filter(
    (each) =>
      each.toLowerCase().startsWith(wanted.slice(0, 4)) ||
      each.toLowerCase().includes(wanted),
  );
  return [...new Set(near.length > 0 ? near : names)].slice(0, 12).join(', ');
}

/** Binds the headings of a page, section by section. */
export class HeadingBinder {
  readonly bindings: Binding[] = [];
  /** Symbols of the page that have a heading of their own. */
  readonly named = new Set<ApiSymbol>();
  readonly problems: Problem[] = [];

  constructor(
    private readonly symbols: readonly ApiSymbol[],
    private readonly lists: MemberLists,
    private readonly exemptions: Exemptions,
  ) {}

  /** Binds the headings of a section; names that nothing has are problems. */
  bindSection(section: Section): void {
    // Arguments of a command are words of a sentence, not of the API model.
    const isAboutCommand =
      section.kind === 'Arguments' &&
      !section.isOfOwner &&
      this.symbols.length === 0;
    if (section.isProse || isAboutCommand) {
      return;
    }
    this.coverOwner(section);
    const lists = this.lists.forSection(section);
    const before = this.bindings.length;
    const unknown = this.bindHeadings(section.headings, lists);
    // A section with one member in it is a list of members.
    if (section.isList || this.bindings.length > before) {
      this.reportUnknown(unknown, lists);
    }
  }

  /** A section may be about a member of an export: `Loop.useLoop()`. */
  private coverOwner({owner}: Section): void {
    const [base, member] = owner.split('.');
    const symbol = this.symbols.find(({name}) => name === base);
    if (symbol && member) {
      this.lists.of(symbol).inputs.covered.add(member);
    }
  }

  /** Binds headings one after the other, and returns those that name nothing. */
  private bindHeadings(
    headings: readonly SectionHeading[],
    lists: readonly MemberList[],
  ): SectionHeading[] {
    const unknown: SectionHeading[] = [];
    let parent: Parent | undefined;
    for (const heading of headings) {
      const {
        node: {depth},
        name,
      } = heading;
      if (parent && depth <= parent.depth) {
        parent = undefined;
      }
      if (name === undefined) {
        continue;
      }
      const facts = this.findFacts(name, lists, parent?.facts);
      if (facts) {
        this.bindings.push({heading: heading.node, facts});
        parent ??= {depth, facts};
      } else if (
        !this.isExportedBeside(name) &&
        (!parent || parent.facts.members.length > 0)
      ) {
        unknown.push(heading);
      }
    }
    return unknown;
  }

  /** What a name means here: below its parent, in a list, or as an export. */
  private findFacts(
    name: string,
    lists: readonly MemberList[],
    parent: MemberFacts | undefined,
  ): MemberFacts | undefined {
    const isNamed = (member: MemberFacts): boolean => member.name === name;
    const below = parent?.members.find(isNamed);
    if (below) {
      return below;
    }
    const list = lists.find(({members}) => members.some(isNamed));
    if (list) {
      list.covered.add(name);
      return list.members.find(isNamed);
    }
    const symbol = this.symbols.find((each) => each.name === name);
    return symbol && this.nameSymbol(symbol);
  }

  private nameSymbol(symbol: ApiSymbol): MemberFacts {
    this.named.add(symbol);
    const {inputs, returns} = this.lists.of(symbol);
    return {
      name: symbol.name,
      members: [...inputs.members, ...returns.members],
      isRequired: false,
      symbol,
    };
  }

  /** A list of types may mention one that another page explains. */
  private isExportedBeside(name: string): boolean {
    return this.symbols.some(({package: model}) =>
      model.exports.some((entry) => entry.name === name),
    );
  }

  private reportUnknown(
    headings: readonly SectionHeading[],
    lists: readonly MemberList[],
  ): void {
    for (const {node, name = ''} of headings) {
      if (!this.exemptions.has(name)) {
        this.problems.push({
          line: node.position?.start.line,
          problem: `"${name}" is no member of ${this.symbols[0]?.key ?? 'the command'}`,
          remedy: `Correct the name (there is ${suggestNames(name, lists)}), remove the section, or give a reason under api_exempt in the front matter.`,
        });
      }
    }
  }
}
