/**
 * Types as a person would write them: names that a reader can import are kept,
 * everything else is written out, nothing says `import("...")`.
 */
import ts from 'typescript';
import {readDocs} from './docs';
import {orderOf} from './literalOrder';
import {NodeText} from './nodeText';
import {overloadsOf, parameterInfo, type ParameterInfo} from './parameters';
import {declaredTypeOf, isToolkitSymbol, symbolOf} from './program';
import {
  ARRAY,
  grouped,
  INTERSECTION,
  isSymbolName,
  moveNullishBack,
  propertyName,
  quote,
  UNION,
} from './textParts';
import {
  acceptsNull,
  acceptsUndefined,
  isLiteral,
  isLiterals,
  isLiteralUnion,
  namesTypeParameter,
} from './typeKinds';
import {TypeNames} from './typeNames';
import {
  deeper,
  isAbbreviated,
  MAX_DEPTH,
  MAX_EXPANDED,
  START,
  type IsHiddenName,
  type State,
  type TypeTextOptions,
} from './typeState';

/** Parts of the compiler that its public types leave out. */
type UnionWithOrigin = ts.UnionType & {readonly origin?: ts.Type};

/** An object type without a public name is written out up to this length. */
const MAX_INLINE_LENGTH = 120;
/** Another type without a public name is written out up to this length. */
const MAX_UNION_LENGTH = 200;
/** A type longer than this is written with `object` for its nameless objects. */
const MAX_LENGTH = 240;

/** Writes types, with the names that the documented packages export. */
export class TypeText {
  private readonly names: TypeNames;
  private readonly nodes: NodeText;

  constructor(
    private readonly checker: ts.TypeChecker,
    /** What the documented packages export, by the symbol behind the export. */
    publicNames: ReadonlyMap<ts.Symbol, string>,
    private readonly isHidden: IsHiddenName = () => false,
  ) {
    this.names = new TypeNames(checker, publicNames);
    this.nodes = new NodeText(checker, this.names, {
      write: (type, state) => this.write(type, state),
      writeSignature: (signature, name, state) =>
        this.writeSignature(signature, name, state),
      shorter: (symbol, state, writeOut) =>
        this.shorter(symbol, state, writeOut),
      isVisible: (property) => this.isVisible(property),
      fallback: (type) => this.fallback(type),
    });
  }

  /** Says which names come first where several mean the same. */
  prefer(names: ReadonlySet<string>): void {
    this.names.prefer(names);
  }

  /** The ways to call a signature, each with its parameters. */
  overloadsOf(signature: ts.Signature): ParameterInfo[][] {
    return overloadsOf(signature, this.checker, this.isHidden);
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
      return this.nodes.writeNode(declared, state);
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

  /** `name(a: string): void` for one way to call something. */
  printCall(
    signature: ts.Signature,
    parameters: readonly ParameterInfo[],
    name?: string,
  ): string {
    return this.writeCall(signature, parameters, name, START);
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
        this.write(argument, deeper(state)),
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
    const name = this.names.nameOf(symbol);
    if (name === undefined) {
      return undefined;
    }
    const written = this.names
      .withoutDefaults(symbol, typeArguments ?? [])
      .map((argument) => this.write(argument, deeper(state)));
    return written.length > 0 ? `${name}<${written.join(', ')}>` : name;
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
      return `keyof ${this.group(target, deeper(state), ARRAY)}`;
    }
    if (type.flags & ts.TypeFlags.IndexedAccess) {
      const {objectType, indexType} = type as ts.IndexedAccessType;
      return `${this.group(objectType, deeper(state), ARRAY)}[${this.write(indexType, deeper(state))}]`;
    }
    if (type.flags & ts.TypeFlags.TypeParameter) {
      return type.symbol.name;
    }
    return this.fallback(type);
  }

  private writeEnum(type: ts.Type): string {
    const {symbol} = type;
    const name = this.names.nameOf(symbol) ?? symbol.name;
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
          ? this.nodes.writeKeys((origin as ts.IndexType).type)
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
    const inner = deeper(state);
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
    const all = [...this.names.writeLiterals(literals, state), ...texts];
    return [...new Set(moveNullishBack(all))].join(' | ');
  }

  private hasUndefined(type: ts.UnionType): boolean {
    return type.types.some(({flags}) => flags & ts.TypeFlags.Undefined);
  }

  private writeIntersection(type: ts.IntersectionType, state: State): string {
    return type.types
      .filter((part) => !this.isEmptyObject(part))
      .map((part) => this.group(part, deeper(state), INTERSECTION))
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
      return `typeof ${this.names.nameOf(symbol) ?? symbol.name}`;
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
      return `typeof ${this.names.nameOf(symbol) ?? symbol.name}`;
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
    const inner = deeper(state);
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
      return this.writeSignature(call, undefined, deeper(state));
    }
    const [construct] = constructs;
    if (
      construct !== undefined &&
      calls.length === 0 &&
      properties.every(({name}) => name === 'prototype')
    ) {
      return `new ${this.writeSignature(construct, undefined, deeper(state))}`;
    }
    if (this.isUnresolvedMapping(type)) {
      return this.fallback(type);
    }
    const inner = {...deeper(state), objects: state.objects + 1};
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
      ? this.nodes.writeNode(declared, inner)
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
            .map((parameter) => parameterInfo(parameter, this.checker));
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
    const inner = {...deeper(state), isOptional};
    const text =
      declared && this.means(declared, type)
        ? this.nodes.writeNode(declared, inner)
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
      return `${asserts}${predicate.parameterName} is ${this.write(predicate.type, deeper(state))}`;
    }
    const type = signature.getReturnType();
    const declaration = signature.getDeclaration() as
      ts.SignatureDeclaration | undefined;
    const node = declaration?.type;
    return node && this.means(node, type)
      ? this.nodes.writeNode(node, deeper(state))
      : this.write(type, deeper(state));
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
      constraint:
        constraint &&
        this.print(constraint, {declared: declaration?.constraint}),
      default:
        fallback && this.print(fallback, {declared: declaration?.default}),
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
