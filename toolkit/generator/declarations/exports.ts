/** Turns what an entry point exports into entries of the model. */
import ts from 'typescript';
import type {ApiExport, ApiMember, ApiSignature} from '../../model';
import {readStaticDefaults} from '../shippedCode/defaults';
import {readDocs, type DocComment} from './docs';
import {constantText} from '../shippedCode/constants';
import {
  defaultsOf,
  defaultsOfStatic,
  implementationOf,
  withArgumentDefaults,
  type ExportedSymbol,
  type SharedDefaults,
} from './implementations';
import {isToolkitSymbol} from './program';
import {isSymbolName} from './textParts';
import {callableOf, propsOf} from './components';
import type {TypeText} from './typeText';
import type {ValueReader} from './values';
import {nonEmpty} from '../json';

/** A definition longer than this is left to the list of its members. */
const MAX_DEFINITION = 6000;

/** A function type lists the members of its arguments, and goes no deeper. */
const NESTED = 2;

const FUNCTION_STATICS = new Set([
  'prototype',
  'displayName',
  'propTypes',
  'contextTypes',
  'defaultProps',
  '$$typeof',
  'length',
  'name',
]);

/** What an export is, whatever its name. */
type Content = Omit<ApiExport, 'name' | 'specifiers'>;

/** Reads exports. */
export class ExportReader {
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly text: TypeText,
    private readonly values: ValueReader,
    private readonly sharedDefaults: SharedDefaults,
    private readonly isHidden: (name: string) => boolean,
  ) {}

  read(exported: ExportedSymbol): ApiExport {
    const {name, symbol, specifiers} = exported;
    const docs = readDocs(symbol, this.checker);
    const {signatures, ...content} = this.readContent(exported);
    return {
      name,
      specifiers,
      description: docs.description,
      deprecated: docs.deprecated,
      ...content,
      signatures: signatures?.map((signature) =>
        withoutRepetition(signature, docs),
      ),
    };
  }

  private readContent(exported: ExportedSymbol): Content {
    const {symbol, name} = exported;
    if (symbol.flags & ts.SymbolFlags.Enum) {
      return readEnum(symbol, this.checker);
    }
    if (symbol.flags & ts.SymbolFlags.Class) {
      return this.readClass(exported);
    }
    if (symbol.flags & ts.SymbolFlags.Value) {
      const type = this.checker.getTypeOfSymbol(symbol);
      const props = propsOf(type, name, this.checker);
      if (props) {
        return this.readComponent(exported, callableOf(type), props);
      }
      if (type.getCallSignatures().length > 0) {
        return this.readFunction(exported, type);
      }
      return this.readConstant(exported, type);
    }
    return this.readType(symbol);
  }

  private readClass(exported: ExportedSymbol): Content {
    const {symbol} = exported;
    const constructor = this.checker.getTypeOfSymbol(symbol);
    const instance = this.checker.getDeclaredTypeOfSymbol(symbol);
    const implementation = implementationOf(exported);
    const statics = constructor
      .getProperties()
      .filter(({name}) => name !== 'prototype' && !this.isHidden(name))
      .filter((member) => this.isDeclaredHere(member))
      .map((member) =>
        withArgumentDefaults(
          this.values.readMember(member),
          implementation && readStaticDefaults(implementation, member.name),
        ),
      );
    const signatures = constructor
      .getConstructSignatures()
      .flatMap((signature) =>
        this.values.readSignatures(signature, {name: `new ${symbol.name}`}),
      )
      .map((read) => ({
        ...read,
        text: read.text.slice(0, -`: ${read.returns.type}`.length),
      }))
      .filter(({parameters}) => parameters.length > 0 || statics.length === 0)
      .filter(() => !this.isHidden('constructor'));
    const parent = instance.getBaseTypes()?.[0]?.symbol.name;
    return {
      kind: 'class',
      signatures: nonEmpty(signatures),
      ...this.values.readMembers(instance),
      statics: nonEmpty(statics),
      ...(parent === 'Error'
        ? {extends: [{name: 'Error', package: 'language'}]}
        : {}),
    };
  }

  private isDeclaredHere(member: ts.Symbol): boolean {
    const [declaration] = member.declarations ?? [];
    return (
      declaration !== undefined &&
      isToolkitSymbol(member) &&
      (ts.getCombinedModifierFlags(declaration) &
        (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) ===
        0
    );
  }

  private readComponent(
    exported: ExportedSymbol,
    type: ts.Type,
    props: ts.Type,
  ): Content {
    const [signature] = type.getCallSignatures();
    const {members, extends: inherited} = this.values.readMembers(
      props,
      defaultsOf(exported, this.sharedDefaults),
    );
    return {
      kind: 'component',
      typeParameters: nonEmpty(
        this.text.readTypeParameters(signature?.getTypeParameters()),
      ),
      props:
        members?.filter(({name}) => name !== 'ref' && name !== 'key') ?? [],
      ref: this.refOf(props),
      extends: inherited,
      statics: nonEmpty(this.staticsOf(type)),
    };
  }

  /** What the `ref` of a component holds: `HTMLDivElement`, `PlayerRef`. */
  private refOf(props: ts.Type): string | undefined {
    const ref = this.checker.getPropertyOfType(props, 'ref');
    const type = ref && this.checker.getTypeOfSymbol(ref);
    const parts = type?.isUnion() ? type.types : type ? [type] : [];
    for (const part of parts) {
      const current = part.getProperty('current');
      if (current) {
        return this.text
          .print(this.checker.getTypeOfSymbol(current))
          .replace(/ \| null$/, '');
      }
    }
    return undefined;
  }

  private staticsOf(type: ts.Type): ApiMember[] {
    return type
      .getProperties()
      .filter(({name}) => !FUNCTION_STATICS.has(name) && !isSymbolName(name))
      .map((member) =>
        this.values.readMember(member, defaultsOfStatic(member)),
      );
  }

  private readFunction(exported: ExportedSymbol, type: ts.Type): Content {
    const {name} = exported;
    const defaults = defaultsOf(exported, this.sharedDefaults);
    return {
      kind: /^use[A-Z]/.test(name) ? 'hook' : 'function',
      signatures: type
        .getCallSignatures()
        .flatMap((signature) =>
          this.values.readSignatures(signature, {name, defaults}),
        ),
      statics: nonEmpty(this.staticsOf(type)),
    };
  }

  private readConstant(exported: ExportedSymbol, type: ts.Type): Content {
    const {declarations} = exported.symbol;
    const [declaration] = declarations ?? [];
    const declared =
      declaration && ts.isVariableDeclaration(declaration)
        ? declaration.type
        : undefined;
    const implementation = implementationOf(exported);
    const value =
      implementation && constantText(implementation.file, implementation.node);
    const isPlain = value !== undefined && value.length < 2000;
    return {
      kind: 'constant',
      type: this.text.print(type, {declared}),
      values: isPlain ? [value] : undefined,
      ...this.values.readMembers(type),
    };
  }

  private readType(symbol: ts.Symbol): Content {
    const type = this.checker.getDeclaredTypeOfSymbol(symbol);
    const [declaration] = symbol.declarations ?? [];
    const declared =
      declaration && ts.isTypeAliasDeclaration(declaration)
        ? declaration.type
        : undefined;
    const parameters =
      declaration &&
      (ts.isTypeAliasDeclaration(declaration) ||
        ts.isInterfaceDeclaration(declaration))
        ? (declaration.typeParameters ?? []).map((parameter) =>
            this.checker.getTypeAtLocation(parameter),
          )
        : [];
    const typeParameters = this.text.readTypeParameters(parameters);
    // Another name for a type that has no public name is the type itself.
    const isItself =
      type.aliasSymbol === undefined ||
      type.aliasSymbol === symbol ||
      !this.values.isPublic(type.aliasSymbol);
    const options = {declared, expandsSelf: isItself};
    const full = this.text.print(type, {...options, abbreviates: false});
    const signatures = type
      .getCallSignatures()
      .flatMap((signature) =>
        this.values.readSignatures(signature, {depth: NESTED}),
      );
    const values = this.literalsOf(type, declared);
    return {
      kind: 'type',
      typeParameters: nonEmpty(typeParameters),
      type:
        full.length > MAX_DEFINITION ? this.text.print(type, options) : full,
      values: nonEmpty(values),
      signatures: nonEmpty(signatures),
      ...(signatures.length > 0 && type.getProperties().length === 0
        ? {}
        : this.values.readMembers(type)),
    };
  }

  /** The values of a union of literals. */
  private literalsOf(
    type: ts.Type,
    declared: ts.TypeNode | undefined,
  ): string[] {
    const parts = type.isUnion() ? type.types : [type];
    const literals = parts.filter(
      (part) => part.isStringLiteral() || part.isNumberLiteral(),
    );
    if (literals.length !== parts.length) {
      return [];
    }
    const options = {
      expandsSelf: true,
      expandsLiterals: true,
      abbreviates: false,
    };
    const written = this.text.print(type, {...options, declared}).split(' | ');
    // `keyof T` has literals, but they are not written down.
    return written.length === literals.length
      ? written
      : this.text.print(type, options).split(' | ');
  }
}

/** A signature without what is said of the export as a whole. */
function withoutRepetition(
  signature: ApiSignature,
  docs: DocComment,
): ApiSignature {
  const {description, deprecated, ...rest} = signature;
  return {
    ...rest,
    description: description === docs.description ? undefined : description,
    deprecated: deprecated === docs.deprecated ? undefined : deprecated,
  };
}

function readEnum(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
): {kind: 'enum'; values: string[]} {
  const members = checker.getExportsOfModule(symbol);
  return {
    kind: 'enum',
    values: members.map(({name, valueDeclaration}) => {
      const value =
        valueDeclaration && ts.isEnumMember(valueDeclaration)
          ? checker.getConstantValue(valueDeclaration)
          : undefined;
      return value === undefined
        ? `${symbol.name}.${name}`
        : `${symbol.name}.${name} = ${typeof value === 'string' ? `'${value}'` : value}`;
    }),
  };
}
