/** Types that have a name: the name, or what it stands for where a reader cannot import it. */
import ts from 'typescript';
import {isLiteral, isLiterals} from './typeKinds';
import type {TypeNames} from './typeNames';
import {deeper, type TypeWriter, type WritingState} from './writingState';

/** An object type without a public name is written out up to this length. */
const MAX_INLINE_LENGTH = 120;
/** Another type without a public name is written out up to this length. */
const MAX_UNION_LENGTH = 200;

/** Writes types that have a name. */
export class NamedText {
  constructor(
    private readonly names: TypeNames,
    private readonly types: TypeWriter,
  ) {}

  /** A type whose name cannot be imported: written out unless that is unreadable. */
  writePrivate(symbol: ts.Symbol, type: ts.Type, state: WritingState): string {
    const typeArguments = type.aliasTypeArguments ?? [];
    return this.shorter(
      symbol,
      state,
      (inner) =>
        symbol.flags & ts.SymbolFlags.Interface
          ? this.types.objects.writeMembers(type as ts.ObjectType, inner)
          : this.types.writeStructure(type, inner),
      typeArguments,
    );
  }

  /** What is written out, or the name where that would be too long. */
  shorter(
    symbol: ts.Symbol,
    state: WritingState,
    writeOut: (inner: WritingState) => string,
    typeArguments: readonly ts.Type[] = [],
  ): string {
    const name = (): string => {
      const written = typeArguments.map((argument) =>
        this.types.write(argument, deeper(state)),
      );
      return written.length > 0
        ? `${symbol.name}<${written.join(', ')}>`
        : symbol.name;
    };
    // `ToOptions<{...}>`: what comes out says more than what goes in.
    const takesObject = typeArguments.some(
      (argument) => argument.aliasSymbol === undefined && isLiteral(argument),
    );
    if (state.stack.includes(symbol)) {
      return name();
    }
    const text = writeOut({
      ...state,
      abbreviates: false,
      stack: [...state.stack, symbol],
    });
    const limit = text.startsWith('{') ? MAX_INLINE_LENGTH : MAX_UNION_LENGTH;
    return text.length > limit && !isLiterals(text) && !takesObject
      ? name()
      : text;
  }

  /** A name that a reader can import, with its type arguments; undefined where there is none. */
  writeNamed(
    symbol: ts.Symbol,
    typeArguments: readonly ts.Type[] | undefined,
    state: WritingState,
  ): string | undefined {
    const name = this.names.nameOf(symbol);
    if (name === undefined) {
      return undefined;
    }
    const written = this.names
      .withoutDefaults(symbol, typeArguments ?? [])
      .map((argument) => this.types.write(argument, deeper(state)));
    return written.length > 0 ? `${name}<${written.join(', ')}>` : name;
  }
}
