import {
  inputsOf,
  returnsOf,
  staticOf,
  type IsDocumentedElsewhere,
  type MemberFacts,
} from './members';
import type {Section} from './sections';
import type {ApiSymbol} from './symbols';

/** Members of something that a page is about. */
export type MemberList = {
  readonly members: readonly MemberFacts[];
  /** Names that have a heading. */
  readonly covered: Set<string>;
};

/** What can be passed to a symbol, and what it gives back. */
type SymbolLists = {
  readonly inputs: MemberList;
  readonly returns: MemberList;
};

const toList = (members: readonly MemberFacts[]): MemberList => ({
  members,
  covered: new Set(),
});

/** The lists of members of all symbols of a page, and the flags of its commands. */
export class MemberLists {
  readonly flags: MemberList;
  private readonly listsOfSymbol = new Map<ApiSymbol, SymbolLists>();

  constructor(
    private readonly symbols: readonly ApiSymbol[],
    flags: readonly MemberFacts[],
    private readonly isElsewhere: IsDocumentedElsewhere,
  ) {
    this.flags = toList(flags);
  }

  /** The lists of a symbol, made once: every section asks for them. */
  of(symbol: ApiSymbol): SymbolLists {
    let lists = this.listsOfSymbol.get(symbol);
    if (!lists) {
      lists = {
        inputs: toList(inputsOf(symbol, this.isElsewhere)),
        returns: toList(returnsOf(symbol, this.isElsewhere)),
      };
      this.listsOfSymbol.set(symbol, lists);
    }
    return lists;
  }

  /** Lists whose members the headings of a section may name, the likeliest first. */
  forSection({kind, owner, isOfOwner}: Section): MemberList[] {
    if (!isOfOwner) {
      return [
        ...this.symbols.flatMap((symbol) => this.inOrder(symbol, kind)),
        this.flags,
      ];
    }
    const [base, member] = owner.split('.');
    return this.symbols
      .filter(({name}) => name === base)
      .flatMap((symbol) => {
        const statics = member ? staticOf(symbol, member) : undefined;
        return statics ? [toList(statics)] : this.inOrder(symbol, kind);
      });
  }

  private inOrder(symbol: ApiSymbol, kind: string): MemberList[] {
    const {inputs, returns} = this.of(symbol);
    // A type of the page may be what is returned, as a list for example.
    return kind === 'Return value' ? [returns, inputs] : [inputs, returns];
  }
}
