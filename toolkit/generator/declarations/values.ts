/** Members, parameters and results: everything that has a name and a type. */
import ts from 'typescript';
import type {
  ApiDefaultSource,
  ApiInherited,
  ApiMember,
  ApiParameter,
  ApiReturn,
  ApiSignature,
  ApiTypeParameter,
} from '../../model';
import {
  readDocs,
  readParameterDescription,
  readSignatureDocs,
  type DocComment,
} from './docs';
import type {InheritedMembers} from './inherited';
import {declaredTypeOf, isToolkitSymbol, symbolOf} from './program';
import {
  hasOperator,
  isSymbolName,
  joinBooleans,
  moveNullishBack,
  splitUnion,
} from './textParts';
import type {ParameterInfo} from './parameters';
import type {TypeText} from './typeText';
import {nonEmpty} from '../json';

/**
 * Defaults that were read elsewhere, by the name of the member; `a.b` is the
 * member `b` of the member `a`.
 */
export type Defaults = ReadonlyMap<
  string,
  {readonly value: string; readonly source: ApiDefaultSource}
>;

/** Decides whether a member is left out of the model. */
export type IsHidden = (name: string, docs: DocComment) => boolean;

/** Members of an object, own and inherited. */
export type MemberList = {
  readonly members?: readonly ApiMember[];
  readonly extends?: readonly ApiInherited[];
};

/** The members of one form of a union. */
type Variant = ReadonlyMap<string, ts.Symbol>;

/** Members of members of members are listed, no deeper. */
const MAX_DEPTH = 3;
/** Combinations of unions in one type; beyond this something is wrong. */
const MAX_VARIANTS = 64;

/** A member of so many forms is told by its type. */
const MAX_NESTED_VARIANTS = 8;

const NONE: Defaults = new Map();

/** Types that change what they are given and add nothing of their own. */
const TRANSPARENT = new Set([
  'Awaited',
  'NonNullable',
  'Omit',
  'Partial',
  'Pick',
  'PropsWithChildren',
  'Readonly',
  'Record',
  'Required',
]);

/** Reads values through the type checker. */
export class ValueReader {
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly text: TypeText,
    private readonly inherited: InheritedMembers,
    /** Whether a symbol is documented under its own name. */
    readonly isPublic: (symbol: ts.Symbol) => boolean,
    private readonly isHidden: IsHidden,
  ) {}

  /** The members of a type, of each of its forms where it is a union. */
  readMembers(type: ts.Type, defaults: Defaults = NONE, depth = 0): MemberList {
    return this.listMembers([type], defaults, depth);
  }

  /** The ways to call something, mostly one. */
  readSignatures(
    signature: ts.Signature,
    options: {
      readonly name?: string | undefined;
      readonly defaults?: Defaults;
      readonly depth?: number;
    } = {},
  ): ApiSignature[] {
    const {name, defaults = NONE, depth = 0} = options;
    const {description, deprecated} = readSignatureDocs(
      signature,
      this.checker,
    );
    const typeParameters = this.readTypeParameters(
      signature.getTypeParameters(),
    );
    return this.text.overloadsOf(signature).map((parameters) => ({
      text: this.text.printCall(signature, parameters, name),
      typeParameters: nonEmpty(typeParameters),
      parameters: parameters.map((parameter) =>
        this.readParameter(parameter, defaults, depth),
      ),
      returns: this.readReturn(signature, depth),
      description: depth > 0 ? undefined : description,
      deprecated,
    }));
  }

  /** Type parameters with their bounds. */
  readTypeParameters(
    parameters: readonly ts.TypeParameter[] | undefined,
  ): ApiTypeParameter[] {
    return (parameters ?? []).map((parameter) => ({
      name: parameter.symbol.name,
      ...this.text.printBounds(parameter),
    }));
  }

  /** One member, with the defaults of its own props where it is a component. */
  readMember(symbol: ts.Symbol, memberDefaults: Defaults = NONE): ApiMember {
    return this.mergeMember([symbol], NONE, 0, memberDefaults);
  }

  /** The props type of a component, else undefined. */
  propsOf(type: ts.Type, name: string): ts.Type | undefined {
    if (!/^[A-Z]/.test(name)) {
      return undefined;
    }
    const construct = type.getConstructSignatures()[0];
    const instance = construct?.getReturnType();
    if (instance?.getProperty('render') && instance.getProperty('props')) {
      const props = instance.getProperty('props');
      return props && this.checker.getTypeOfSymbol(props);
    }
    const call = type.getCallSignatures()[0];
    const parameters = call?.getParameters() ?? [];
    const [props] = parameters;
    if (call === undefined || parameters.length > 2) {
      return undefined;
    }
    const result = this.checker.typeToString(call.getReturnType());
    const isElement =
      /\b(?:Element|ReactNode|ReactElement|DetailedReactHTMLElement)\b/.test(
        result,
      ) && !/\bHTML\w+Element$/.test(result);
    const isMarker = result === 'null' && props !== undefined;
    if (!isElement && !isMarker) {
      return undefined;
    }
    return props ? this.checker.getTypeOfSymbol(props) : undefined;
  }

  private readParameter(
    {name, type, declared, isOptional, isRest, symbol}: ParameterInfo,
    defaults: Defaults,
    depth: number,
  ): ApiParameter {
    const options = {declared, isOptional};
    const text = this.text.print(type, options);
    const expanded = this.text.printExpanded(type, options);
    const description =
      symbol && readParameterDescription(symbol, this.checker);
    const own = defaults.get(name);
    const hasDefault =
      own !== undefined &&
      !this.isObject(type) &&
      this.isDefault(own.value, isOptional, [text]);
    return {
      name,
      type: text,
      expanded,
      optional: isOptional,
      rest: isRest || undefined,
      ...(hasDefault ? {default: own.value, defaultSource: own.source} : {}),
      description,
      ...this.nested(type, depth, defaults),
    };
  }

  private readReturn(signature: ts.Signature, depth: number): ApiReturn {
    const type = signature.getReturnType();
    const declared = signature.getDeclaration() as
      ts.SignatureDeclaration | undefined;
    const options = {declared: declared?.type};
    const text = /=> (.*)$/s;
    const written = this.checker.getTypePredicateOfSignature(signature)
      ? (text.exec(this.text.printSignature(signature))?.[1] ?? 'boolean')
      : this.text.print(type, options);
    const expanded = this.text.printExpanded(type, options);
    const isPromise = written.startsWith('Promise<');
    const awaited = isPromise ? this.checker.getAwaitedType(type) : undefined;
    const description = signature
      .getJsDocTags()
      .find(({name}) => name === 'returns' || name === 'return');
    const note = description && ts.displayPartsToString(description.text);
    return {
      type: written,
      expanded,
      awaited: awaited && this.text.print(awaited, options),
      description: note,
      ...this.nestedMembers(awaited ?? type, depth, NONE),
    };
  }

  /** What is inside a value: members of an object, signatures of a function. */
  private nested(
    type: ts.Type,
    depth: number,
    defaults: Defaults = NONE,
  ): MemberList & {readonly signatures?: readonly ApiSignature[]} {
    const signatures =
      depth < MAX_DEPTH
        ? this.callSignatures(type).flatMap((signature) =>
            this.readSignatures(signature, {depth: depth + 1}),
          )
        : [];
    return {
      signatures: nonEmpty(signatures),
      ...this.nestedMembers(type, depth, defaults),
    };
  }

  private nestedMembers(
    type: ts.Type,
    depth: number,
    defaults: Defaults,
  ): MemberList {
    const target = this.elementOf(type);
    const name = target.aliasSymbol ?? symbolOf(target);
    const isKnown = depth > 1 && name !== undefined && this.isPublic(name);
    return depth >= MAX_DEPTH || isKnown || !this.isOwn(target)
      ? {}
      : this.listMembers([target], defaults, depth);
  }

  /** What a list holds, or the type itself. */
  private elementOf(type: ts.Type): ts.Type {
    const parts = type.isUnion()
      ? type.types.filter(
          ({flags}) => !(flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)),
        )
      : [type];
    const [only] = parts;
    if (only !== undefined && parts.length === 1) {
      if (this.checker.isArrayType(only)) {
        const [element] = this.checker.getTypeArguments(
          only as ts.TypeReference,
        );
        return element ?? type;
      }
      return only;
    }
    return type;
  }

  private callSignatures(type: ts.Type): readonly ts.Signature[] {
    const parts = type.isUnion() ? type.types : [type];
    return parts
      .filter(
        (part) =>
          (part.flags & ts.TypeFlags.Object) !== 0 &&
          (part.getProperties().length === 0 ||
            ((symbolOf(part)?.flags ?? 0) & ts.SymbolFlags.Function) !== 0),
      )
      .flatMap((part) => part.getCallSignatures());
  }

  private isObject(type: ts.Type): boolean {
    return this.variantsOf(type).some((parts) => parts.length > 0);
  }

  /** Whether the toolkit itself says what is in a type. */
  private isOwn(type: ts.Type): boolean {
    if (this.checker.isTupleType(type) || this.checker.isArrayType(type)) {
      return false;
    }
    if (type.aliasSymbol && isToolkitSymbol(type.aliasSymbol)) {
      return true;
    }
    if (
      type.aliasSymbol &&
      TRANSPARENT.has(type.aliasSymbol.name) &&
      type.aliasTypeArguments?.some((part) => this.isOwn(part))
    ) {
      return true;
    }
    if (type.isUnionOrIntersection()) {
      return type.types.some((part) => this.isOwn(part));
    }
    // `z.infer<typeof schema>`: the members are those of our schema.
    const isMapped =
      (type.flags & ts.TypeFlags.Object) !== 0 &&
      ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Mapped) !== 0;
    if (isMapped && type.getProperties().some(isToolkitSymbol)) {
      return true;
    }
    const symbol = symbolOf(type);
    // What an instance of a class can do is told where the class is.
    return (
      (type.flags & ts.TypeFlags.Object) !== 0 &&
      symbol !== undefined &&
      (symbol.flags & ts.SymbolFlags.Class) === 0 &&
      isToolkitSymbol(symbol)
    );
  }

  private listMembers(
    types: readonly ts.Type[],
    defaults: Defaults,
    depth: number,
  ): MemberList {
    const inherited = new Map<string, ApiInherited>();
    const order: string[] = [];
    const variants = types
      .flatMap((type) => this.variantsOf(type))
      .map((parts): Variant => {
        const properties = new Map<string, ts.Symbol>();
        for (const part of parts) {
          const split = this.inherited.split(
            this.checker.getPropertiesOfType(part).filter(isVisible),
          );
          for (const group of split.inherited) {
            inherited.set(group.name, group);
          }
          for (const property of split.own) {
            const known = properties.get(property.name);
            const isWeaker =
              known !== undefined &&
              (property.flags & ts.SymbolFlags.Optional) !== 0;
            if (
              !isWeaker &&
              !this.isHidden(property.name, this.docsOf(property))
            ) {
              properties.set(property.name, property);
            }
          }
        }
        return properties;
      });
    const forms = variants
      .map((variant) => this.withoutImpossible(variant, variants))
      .filter(({size}) => size > 0);
    if (depth > 0 && forms.length > MAX_NESTED_VARIANTS) {
      return {};
    }
    for (const form of forms) {
      for (const name of form.keys()) {
        if (!order.includes(name)) {
          order.push(name);
        }
      }
    }
    const tell = this.discriminants(forms);
    const members = order.map((name) => {
      const symbols = forms.flatMap((form) => form.get(name) ?? []);
      return {
        ...this.mergeMember(symbols, defaults, depth),
        ...this.presence(name, forms, tell),
      };
    });
    const groups = [...inherited.values()];
    return {
      members: nonEmpty(members),
      extends: nonEmpty(groups),
    };
  }

  private docsOf(symbol: ts.Symbol): DocComment {
    return readDocs(symbol, this.checker);
  }

  /** Leaves out `foo?: never`, by which one form of a union forbids a member of another. */
  private withoutImpossible(
    variant: Variant,
    variants: readonly Variant[],
  ): Variant {
    const isImpossible = (symbol: ts.Symbol): boolean => {
      const {flags} = this.checker.getTypeOfSymbol(symbol);
      return (
        (symbol.flags & ts.SymbolFlags.Optional) !== 0 &&
        (flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined)) !== 0
      );
    };
    return new Map(
      [...variant].filter(
        ([name, symbol]) =>
          !isImpossible(symbol) ||
          variants.every((other) => {
            const same = other.get(name);
            return same === undefined || isImpossible(same);
          }),
      ),
    );
  }

  /** The forms of a type; each is a list of object types that apply together. */
  private variantsOf(type: ts.Type): ts.Type[][] {
    if (type.isUnion()) {
      return type.types
        .filter(({flags}) => flags & VARIANT_FLAGS)
        .flatMap((part) => this.variantsOf(part))
        .slice(0, MAX_VARIANTS);
    }
    if (type.isIntersection()) {
      if (type.types.every(({flags}) => flags & ts.TypeFlags.Object)) {
        return [[type]];
      }
      return type.types.reduce<ts.Type[][]>(
        (forms, part) => {
          const others = this.variantsOf(part);
          return others.length === 0
            ? forms
            : forms
                .flatMap((form) => others.map((other) => [...form, ...other]))
                .slice(0, MAX_VARIANTS);
        },
        [[]],
      );
    }
    if (type.flags & ts.TypeFlags.Object) {
      const isList =
        this.checker.isArrayType(type) || this.checker.isTupleType(type);
      const isFunction =
        type.getCallSignatures().length > 0 ||
        type.getConstructSignatures().length > 0;
      return isList || isFunction ? [] : [[type]];
    }
    if (type.flags & ts.TypeFlags.Instantiable) {
      const constraint = this.checker.getBaseConstraintOfType(type);
      return constraint && constraint !== type
        ? this.variantsOf(constraint)
        : [];
    }
    return [];
  }

  /** Members whose literal type tells the forms of a union apart. */
  private discriminants(
    forms: readonly Variant[],
  ): ReadonlyMap<string, readonly string[]> {
    const found = new Map<string, readonly string[]>();
    const [first, ...others] = forms;
    if (first === undefined || others.length === 0) {
      return found;
    }
    for (const name of first.keys()) {
      const literals = forms.map((form) => {
        const symbol = form.get(name);
        const type = symbol && this.checker.getTypeOfSymbol(symbol);
        const text =
          symbol && type && this.text.print(type, {isOptional: true});
        return text !== undefined && /^(?:'[^|]*'|true|false|\d+)$/.test(text)
          ? text
          : undefined;
      });
      const values = literals.filter((value) => value !== undefined);
      if (values.length === forms.length && new Set(values).size > 1) {
        found.set(name, values);
      }
    }
    return found;
  }

  /** In which forms of a union a member is. */
  private presence(
    name: string,
    forms: readonly Variant[],
    discriminants: ReadonlyMap<string, readonly string[]>,
  ): Pick<ApiMember, 'variants' | 'exclusiveWith'> {
    const isIn = forms.map((form) => form.has(name));
    if (isIn.every(Boolean)) {
      return {};
    }
    for (const [discriminant, values] of discriminants) {
      const having = new Set(values.filter((_, index) => isIn[index]));
      const lacking = values.filter((_, index) => !isIn[index]);
      if (lacking.every((value) => !having.has(value))) {
        return {
          variants: [...having].map((value) => `${discriminant}: ${value}`),
        };
      }
    }
    const others = [...new Set(forms.flatMap((form) => [...form.keys()]))];
    const exclusiveWith = others.filter(
      (other) =>
        other !== name &&
        forms.every((form, i) => !(isIn[i] && form.has(other))),
    );
    return exclusiveWith.length > 0 ? {exclusiveWith} : {};
  }

  /** One member out of what each form of a union says of it. */
  private mergeMember(
    symbols: readonly ts.Symbol[],
    defaults: Defaults,
    depth: number,
    memberDefaults: Defaults = NONE,
  ): ApiMember {
    const [first] = symbols;
    if (first === undefined) {
      throw new Error('A member needs a symbol.');
    }
    const {name} = first;
    const isOptional = symbols.some(
      ({flags}) => flags & ts.SymbolFlags.Optional,
    );
    const types = symbols.map((symbol) => this.checker.getTypeOfSymbol(symbol));
    const options = {declared: declaredTypeOf(first), isOptional};
    const texts = [
      ...new Set(types.map((type) => this.text.print(type, options))),
    ];
    const [type] = types;
    const expanded =
      type && texts.length === 1
        ? this.text.printExpanded(type, options)
        : undefined;
    const docs = symbols
      .map((symbol) => this.docsOf(symbol))
      .find(isAnyDefined);
    const props = type && texts.length === 1 && this.propsOf(type, name);
    const fallback =
      docs?.default === undefined
        ? defaults.get(name)
        : {value: docs.default, source: 'jsdoc' as const};
    const written = joinTypes(texts);
    return {
      name,
      type: props ? componentType(written) : written,
      expanded,
      optional: isOptional,
      ...(fallback && this.isDefault(fallback.value, isOptional, texts)
        ? {default: fallback.value, defaultSource: fallback.source}
        : {}),
      deprecated: docs?.deprecated,
      description: docs?.description,
      ...(props
        ? {
            isComponent: true as const,
            ...this.readMembers(props, memberDefaults),
          }
        : this.nestedOf(types, depth, defaultsIn(name, defaults))),
    };
  }

  /** Whether a value that the code falls back to is one that a caller could pass. */
  private isDefault(
    value: string,
    isOptional: boolean,
    texts: readonly string[],
  ): boolean {
    return (
      isOptional &&
      (value !== 'null' || texts.some((text) => /\bnull\b/.test(text)))
    );
  }

  private nestedOf(
    types: readonly ts.Type[],
    depth: number,
    defaults: Defaults,
  ): MemberList & {readonly signatures?: readonly ApiSignature[]} {
    const [first, ...others] = [...new Set(types)];
    if (first === undefined) {
      return {};
    }
    if (others.length === 0) {
      return this.nested(first, depth + 1, defaults);
    }
    const own = [first, ...others]
      .map((type) => this.elementOf(type))
      .filter((type) => this.isOwn(type));
    return depth + 1 >= MAX_DEPTH || own.length === 0
      ? {}
      : this.listMembers(own, defaults, depth + 1);
  }
}

function isAnyDefined(docs: DocComment): boolean {
  return (docs.description ?? docs.deprecated ?? docs.default) !== undefined;
}

/** Defaults of the members of a member: of `config`, `damping` for `config.damping`. */
function defaultsIn(name: string, defaults: Defaults): Defaults {
  const prefix = `${name}.`;
  return new Map(
    [...defaults]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, value]) => [key.slice(prefix.length), value]),
  );
}

const VARIANT_FLAGS =
  ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.Instantiable;

/** A component by what it is, without its props: they are its members. */
function componentType(text: string): string {
  return text.length > 60 || text.includes('=>')
    ? (/^[\w.]+(?=<)/.exec(text)?.[0] ?? 'React.ComponentType')
    : text;
}

/** Whether a member is one that can be named and is not private. */
function isVisible({name, declarations}: ts.Symbol): boolean {
  return (
    !isSymbolName(name) &&
    name !== 'prototype' &&
    !(declarations ?? []).some(
      (declaration) =>
        ts.getCombinedModifierFlags(declaration) &
          (ts.ModifierFlags.Private | ts.ModifierFlags.Protected) ||
        ((ts.isPropertyDeclaration(declaration) ||
          ts.isMethodDeclaration(declaration)) &&
          ts.isPrivateIdentifier(declaration.name)),
    )
  );
}

/** A union of what several forms say, without saying anything twice. */
function joinTypes(texts: readonly string[]): string {
  if (texts.length < 2) {
    return texts[0] ?? 'unknown';
  }
  const parts = texts.flatMap((text) => {
    if (hasOperator(text, / => /)) {
      return [`(${text})`];
    }
    return splitUnion(text);
  });
  // An empty object accepts nothing that the others do not.
  const isOther = parts.some((text) => text !== '{}');
  const unique = [...new Set(parts)].filter(
    (text) => text !== '{}' || !isOther,
  );
  return moveNullishBack(joinBooleans(unique)).join(' | ');
}
