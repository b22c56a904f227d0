/**
 * Types as a person would write them: names that a reader can import are kept,
 * everything else is written out, nothing says `import("...")`.
 */
import ts from 'typescript';
import {readDocs, type DocComment} from './docs';
import {orderOf} from './literalOrder';
import {packageOf} from './packages';
import {declaredTypeOf, isToolkitSymbol, symbolAt, symbolOf} from './program';
import {
  ARRAY,
  grouped,
  INTERSECTION,
  isSymbolName,
  joinBooleans,
  moveNullishBack,
  propertyName,
  quote,
  UNION,
} from './textParts';

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
  /** Write `object` for objects without a name: for all, or for those in another. */
  readonly abbreviates?: boolean | 'nested';
};

type State = TypeTextOptions & {
  readonly depth: number;
  readonly stack: readonly ts.Symbol[];
  /** In how many objects we are. */
  readonly objects: number;
  readonly order: ReadonlyMap<string, number>;
};

const START = {
  depth: 0,
  stack: [],
  objects: 0,
  order: new Map<string, number>(),
};

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
/** So many literals must have a name somewhere. */
const MAX_LITERALS = 20;
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

/** A parameter, as a signature or a list of arguments declares it. */
export type ParameterInfo = {
  readonly name: string;
  readonly type: ts.Type;
  readonly declared: ts.TypeNode | undefined;
  readonly isOptional: boolean;
  readonly isRest: boolean;
  readonly symbol?: ts.Symbol;
};

/** Names of one set of literals. */
type LiteralNames = {
  readonly names: Set<string>;
  /** The order in which the first of them lists the literals. */
  readonly order: ReadonlyMap<string, number>;
};

/** Tells the parameters and members that are kept out of what is written. */
export type IsHiddenName = (name: string, docs?: DocComment) => boolean;

/** Writes types, with the names that the documented packages export. */
export class TypeText {
  private readonly namesByLiterals = new Map<string, LiteralNames>();
  /** Names that a reader of the current package can import from it. */
  private preferred: ReadonlySet<string> = new Set();

  constructor(
    private readonly checker: ts.TypeChecker,
    /** What the documented packages export, by the symbol behind the export. */
    private readonly publicNames: ReadonlyMap<ts.Symbol, string>,
    private readonly isHidden: IsHiddenName = () => false,
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

  /** A type on one line. */
  print(type: ts.Type, options: TypeTextOptions = {}): string {
    const text = this.printOnce(type, options);
    if (text.length <= MAX_LENGTH || options.abbreviates !== undefined) {
      return text;
    }
    const shorter = this.printOnce(type, {...options, abbreviates: 'nested'});
    return shorter.length <= MAX_LENGTH
      ? shorter
      : this.printOnce(type, {...options, abbreviates: true});
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
    return this.write(type, {...state, order: orderOf(declared, this.checker)});
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
      (!namesTypeParameter(node, this.checker) &&
        this.checker.isTypeAssignableTo(a, b) &&
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
      const isKeyOf = node.operator === ts.SyntaxKind.KeyOfKeyword;
      const keys = isKeyOf
        ? this.writeKeys(this.checker.getTypeFromTypeNode(node.type))
        : undefined;
      if (keys !== undefined) {
        return keys;
      }
      const operator = isKeyOf ? 'keyof' : 'readonly';
      return `${operator} ${this.groupNode(node.type, this.deeper(state), ARRAY)}`;
    }
    if (ts.isTypeReferenceNode(node)) {
      return this.writeReference(node, state);
    }
    if (ts.isFunctionTypeNode(node) || ts.isTypeLiteralNode(node)) {
      return this.writeMembersNode(node, state);
    }
    // A member that is a function is told by how it is called.
    const isMember =
      ts.isPropertySignature(node.parent) ||
      ts.isTypeAliasDeclaration(node.parent);
    if (ts.isTypeQueryNode(node) && !isMember) {
      const symbol = symbolAt(node.exprName, this.checker);
      const name = symbol && this.publicNames.get(symbol);
      if (name !== undefined) {
        return `typeof ${name}`;
      }
    }
    if (ts.isTupleTypeNode(node)) {
      const parts = node.elements.map((element) =>
        this.writeTupleElement(element, this.deeper(state)),
      );
      return `[${parts.join(', ')}]`;
    }
    return this.write(this.checker.getTypeFromTypeNode(node), {
      ...state,
      order: orderOf(node, this.checker),
    });
  }

  /** `'a' | 'b'` for `keyof` an object that a reader cannot name. */
  private writeKeys(owner: ts.Type): string | undefined {
    const symbol = owner.aliasSymbol ?? symbolOf(owner);
    const isNamed =
      symbol !== undefined &&
      (!isToolkitSymbol(symbol) || this.nameOf(symbol) !== undefined);
    if (isNamed || !(owner.flags & ts.TypeFlags.Object)) {
      return undefined;
    }
    const keys = owner.getProperties().map(({name}) => quote(name));
    const text = keys.join(' | ');
    const isOpen = this.checker.getIndexInfosOfType(owner).length > 0;
    return keys.length === 0 || isOpen || text.length > MAX_EXPANDED
      ? undefined
      : text;
  }

  /**
   * What to write for a list of literals that this package has one name for:
   * the name, or the literals in the order of its declaration.
   */
  private nameLiterals(
    literals: readonly string[],
    state: State,
  ): string | undefined {
    const known = this.namesByLiterals.get([...literals].sort().join('|'));
    const [name, ...others] = [...(known?.names ?? [])].filter((candidate) =>
      this.preferred.has(candidate),
    );
    const isSelf = state.depth === 0 && state.expandsSelf === true;
    if (
      isSelf ||
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
    if (kept.length > MAX_LITERALS && kept.every(ts.isLiteralTypeNode)) {
      const union = kept[0]?.parent;
      return union && ts.isUnionTypeNode(union)
        ? this.write(this.checker.getTypeFromTypeNode(union), {
            ...state,
            order: orderOf(union, this.checker),
          })
        : '';
    }
    const inner = {...this.deeper(state), isOptional: state.isOptional};
    const literals = kept.filter(isWrittenLiteral);
    const name = this.nameLiterals(
      literals.map((literal) => this.writeNode(literal, inner)),
      state,
    );
    const texts = kept.map((node) => {
      const text =
        name !== undefined && isWrittenLiteral(node)
          ? name
          : this.writeNode(node, inner);
      // A union in a union needs no parentheses, whatever its source says.
      return separator === ' | '
        ? grouped(text, UNION)
        : grouped(text, INTERSECTION);
    });
    return separator === ' | '
      ? [...new Set(moveNullishBack(joinBooleans(texts)))].join(separator)
      : texts.filter((text) => text !== '{}').join(separator);
  }

  private groupNode(node: ts.TypeNode, state: State, context: RegExp): string {
    return grouped(this.writeNode(node, state), context);
  }

  private writeReference(node: ts.TypeReferenceNode, state: State): string {
    const type = this.checker.getTypeFromTypeNode(node);
    const symbol = symbolAt(node.typeName, this.checker);
    if (!symbol || symbol.flags & ts.SymbolFlags.TypeParameter) {
      return symbol?.name ?? node.getText();
    }
    const [element] = node.typeArguments ?? [];
    if (symbol.name === 'Array' && element) {
      return `${this.groupNode(element, this.deeper(state), ARRAY)}[]`;
    }
    const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
    const name = this.nameOf(symbol);
    if (name !== undefined) {
      if (alias && state.expandsLiterals === true && isLiteralUnion(type)) {
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
      if (state.depth === 0 && state.expandsSelf === true) {
        return this.writeNode(alias.type, state);
      }
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
    if (isAbbreviated(state)) {
      return 'object';
    }
    const inner = {...this.deeper(state), objects: state.objects + 1};
    const members = node.members.filter(ts.isPropertySignature);
    const isPlain =
      members.length === node.members.length &&
      members.every(
        ({type, name}) =>
          type !== undefined && !ts.isComputedPropertyName(name),
      );
    if (!isPlain) {
      return this.write(this.checker.getTypeFromTypeNode(node), state);
    }
    const visible = members.filter(({name}) => {
      const symbol = this.checker.getSymbolAtLocation(name);
      return symbol === undefined || this.isVisible(symbol);
    });
    const parts = visible.map((member) => {
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

  /**
   * The ways to call a signature, each with its parameters. More than one where
   * all arguments are one union of lists: `...args: [a: string] | [b: number]`.
   */
  overloadsOf(signature: ts.Signature): ParameterInfo[][] {
    const parameters = signature
      .getParameters()
      .filter(({name}) => !this.isHidden(name));
    const [only] = parameters;
    const declaration = only?.valueDeclaration;
    if (
      only &&
      parameters.length === 1 &&
      declaration &&
      ts.isParameter(declaration) &&
      declaration.dotDotDotToken
    ) {
      const type = this.checker.getTypeOfSymbol(only);
      const lists = type.isUnion() ? type.types : [type];
      if (lists.every((list) => this.checker.isTupleType(list))) {
        return lists.map((list) => this.elementsOf(list as ts.TypeReference));
      }
    }
    return [parameters.map((parameter) => this.parameterInfo(parameter))];
  }

  /** `name(a: string): void` for one way to call something. */
  printCall(
    signature: ts.Signature,
    parameters: readonly ParameterInfo[],
    name?: string,
  ): string {
    return this.writeCall(signature, parameters, name, START);
  }

  private parameterInfo(parameter: ts.Symbol): ParameterInfo {
    const {valueDeclaration} = parameter;
    const declaration =
      valueDeclaration && ts.isParameter(valueDeclaration)
        ? valueDeclaration
        : undefined;
    // One that is taken apart on the spot has a made-up name.
    const isMadeUp = /^__\d+$|^args_\d+$/.test(parameter.name);
    return {
      name: isMadeUp ? 'options' : parameter.name.replace(/^_+(?=[a-z])/, ''),
      type: this.checker.getTypeOfSymbol(parameter),
      declared: declaration?.type,
      isOptional:
        declaration !== undefined &&
        this.checker.isOptionalParameter(declaration),
      isRest: declaration?.dotDotDotToken !== undefined,
      symbol: parameter,
    };
  }

  private elementsOf(list: ts.TypeReference): ParameterInfo[] {
    const {elementFlags, labeledElementDeclarations: labels} =
      list.target as ts.TupleType;
    return this.checker.getTypeArguments(list).map((type, index) => {
      const label = labels?.[index];
      const flag = elementFlags[index] ?? ts.ElementFlags.Required;
      const name =
        label && ts.isIdentifier(label.name) ? label.name.text : `arg${index}`;
      return {
        name,
        type,
        declared: label?.type,
        isOptional: (flag & ts.ElementFlags.Optional) !== 0,
        isRest: (flag & ts.ElementFlags.Variable) !== 0,
      };
    });
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
      if (!expands) {
        return text;
      }
      const declaration = alias.declarations?.find(ts.isTypeAliasDeclaration);
      return this.writeStructure(type, {
        ...state,
        order: orderOf(declaration?.type, this.checker),
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
      (inner) =>
        symbol.flags & ts.SymbolFlags.Interface
          ? this.writeMembers(type as ts.ObjectType, inner)
          : this.writeStructure(type, inner),
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
    const expands = state.expandsLiterals === true && isLiteralUnion(type);
    if (
      origin !== undefined &&
      !origin.isUnion() &&
      !expands &&
      !(hidesUndefined && this.hasUndefined(type))
    ) {
      const keys =
        origin.flags & ts.TypeFlags.Index
          ? this.writeKeys((origin as ts.IndexType).type)
          : undefined;
      return keys ?? this.writeStructure(origin, state);
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
    const symbol = symbolOf(type);
    if (symbol && state.stack.includes(symbol)) {
      return 'object';
    }
    return this.writeMembers(type, {
      ...state,
      stack: symbol ? [...state.stack, symbol] : state.stack,
    });
  }

  private writeMembers(type: ts.ObjectType, state: State): string {
    const calls = type.getCallSignatures();
    const constructs = type.getConstructSignatures();
    const properties = type
      .getProperties()
      .filter((property) => this.isVisible(property));
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
    const inner = {...this.deeper(state), objects: state.objects + 1};
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
    return isAbbreviated(state) ? 'object' : `{${parts.join('; ')}}`;
  }

  private isVisible(property: ts.Symbol): boolean {
    return (
      !isSymbolName(property.name) &&
      !(
        isToolkitSymbol(property) &&
        this.isHidden(property.name, readDocs(property, this.checker))
      )
    );
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
    const type = this.checker.getTypeOfSymbol(property);
    const declared = declaredTypeOf(property);
    const inner = {...state, isOptional};
    const isDeclared =
      declared !== undefined &&
      this.means(declared, type) &&
      (isOptional ||
        acceptsUndefined(this.checker.getTypeFromTypeNode(declared)) ===
          acceptsUndefined(type));
    const text = isDeclared
      ? this.writeNode(declared, inner)
      : this.write(type, inner);
    return `${propertyName(property.name)}${isOptional ? '?' : ''}: ${text}`;
  }

  private writeSignature(
    signature: ts.Signature,
    name: string | undefined,
    state: State,
  ): string {
    const overloads = this.overloadsOf(signature);
    const [first] = overloads;
    // In the middle of a type there is room for one form only.
    const parameters =
      first && overloads.length === 1
        ? first
        : signature
            .getParameters()
            .map((parameter) => this.parameterInfo(parameter));
    return this.writeCall(signature, parameters, name, state);
  }

  private writeCall(
    signature: ts.Signature,
    parameters: readonly ParameterInfo[],
    name: string | undefined,
    state: State,
  ): string {
    const typeParameters = (signature.getTypeParameters() ?? []).map(
      (parameter) => this.writeTypeParameter(parameter),
    );
    const written = parameters.map((parameter) =>
      this.writeParameter(parameter, state),
    );
    const head = `${typeParameters.length > 0 ? `<${typeParameters.join(', ')}>` : ''}(${written.join(', ')})`;
    const result = this.writeReturn(signature, state);
    return name === undefined
      ? `${head} => ${result}`
      : `${name}${head}: ${result}`;
  }

  private writeParameter(
    {name, type, declared, isOptional, isRest}: ParameterInfo,
    state: State,
  ): string {
    const inner = {...this.deeper(state), isOptional};
    const text =
      declared && this.means(declared, type)
        ? this.writeNode(declared, inner)
        : this.write(type, inner);
    return `${isRest ? '...' : ''}${name}${isOptional ? '?' : ''}: ${text}`;
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
}

function acceptsNull(type: ts.Type): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.some(({flags}) => flags & ts.TypeFlags.Null);
}

function acceptsUndefined(type: ts.Type): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.some(({flags}) => flags & ts.TypeFlags.Undefined);
}

/** Whether `object` stands for an object here. */
function isAbbreviated({abbreviates, objects}: State): boolean {
  return abbreviates === true || (abbreviates === 'nested' && objects > 0);
}

/** `'a'` or `1`, not `null`. */
function isWrittenLiteral(node: ts.TypeNode): boolean {
  return (
    ts.isLiteralTypeNode(node) &&
    (ts.isStringLiteral(node.literal) || ts.isNumericLiteral(node.literal))
  );
}

/** Whether a written type depends on a type parameter: what is written for all is too little for one. */
function namesTypeParameter(node: ts.Node, checker: ts.TypeChecker): boolean {
  const symbol =
    ts.isTypeReferenceNode(node) && checker.getSymbolAtLocation(node.typeName);
  if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter) {
    return true;
  }
  return (
    ts.forEachChild(node, (child) =>
      namesTypeParameter(child, checker) ? true : undefined,
    ) ?? false
  );
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
