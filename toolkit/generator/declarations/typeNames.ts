import ts from 'typescript';
import {orderOf} from './literalOrder';
import {packageOf} from '../packages';
import {isToolkitSymbol} from './program';
import {isLiteralUnion, literalText} from './typeKinds';
import type {WritingState} from './writingState';

/** Fewer literals than this read better than a name that the author did not write. */
const MIN_LITERALS_FOR_NAME = 3;

/** Names of one set of literals. */
type LiteralNames = {
  readonly names: Set<string>;
  /** The order in which the first of them lists the literals. */
  readonly order: ReadonlyMap<string, number>;
};

/** The names under which types can be written. */
export class TypeNames {
  private readonly namesByLiterals = new Map<string, LiteralNames>();
  /** Names that a reader of the current package can import from it. */
  private preferred: ReadonlySet<string> = new Set();

  constructor(
    private readonly checker: ts.TypeChecker,
    /** What the documented packages export, by the symbol behind the export. */
    private readonly publicNames: ReadonlyMap<ts.Symbol, string>,
  ) {
    for (const [symbol, name] of publicNames) {
      if (symbol.flags & ts.SymbolFlags.TypeAlias) {
        const type = checker.getDeclaredTypeOfSymbol(symbol);
        const key = isLiteralUnion(type) ? this.literalKey(type) : undefined;
        if (key !== undefined) {
          const known = this.namesByLiterals.get(key);
          const [declaration] = symbol.declarations ?? [];
          this.namesByLiterals.set(key, {
            names: (known?.names ?? new Set()).add(name),
            order:
              known?.order ??
              orderOf(
                declaration && ts.isTypeAliasDeclaration(declaration)
                  ? declaration.type
                  : undefined,
                checker,
              ),
          });
        }
      }
    }
  }

  /** Says which names come first where several mean the same. */
  prefer(names: ReadonlySet<string>): void {
    this.preferred = names;
  }

  /** The name that a package exports a symbol by. */
  publicNameOf(symbol: ts.Symbol): string | undefined {
    return this.publicNames.get(symbol);
  }

  /** The name under which a symbol can be written, else undefined. */
  nameOf(symbol: ts.Symbol): string | undefined {
    const publicName = this.publicNames.get(symbol);
    if (publicName !== undefined) {
      return publicName;
    }
    if (isToolkitSymbol(symbol)) {
      return undefined;
    }
    return this.foreignName(symbol);
  }

  /** `React.CSSProperties` and not only `CSSProperties`. */
  private foreignName(symbol: ts.Symbol): string {
    const qualified = this.checker
      .getFullyQualifiedName(symbol)
      .replace(/^"[^"]*"\./, '')
      .replace(/^import\("[^"]*"\)\./, '')
      .replace(/^React\.JSX\./, 'JSX.')
      .replace(/^global\./, '');
    const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
    const isZod = packageOf(file) === 'zod';
    return isZod && !qualified.startsWith('z.') ? `z.${qualified}` : qualified;
  }

  /**
   * What to write for a list of literals that this package has one name for:
   * the name, or the literals in the order of its declaration.
   */
  nameLiterals(
    literals: readonly string[],
    state: WritingState,
  ): string | undefined {
    const known = this.namesByLiterals.get([...literals].sort().join('|'));
    const [name, ...others] = [...(known?.names ?? [])].filter((candidate) =>
      this.preferred.has(candidate),
    );
    if (
      state.expandsSelf ||
      literals.length < MIN_LITERALS_FOR_NAME ||
      others.length > 0
    ) {
      return undefined;
    }
    if (state.expandsLiterals !== true) {
      return name;
    }
    return known?.order.size === literals.length
      ? [...known.order.keys()].join(' | ')
      : undefined;
  }

  /** Literals in the order of their declaration, or the one name that stands for them. */
  writeLiterals(literals: readonly ts.Type[], state: WritingState): string[] {
    const texts = literals.map(literalText);
    const known = this.namesByLiterals.get([...texts].sort().join('|'));
    if (
      known &&
      texts.length >= MIN_LITERALS_FOR_NAME &&
      state.expandsLiterals !== true &&
      !state.expandsSelf
    ) {
      const names = [...known.names];
      const own = names.filter((name) => this.preferred.has(name));
      const [name, ...others] = own.length > 0 ? own : names;
      if (name !== undefined && others.length === 0) {
        return [name];
      }
    }
    const order = state.order.size > 0 ? state.order : known?.order;
    const rank = (text: string): number =>
      order?.get(text) ?? known?.order.get(text) ?? Number.MAX_SAFE_INTEGER;
    return texts
      .map((text, index) => ({text, index}))
      .sort((x, y) => rank(x.text) - rank(y.text) || x.index - y.index)
      .map(({text}) => text);
  }

  private literalKey(type: ts.Type): string | undefined {
    const literals = type.isUnion()
      ? type.types.filter(
          (part) => part.isStringLiteral() || part.isNumberLiteral(),
        )
      : [];
    return literals.length === (type as ts.UnionType).types.length
      ? literals.map(literalText).sort().join('|')
      : undefined;
  }

  /** `Buffer` and not `Buffer<ArrayBufferLike>`. */
  withoutDefaults(
    symbol: ts.Symbol,
    typeArguments: readonly ts.Type[],
  ): readonly ts.Type[] {
    const parameters = (symbol.declarations ?? [])
      .map((declaration) =>
        ts.isClassLike(declaration) ||
        ts.isInterfaceDeclaration(declaration) ||
        ts.isTypeAliasDeclaration(declaration)
          ? (declaration.typeParameters ?? [])
          : [],
      )
      .find(({length}) => length > 0);
    let {length} = typeArguments;
    while (length > 0) {
      const fallback = parameters?.[length - 1]?.default;
      const argument = typeArguments[length - 1];
      if (
        fallback === undefined ||
        argument === undefined ||
        this.checker.typeToString(
          this.checker.getTypeFromTypeNode(fallback),
        ) !== this.checker.typeToString(argument)
      ) {
        break;
      }
      length -= 1;
    }
    return typeArguments.slice(0, length);
  }
}
