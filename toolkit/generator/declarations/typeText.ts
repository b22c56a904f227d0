/**
 * Types as a person would write them: names that a reader can import are kept,
 * everything else is written out, nothing says `import("...")`.
 */
import ts from 'typescript';
import {packageOf} from '../packages';
import type {ApiTypeParameter} from '../../model';
import {readDocs} from './docs';
import {orderOf} from './literalOrder';
import {NamedText} from './namedText';
import {NodeText} from './nodeText';
import {ObjectText} from './objectText';
import {overloadsOf, type ParameterInfo} from './parameters';
import {isToolkitSymbol} from './program';
import {SignatureText} from './signatureText';
import {ARRAY, grouped, isSymbolName, quote} from './textParts';
import {acceptsNull, isLiteralUnion, namesTypeParameter} from './typeKinds';
import {TypeNames} from './typeNames';
import {UnionText} from './unionText';
import {
  deeper,
  MAX_DEPTH,
  MAX_EXPANDED,
  START,
  type IsHiddenName,
  type TypeWriter,
  type WritingState,
  type TypeTextOptions,
} from './writingState';

/** A type longer than this is written with `object` for its nameless objects. */
const MAX_LENGTH = 240;

/** Writes types, with the names that the documented packages export. */
export class TypeText implements TypeWriter {
  private readonly names: TypeNames;
  /** Writes types as their authors wrote them. */
  private readonly nodes: NodeText;
  readonly named: NamedText;
  private readonly unions: UnionText;
  readonly objects: ObjectText;
  readonly signatures: SignatureText;

  constructor(
    private readonly checker: ts.TypeChecker,
    /** What the documented packages export, by the symbol behind the export. */
    publicNames: ReadonlyMap<ts.Symbol, string>,
    private readonly isHidden: IsHiddenName = () => false,
  ) {
    this.names = new TypeNames(checker, publicNames);
    this.nodes = new NodeText(checker, this.names, this);
    this.named = new NamedText(this.names, this);
    this.unions = new UnionText(this.names, this);
    this.objects = new ObjectText(checker, this.names, this);
    this.signatures = new SignatureText(checker, isHidden, this);
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

  /** A function type as `(a: string) => void`. */
  printSignature(signature: ts.Signature): string {
    return this.signatures.writeSignature(signature, undefined, START);
  }

  private printOnce(type: ts.Type, options: TypeTextOptions): string {
    const {declared} = options;
    const state: WritingState = {...options, ...START};
    return this.writeDeclared(declared, type, state, {
      ...state,
      order: orderOf(declared, this.checker),
    });
  }

  /** A type as its author wrote it, where that means the type. */
  writeDeclared(
    declared: ts.TypeNode | undefined,
    type: ts.Type,
    state: WritingState,
    otherwise = state,
  ): string {
    return declared && this.means(declared, type)
      ? this.nodes.writeNode(declared, state)
      : this.write(type, otherwise);
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
    return this.signatures.writeCall(signature, parameters, name, START);
  }

  /** A type inside others, as the state says. */
  write(type: ts.Type, state: WritingState): string {
    if (state.depth > MAX_DEPTH) {
      return this.fallback(type);
    }
    const alias =
      state.expandsSelf || isInferred(type) ? undefined : type.aliasSymbol;
    if (alias) {
      const expands = state.expandsLiterals === true && isLiteralUnion(type);
      const text = this.named.writeNamed(alias, type.aliasTypeArguments, state);
      if (text === undefined) {
        return this.named.writePrivate(alias, type, state);
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

  /** What a type is made of, whether or not it has a name. */
  writeStructure(type: ts.Type, state: WritingState): string {
    // An enum is also the union of its members.
    if (type.flags & ts.TypeFlags.EnumLike) {
      return this.fallback(type);
    }
    if (type.flags & ts.TypeFlags.Boolean) {
      return 'boolean';
    }
    if (type.isUnion()) {
      return this.unions.writeUnion(type, state);
    }
    if (type.isIntersection()) {
      return this.unions.writeIntersection(type, state);
    }
    if (type.isStringLiteral()) {
      return quote(type.value);
    }
    if (type.isNumberLiteral()) {
      return String(type.value);
    }
    if (type.flags & ts.TypeFlags.Object) {
      return this.objects.writeObject(type as ts.ObjectType, state);
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

  /** Whether a member is shown: those that are internal are not. */
  isVisible(property: ts.Symbol): boolean {
    return (
      !isSymbolName(property.name) &&
      !(
        isToolkitSymbol(property) &&
        this.isHidden(property.name, readDocs(property, this.checker))
      )
    );
  }

  /** Type parameters with their bounds. */
  readTypeParameters(
    parameters: readonly ts.TypeParameter[] = [],
  ): ApiTypeParameter[] {
    return parameters.map((parameter) => {
      const constraint = parameter.getConstraint();
      const fallback = parameter.getDefault();
      const declaration = parameter.symbol.declarations?.find(
        ts.isTypeParameterDeclaration,
      );
      return {
        name: parameter.symbol.name,
        constraint:
          constraint &&
          this.print(constraint, {declared: declaration?.constraint}),
        default:
          fallback && this.print(fallback, {declared: declaration?.default}),
      };
    });
  }

  /** A part that stands beside an operator. */
  group(type: ts.Type, state: WritingState, context: RegExp): string {
    return grouped(this.write(type, state), context);
  }

  /** What the compiler itself writes, without its paths. */
  fallback(type: ts.Type): string {
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

/** Whether a type is what Zod makes of a schema of ours, `z.output<…>`, and known. */
function isInferred({aliasSymbol, flags}: ts.Type): boolean {
  const file = aliasSymbol?.declarations?.[0]?.getSourceFile().fileName;
  return (
    file !== undefined &&
    packageOf(file) === 'zod' &&
    (flags & ts.TypeFlags.Instantiable) === 0
  );
}
