/**
 * Types as a person would write them: names that a reader can import are kept,
 * everything else is written out, nothing says `import("...")`.
 */
import ts from 'typescript';
import {packageOf} from './packages';
import {isToolkitSymbol, symbolOf} from './program';

/** How a type is to be written. */
export type TypeTextOptions = {
  /** What the author wrote; followed as long as it means the type. */
  readonly declared?: ts.Node | undefined;
  /** Leave out `undefined`, for something optional. */
  readonly isOptional?: boolean;
  /** Write out named unions of literals. */
  readonly expandsLiterals?: boolean;
  /** Write out the type itself even when it has a name. */
  readonly expandsSelf?: boolean;
  /** Write `object` for objects without a name. */
  readonly abbreviates?: boolean;
};

type State = TypeTextOptions & {
  readonly depth: number;
  readonly stack: readonly ts.Symbol[];
  readonly order: ReadonlyMap<string, number>;
};

const START = {depth: 0, stack: [], order: new Map<string, number>()};

/** Parts of the compiler that its public types leave out. */
type UnionWithOrigin = ts.UnionType & {readonly origin?: ts.Type};

const MAX_DEPTH = 8;
/** An object type without a public name is written out up to this length. */
const MAX_INLINE_LENGTH = 120;
/** Another type without a public name is written out up to this length. */
const MAX_UNION_LENGTH = 200;
/** A type longer than this is written with `object` for its nameless objects. */
const MAX_LENGTH = 240;
/** Literals are written out up to this length. */
const MAX_EXPANDED = 1000;
/** So few literals are clearer than a name that was not written. */
const MIN_LITERALS_FOR_NAME = 3;

/** Whether a type is a union of literals, `null` and `undefined`, at least two of the first. */
function isLiteralUnion(type: ts.Type): boolean {
  const literals = ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral;
  return (
    type.isUnion() &&
    type.types.filter(({flags}) => flags & literals).length > 1 &&
    type.types.every(
      ({flags}) =>
        flags & (literals | ts.TypeFlags.Null | ts.TypeFlags.Undefined),
    )
  );
}

/** Names of one set of literals. */
type LiteralNames = {
  readonly names: Set<string>;
  /** The order in which the first of them lists the literals. */
  readonly order: ReadonlyMap<string, number>;
};

/** Tells the parameters that are kept out of a written signature. */
export type IsHiddenParameter = (name: string) => boolean;

/** Writes types, with the names that the documented packages export. */
export class TypeText {
  private readonly namesByLiterals = new Map<string, LiteralNames>();
  /** Names that a reader of the current package can import from it. */
  private preferred: ReadonlySet<string> = new Set();

  constructor(
    private readonly checker: ts.TypeChecker,
    /** What the documented packages export, by the symbol behind the export. */
    private readonly publicNames: ReadonlyMap<ts.Symbol, string>,
    private readonly isHiddenParameter: IsHiddenParameter = () => false,
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
              this.orderOf(
                declaration && ts.isTypeAliasDeclaration(declaration)
                  ? declaration.type
                  : undefined,
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

  /** A type on one line. */
  print(type: ts.Type, options: TypeTextOptions = {}): string {
    const text = this.printOnce(type, options);
    return text.length > MAX_LENGTH && options.abbreviates === undefined
      ? this.printOnce(type, {...options, abbreviates: true})
      : text;
  }

  /** A type with its named unions of literals written out, where that differs and is short enough. */
  printExpanded(
    type: ts.Type,
    options: TypeTextOptions = {},
  ): string | undefined {
    const short = this.print(type, options);
    // Inside an object or a function the literals would drown.
    if (/[{<]|=>/.test(short)) {
      return undefined;
    }
    const text = this.print(type, {...options, expandsLiterals: true});
    return text === short || text.length > MAX_EXPANDED ? undefined : text;
  }

  /** A function type as `(a: string) => void`, or with a name as `name(a: string): void`. */
  printSignature(
    signature: ts.Signature,
    name?: string,
    options: TypeTextOptions = {},
  ): string {
    return this.writeSignature(signature, name, {...options, ...START});
  }

  private printOnce(type: ts.Type, options: TypeTextOptions): string {
    const {declared} = options;
    const state: State = {...options, ...START};
    if (
      declared !== undefined &&
      ts.isTypeNode(declared) &&
      this.means(declared, type)
    ) {
      return this.writeNode(declared, state);
    }
    return this.write(type, {...state, order: this.orderOf(declared)});
  }

  /** Whether a written type is the type, apart from `undefined`. */
  private means(node: ts.TypeNode, type: ts.Type): boolean {
    const written = this.checker.getTypeFromTypeNode(node);
    if (written === type) {
      return true;
    }
    const a = this.checker.getNonNullableType(written);
    const b = this.checker.getNonNullableType(type);
    const isSame =
      a === b ||
      (this.checker.isTypeAssignableTo(a, b) &&
        this.checker.isTypeAssignableTo(b, a));
    return isSame && acceptsNull(written) === acceptsNull(type);
  }

  /** A type as its author wrote it, with names that a reader can import. */
  private writeNode(node: ts.TypeNode, state: State): string {
    if (state.depth > MAX_DEPTH) {
      return this.fallback(this.checker.getTypeFromTypeNode(node));
    }
    if (ts.isParenthesizedTypeNode(node)) {
      return this.writeNode(node.type, state);
    }
    if (ts.isLiteralTypeNode(node)) {
      return ts.isStringLiteral(node.literal)
        ? quote(node.literal.text)
        : node.literal.getText();
    }
    if (node.kind < ts.SyntaxKind.FirstTypeNode) {
      return node.getText();
    }
    if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) {
      const separator = ts.isUnionTypeNode(node) ? ' | ' : ' & ';
      return this.writeNodes(node.types, separator, state);
    }
    if (ts.isArrayTypeNode(node)) {
      return `${this.groupNode(node.elementType, this.deeper(state), ARRAY)}[]`;
    }
    if (
      ts.isTypeOperatorNode(node) &&
      node.operator !== ts.SyntaxKind.UniqueKeyword
    ) {
      const operator =
        node.operator === ts.SyntaxKind.ReadonlyKeyword ? 'readonly' : 'keyof';
      return `${operator} ${this.groupNode(node.type, this.deeper(state), ARRAY)}`;
    }
    if (ts.isTypeReferenceNode(node)) {
      return this.writeReference(node, state);
    }
    if (ts.isFunctionTypeNode(node) || ts.isTypeLiteralNode(node)) {
      return this.writeMembersNode(node, state);
    }
    if (ts.isTupleTypeNode(node)) {
      const parts = node.elements.map((element) =>
        this.writeTupleElement(element, this.deeper(state)),
      );
      return `[${parts.join(', ')}]`;
    }
    return this.write(this.checker.getTypeFromTypeNode(node), {
      ...state,
      order: this.orderOf(node),
    });
  }

  private writeNodes(
    nodes: readonly ts.TypeNode[],
    separator: ' | ' | ' & ',
    state: State,
  ): string {
    const kept = nodes.filter(
      (node) =>
        !(
          state.isOptional === true &&
          separator === ' | ' &&
          node.kind === ts.SyntaxKind.UndefinedKeyword
        ),
    );
    const [only] = kept;
    if (only !== undefined && kept.length === 1) {
      return this.writeNode(only, state);
    }
    const inner = {...this.deeper(state), isOptional: state.isOptional};
    const texts = kept.map((node) => {
      const text = this.writeNode(node, inner);
      // A union in a union needs no parentheses, whatever its source says.
      return separator === ' | '
        ? grouped(text, UNION)
        : grouped(text, INTERSECTION);
    });
    return separator === ' | '
      ? [...new Set(moveNullishBack(texts))].join(separator)
      : texts.filter((text) => text !== '{}').join(separator);
  }

  private groupNode(node: ts.TypeNode, state: State, context: RegExp): string {
    return grouped(this.writeNode(node, state), context);
  }

  private writeReference(node: ts.TypeReferenceNode, state: State): string {
    const type = this.checker.getTypeFromTypeNode(node);
    let symbol = this.checker.getSymbolAtLocation(node.typeName);
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) {
      symbol = this.checker.getAliasedSymbol(symbol);
    }
    if (!symbol || symbol.flags & ts.SymbolFlags.TypeParameter) {
      return symbol?.name ?? node.getText();
    }
    const isOwn = isToolkitSymbol(symbol);
    const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
    const name = this.nameOf(symbol);
    if (name !== undefined) {
      if (
        isOwn &&
        alias &&
        state.expandsLiterals === true &&
        isLiteralUnion(type)
      ) {
        return this.writeNode(alias.type, state);
      }
      const typeArguments = (node.typeArguments ?? []).map((argument) =>
        this.writeNode(argument, this.deeper(state)),
      );
      return typeArguments.length > 0
        ? `${name}<${typeArguments.join(', ')}>`
        : name;
    }
    if (alias && alias.typeParameters === undefined) {
      return this.shorter(symbol, state, (inner) =>
        this.writeNode(alias.type, inner),
      );
    }
    return this.write(type, state);
  }

  private writeMembersNode(
    node: ts.FunctionTypeNode | ts.TypeLiteralNode,
    state: State,
  ): string {
    if (ts.isFunctionTypeNode(node)) {
      const signature = this.checker.getSignatureFromDeclaration(node);
      return signature
        ? this.writeSignature(signature, undefined, this.deeper(state))
        : node.getText();
    }
    if (node.members.length === 0) {
      return '{}';
    }
    if (state.abbreviates === true) {
      return 'object';
    }
    const inner = this.deeper(state);
    const isPlain = node.members.every(
      (member) =>
        ts.isPropertySignature(member) &&
        member.type !== undefined &&
        !ts.isComputedPropertyName(member.name),
    );
    if (!isPlain) {
      return this.write(this.checker.getTypeFromTypeNode(node), state);
    }
    const parts = node.members.filter(ts.isPropertySignature).map((member) => {
      const mark = member.questionToken ? '?' : '';
      const text = member.type
        ? this.writeNode(member.type, {
            ...inner,
            isOptional: member.questionToken !== undefined,
          })
        : 'any';
      const name = ts.isIdentifier(member.name)
        ? member.name.text
        : propertyName(member.name.getText().replace(/^['"]|['"]$/g, ''));
      return `${name}${mark}: ${text}`;
    });
    return `{${parts.join('; ')}}`;
  }

  private writeTupleElement(
    node: ts.TypeNode | ts.NamedTupleMember,
    state: State,
  ): string {
    if (ts.isNamedTupleMember(node)) {
      const dots = node.dotDotDotToken ? '...' : '';
      const mark = node.questionToken ? '?' : '';
      return `${dots}${node.name.text}${mark}: ${this.writeNode(node.type, state)}`;
    }
    if (ts.isRestTypeNode(node)) {
      return `...${this.writeNode(node.type, state)}`;
    }
    return ts.isOptionalTypeNode(node)
      ? `${this.writeNode(node.type, state)}?`
      : this.writeNode(node, state);
  }

  /** The name of a parameter; one that is taken apart on the spot gets a plain name. */
  parameterName(parameter: ts.Symbol, fallback = 'options'): string {
    return /^__\d+$|^args_\d+$/.test(parameter.name)
      ? fallback
      : parameter.name.replace(/^_+(?=[a-z])/, '');
  }

  /** Whether a parameter can be left out. */
  isOptionalParameter(parameter: ts.Symbol): boolean {
    const declaration = parameter.valueDeclaration;
    return (
      declaration !== undefined &&
      ts.isParameter(declaration) &&
      this.checker.isOptionalParameter(declaration)
    );
  }

  /** The name under which a symbol can be written, else undefined. */
  private nameOf(symbol: ts.Symbol): string | undefined {
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
    const isZod = packageOf(file) === 'zod' && qualified !== 'AnyZodObject';
    return isZod && !qualified.startsWith('z.') ? `z.${qualified}` : qualified;
  }

  private write(type: ts.Type, state: State): string {
    if (state.depth > MAX_DEPTH) {
      return this.fallback(type);
    }
    const isSelf = state.depth === 0 && state.expandsSelf === true;
    const alias = isSelf ? undefined : type.aliasSymbol;
    if (alias) {
      const expands = state.expandsLiterals === true && isLiteralUnion(type);
      const text = this.writeNamed(alias, type.aliasTypeArguments, state);
      if (text === undefined) {
        return this.writePrivate(alias, type, state);
      }
      if (!expands || !isToolkitSymbol(alias)) {
        return text;
      }
      const declaration = alias.declarations?.find(ts.isTypeAliasDeclaration);
      return this.writeStructure(type, {
        ...state,
        order: this.orderOf(declaration?.type),
      });
    }
    if (state.isOptional === true && type.flags & ts.TypeFlags.Undefined) {
      return 'never';
    }
    return this.writeStructure(type, state);
  }

  /** A type whose name cannot be imported: written out unless that is unreadable. */
  private writePrivate(symbol: ts.Symbol, type: ts.Type, state: State): string {
    const typeArguments = type.aliasTypeArguments ?? [];
    return this.shorter(
      symbol,
      state,
      (inner) => this.writeStructure(type, inner),
      typeArguments,
    );
  }

  /** What is written out, or the name where that would be too long. */
  private shorter(
    symbol: ts.Symbol,
    state: State,
    writeOut: (inner: State) => string,
    typeArguments: readonly ts.Type[] = [],
  ): string {
    const name = (): string => {
      const written = typeArguments.map((argument) =>
        this.write(argument, this.deeper(state)),
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

  private writeNamed(
    symbol: ts.Symbol,
    typeArguments: readonly ts.Type[] | undefined,
    state: State,
  ): string | undefined {
    const name = this.nameOf(symbol);
    if (name === undefined) {
      return undefined;
    }
    const written = this.withoutDefaults(symbol, typeArguments ?? []).map(
      (argument) => this.write(argument, this.deeper(state)),
    );
    return written.length > 0 ? `${name}<${written.join(', ')}>` : name;
  }

  /** `Buffer` and not `Buffer<ArrayBufferLike>`. */
  private withoutDefaults(
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

  private deeper(state: State): State {
    return {
      ...state,
      depth: state.depth + 1,
      isOptional: false,
      expandsSelf: false,
    };
  }

  private writeStructure(type: ts.Type, state: State): string {
    if (type.flags & ts.TypeFlags.EnumLike) {
      return this.writeEnum(type);
    }
    if (type.flags & ts.TypeFlags.Boolean) {
      return 'boolean';
    }
    if (type.isUnion()) {
      return this.writeUnion(type, state);
    }
    if (type.isIntersection()) {
      return this.writeIntersection(type, state);
    }
    if (type.isStringLiteral()) {
      return quote(type.value);
    }
    if (type.isNumberLiteral()) {
      return String(type.value);
    }
    if (type.flags & ts.TypeFlags.Object) {
      return this.writeObject(type as ts.ObjectType, state);
    }
    if (type.flags & ts.TypeFlags.Index) {
      const target = (type as ts.IndexType).type;
      return `keyof ${this.group(target, this.deeper(state), ARRAY)}`;
    }
    if (type.flags & ts.TypeFlags.IndexedAccess) {
      const {objectType, indexType} = type as ts.IndexedAccessType;
      return `${this.group(objectType, this.deeper(state), ARRAY)}[${this.write(indexType, this.deeper(state))}]`;
    }
    if (type.flags & ts.TypeFlags.TypeParameter) {
      return type.symbol.name;
    }
    return this.fallback(type);
  }

  private writeEnum(type: ts.Type): string {
    const {symbol} = type;
    const name = this.nameOf(symbol) ?? symbol.name;
    if (!(symbol.flags & ts.SymbolFlags.EnumMember)) {
      return name;
    }
    const owner = symbol.declarations?.[0]?.parent;
    return owner !== undefined && ts.isEnumDeclaration(owner)
      ? `${owner.name.text}.${symbol.name}`
      : name;
  }

  private writeUnion(type: ts.UnionType, state: State): string {
    const {origin} = type as UnionWithOrigin;
    const hidesUndefined = state.isOptional === true;
    if (
      origin !== undefined &&
      !origin.isUnion() &&
      !(hidesUndefined && this.hasUndefined(type))
    ) {
      return this.writeStructure(origin, state);
    }
    const parts = (origin?.isUnion() ? origin : type).types.filter(
      ({flags}) => !(hidesUndefined && flags & ts.TypeFlags.Undefined),
    );
    const [only] = parts;
    if (only !== undefined && parts.length === 1) {
      return this.write(only, {...state, isOptional: false});
    }
    const inner = this.deeper(state);
    const texts: string[] = [];
    const literals: ts.Type[] = [];
    let hasBoolean = false;
    for (const part of parts) {
      if (part.flags & ts.TypeFlags.BooleanLiteral) {
        // `true` and `false` stand side by side in a union.
        const isWhole =
          parts.filter(({flags}) => flags & ts.TypeFlags.BooleanLiteral)
            .length > 1;
        if (!isWhole) {
          texts.push(this.checker.typeToString(part));
        } else if (!hasBoolean) {
          texts.push('boolean');
          hasBoolean = true;
        }
      } else if (part.isStringLiteral() || part.isNumberLiteral()) {
        literals.push(part);
      } else {
        texts.push(this.group(part, inner, UNION));
      }
    }
    const all = [...this.writeLiterals(literals, state), ...texts];
    return [...new Set(moveNullishBack(all))].join(' | ');
  }

  private hasUndefined(type: ts.UnionType): boolean {
    return type.types.some(({flags}) => flags & ts.TypeFlags.Undefined);
  }

  /** Literals in the order of their declaration, or the one name that stands for them. */
  private writeLiterals(literals: readonly ts.Type[], state: State): string[] {
    const texts = literals.map(literalText);
    const known = this.namesByLiterals.get([...texts].sort().join('|'));
    const isSelf = state.depth === 0 && state.expandsSelf === true;
    if (
      known &&
      texts.length >= MIN_LITERALS_FOR_NAME &&
      state.expandsLiterals !== true &&
      !isSelf
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

  private writeIntersection(type: ts.IntersectionType, state: State): string {
    return type.types
      .filter((part) => !this.isEmptyObject(part))
      .map((part) => this.group(part, this.deeper(state), INTERSECTION))
      .join(' & ');
  }

  private isEmptyObject(type: ts.Type): boolean {
    return (
      (type.flags & ts.TypeFlags.Object) !== 0 &&
      type.aliasSymbol === undefined &&
      ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Anonymous) !== 0 &&
      type.getProperties().length === 0 &&
      type.getCallSignatures().length === 0 &&
      type.getConstructSignatures().length === 0 &&
      this.checker.getIndexInfosOfType(type).length === 0
    );
  }

  private writeObject(type: ts.ObjectType, state: State): string {
    if (this.checker.isArrayType(type) || this.checker.isTupleType(type)) {
      return this.writeList(type as ts.TypeReference, state);
    }
    const symbol = symbolOf(type);
    if (
      symbol !== undefined &&
      symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface)
    ) {
      return this.writeClassOrInterface(type, symbol, state);
    }
    if (
      symbol !== undefined &&
      symbol.flags & (ts.SymbolFlags.Enum | ts.SymbolFlags.Module)
    ) {
      return `typeof ${this.nameOf(symbol) ?? symbol.name}`;
    }
    return this.writeAnonymous(type, state);
  }

  private writeClassOrInterface(
    type: ts.ObjectType,
    symbol: ts.Symbol,
    state: State,
  ): string {
    const isStatic =
      (symbol.flags & ts.SymbolFlags.Class) !== 0 &&
      (type.objectFlags & ts.ObjectFlags.Anonymous) !== 0;
    if (isStatic) {
      return `typeof ${this.nameOf(symbol) ?? symbol.name}`;
    }
    if (state.depth === 0 && state.expandsSelf === true) {
      return this.writeAnonymous(type, state);
    }
    const typeArguments =
      type.objectFlags & ts.ObjectFlags.Reference
        ? this.checker.getTypeArguments(type as ts.TypeReference)
        : [];
    // A class without an explicit `this` argument has one more type parameter.
    const own = typeArguments.filter(
      (argument) => !(argument as {isThisType?: boolean}).isThisType,
    );
    return (
      this.writeNamed(symbol, own, state) ??
      (symbol.flags & ts.SymbolFlags.Class
        ? symbol.name
        : this.writePrivate(symbol, type, state))
    );
  }

  private writeList(type: ts.TypeReference, state: State): string {
    const inner = this.deeper(state);
    const elements = this.checker.getTypeArguments(type);
    if (this.checker.isTupleType(type)) {
      const {
        elementFlags,
        readonly: isReadonly,
        labeledElementDeclarations: labels,
      } = type.target as ts.TupleType;
      const parts = elements.map((element, index) => {
        const flag = elementFlags[index] ?? ts.ElementFlags.Required;
        const label = labels?.[index]?.name;
        const name = label && ts.isIdentifier(label) ? label.text : undefined;
        const text = this.write(element, {
          ...inner,
          isOptional: (flag & ts.ElementFlags.Optional) !== 0,
        });
        const dots = flag & ts.ElementFlags.Variable ? '...' : '';
        const list = flag & ts.ElementFlags.Rest ? '[]' : '';
        const mark = flag & ts.ElementFlags.Optional ? '?' : '';
        return name === undefined
          ? `${dots}${text}${list}${mark}`
          : `${dots}${name}${mark}: ${text}${list}`;
      });
      return `${isReadonly ? 'readonly ' : ''}[${parts.join(', ')}]`;
    }
    const [element] = elements;
    const prefix = type.symbol.name === 'ReadonlyArray' ? 'readonly ' : '';
    return element === undefined
      ? 'unknown[]'
      : `${prefix}${this.group(element, inner, ARRAY)}[]`;
  }

  private writeAnonymous(type: ts.ObjectType, state: State): string {
    const calls = type.getCallSignatures();
    const constructs = type.getConstructSignatures();
    const properties = type
      .getProperties()
      .filter(({name}) => !isSymbolName(name));
    const indexes = this.checker.getIndexInfosOfType(type);
    const [call] = calls;
    if (
      call !== undefined &&
      calls.length === 1 &&
      constructs.length === 0 &&
      properties.length === 0 &&
      indexes.length === 0
    ) {
      return this.writeSignature(call, undefined, this.deeper(state));
    }
    const [construct] = constructs;
    if (
      construct !== undefined &&
      calls.length === 0 &&
      properties.every(({name}) => name === 'prototype')
    ) {
      return `new ${this.writeSignature(construct, undefined, this.deeper(state))}`;
    }
    if (this.isUnresolvedMapping(type)) {
      return this.fallback(type);
    }
    const symbol = symbolOf(type);
    if (symbol && state.stack.includes(symbol)) {
      return 'object';
    }
    const inner = {
      ...this.deeper(state),
      stack: symbol ? [...state.stack, symbol] : state.stack,
    };
    const parts = [
      ...calls.map((signature) => this.writeSignature(signature, '', inner)),
      ...indexes.map(
        (index) =>
          `[key: ${this.write(index.keyType, inner)}]: ${this.write(index.type, inner)}`,
      ),
      ...properties.map((property) => this.writeProperty(property, inner)),
    ];
    if (parts.length === 0) {
      return '{}';
    }
    return state.abbreviates === true ? 'object' : `{${parts.join('; ')}}`;
  }

  private isUnresolvedMapping(type: ts.ObjectType): boolean {
    return (
      (type.objectFlags & ts.ObjectFlags.Mapped) !== 0 &&
      type.getProperties().length === 0 &&
      this.checker.getIndexInfosOfType(type).length === 0
    );
  }

  private writeProperty(property: ts.Symbol, state: State): string {
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    const text = this.write(this.checker.getTypeOfSymbol(property), {
      ...state,
      isOptional,
    });
    return `${propertyName(property.name)}${isOptional ? '?' : ''}: ${text}`;
  }

  private writeSignature(
    signature: ts.Signature,
    name: string | undefined,
    state: State,
  ): string {
    const typeParameters = (signature.getTypeParameters() ?? []).map(
      (parameter) => this.writeTypeParameter(parameter),
    );
    const parameters = signature
      .getParameters()
      .filter(({name: own}) => !this.isHiddenParameter(own))
      .map((parameter) => this.writeParameter(parameter, state));
    const head = `${typeParameters.length > 0 ? `<${typeParameters.join(', ')}>` : ''}(${parameters.join(', ')})`;
    const result = this.writeReturn(signature, state);
    return name === undefined
      ? `${head} => ${result}`
      : `${name}${head}: ${result}`;
  }

  private writeParameter(parameter: ts.Symbol, state: State): string {
    const isOptional = this.isOptionalParameter(parameter);
    const {valueDeclaration} = parameter;
    const declaration =
      valueDeclaration && ts.isParameter(valueDeclaration)
        ? valueDeclaration
        : undefined;
    const type = this.checker.getTypeOfSymbol(parameter);
    const inner = {...this.deeper(state), isOptional};
    const node = declaration?.type;
    const text =
      node && this.means(node, type)
        ? this.writeNode(node, inner)
        : this.write(type, inner);
    return `${declaration?.dotDotDotToken ? '...' : ''}${this.parameterName(parameter)}${isOptional ? '?' : ''}: ${text}`;
  }

  private writeReturn(signature: ts.Signature, state: State): string {
    const predicate = this.checker.getTypePredicateOfSignature(signature);
    if (predicate?.type && predicate.parameterName) {
      const asserts =
        predicate.kind === ts.TypePredicateKind.AssertsIdentifier
          ? 'asserts '
          : '';
      return `${asserts}${predicate.parameterName} is ${this.write(predicate.type, this.deeper(state))}`;
    }
    const type = signature.getReturnType();
    const declaration = signature.getDeclaration() as
      ts.SignatureDeclaration | undefined;
    const node = declaration?.type;
    return node && this.means(node, type)
      ? this.writeNode(node, this.deeper(state))
      : this.write(type, this.deeper(state));
  }

  /** `string` and `'a'` of `T extends string = 'a'`. */
  printBounds(parameter: ts.TypeParameter): {
    readonly constraint?: string;
    readonly default?: string;
  } {
    const constraint = parameter.getConstraint();
    const fallback = parameter.getDefault();
    const declaration = parameter.symbol.declarations?.find(
      ts.isTypeParameterDeclaration,
    );
    return {
      ...(constraint
        ? {
            constraint: this.print(constraint, {
              declared: declaration?.constraint,
            }),
          }
        : {}),
      ...(fallback
        ? {default: this.print(fallback, {declared: declaration?.default})}
        : {}),
    };
  }

  private writeTypeParameter(parameter: ts.TypeParameter): string {
    const {constraint, default: fallback} = this.printBounds(parameter);
    return [
      parameter.symbol.name,
      constraint === undefined ? '' : ` extends ${constraint}`,
      fallback === undefined ? '' : ` = ${fallback}`,
    ].join('');
  }

  /** A part that stands beside an operator. */
  private group(type: ts.Type, state: State, context: RegExp): string {
    return grouped(this.write(type, state), context);
  }

  /** What the compiler itself writes, without its paths. */
  private fallback(type: ts.Type): string {
    return this.checker
      .typeToString(
        type,
        undefined,
        ts.TypeFormatFlags.NoTruncation |
          ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
          ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
      )
      .replace(/(?:typeof )?import\("[^"]*"\)\./g, '')
      .replaceAll('React.JSX.', 'JSX.');
  }

  /** The literals of a declaration, in the order in which they are written. */
  private orderOf(node: ts.Node | undefined): ReadonlyMap<string, number> {
    const order = new Map<string, number>();
    this.collectOrder(node, order, 0);
    return order;
  }

  private collectOrder(
    node: ts.Node | undefined,
    order: Map<string, number>,
    depth: number,
  ): void {
    if (node === undefined || depth > 12) {
      return;
    }
    if (ts.isLiteralTypeNode(node)) {
      const text = ts.isStringLiteral(node.literal)
        ? quote(node.literal.text)
        : node.literal.getText();
      if (!order.has(text)) {
        order.set(text, order.size);
      }
      return;
    }
    if (ts.isTypeReferenceNode(node) || ts.isTypeQueryNode(node)) {
      const name = ts.isTypeReferenceNode(node) ? node.typeName : node.exprName;
      let symbol = this.checker.getSymbolAtLocation(name);
      if (symbol && symbol.flags & ts.SymbolFlags.Alias) {
        symbol = this.checker.getAliasedSymbol(symbol);
      }
      const declaration = symbol?.declarations?.[0];
      if (
        declaration &&
        (ts.isTypeAliasDeclaration(declaration) ||
          ts.isVariableDeclaration(declaration))
      ) {
        this.collectOrder(declaration.type, order, depth + 1);
      }
    }
    if (ts.isIndexedAccessTypeNode(node)) {
      const index = node.indexType;
      const owner = this.checker.getTypeFromTypeNode(node.objectType);
      const property =
        ts.isLiteralTypeNode(index) && ts.isStringLiteral(index.literal)
          ? this.checker.getPropertyOfType(owner, index.literal.text)
          : undefined;
      const [declaration] = property?.declarations ?? [];
      if (declaration && ts.isPropertySignature(declaration)) {
        this.collectOrder(declaration.type, order, depth + 1);
      }
    }
    if (
      !ts.isTypeLiteralNode(node) &&
      !ts.isFunctionTypeNode(node) &&
      !ts.isInterfaceDeclaration(node)
    ) {
      ts.forEachChild(node, (child) =>
        this.collectOrder(child, order, depth + 1),
      );
    }
  }
}

function acceptsNull(type: ts.Type): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.some(({flags}) => flags & ts.TypeFlags.Null);
}

/** Whether a type is an object written on the spot. */
function isLiteral(type: ts.Type): boolean {
  const flags = symbolOf(type)?.flags ?? 0;
  return (
    (type.flags & ts.TypeFlags.Object) !== 0 &&
    (flags & (ts.SymbolFlags.TypeLiteral | ts.SymbolFlags.ObjectLiteral)) !== 0
  );
}

/** Whether a text is a union of literals: its name would say nothing. */
function isLiterals(text: string): boolean {
  return /^(?:(?:'[^']*'|-?\d+|null|undefined)(?: \| |$))+$/.test(text);
}

function literalText(type: ts.Type): string {
  return type.isStringLiteral()
    ? quote(type.value)
    : String((type as ts.NumberLiteralType).value);
}

/** What must stand in parentheses as part of a union, of an intersection, before `[]`. */
const UNION = /^ => $/;
const INTERSECTION = /^ (?:=>|\|) $/;
const ARRAY = /^ (?:=>|[|&]) $/;

/** A text in parentheses, where an operator outside all brackets needs them. */
function grouped(text: string, context: RegExp): string {
  return hasOperator(text, context) ||
    (context === ARRAY && /^(?:keyof|readonly|new) /.test(text))
    ? `(${text})`
    : text;
}

/** Whether an operator stands outside all brackets. */
export function hasOperator(text: string, operator: RegExp): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if ('([{<'.includes(character)) {
      depth += 1;
    } else if (
      ')]}'.includes(character) ||
      (character === '>' && text[index - 1] !== '=')
    ) {
      depth -= 1;
    } else if (
      depth === 0 &&
      character === ' ' &&
      operator.test(/^ (?:=>|[|&]) /.exec(text.slice(index))?.[0] ?? '')
    ) {
      return true;
    }
  }
  return false;
}

/** `null` and `undefined` come last, as people write them. */
export function moveNullishBack(texts: readonly string[]): string[] {
  const isNullish = (text: string): boolean =>
    text === 'null' || text === 'undefined';
  return [
    ...texts.filter((text) => !isNullish(text)),
    ...texts.filter(isNullish).sort(),
  ];
}

/** Whether the compiler's name of a property stands for a symbol. */
export function isSymbolName(name: string): boolean {
  return name.startsWith('__@');
}

/** A string literal in single quotes. */
export function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** A name as it stands in an object type. */
export function propertyName(name: string): string {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name)
    ? name
    : quote(name);
}
