/** Members, parameters and results: everything that has a name and a type. */
import ts from 'typescript';
import type {
  ApiDefaultSource,
  ApiInherited,
  ApiMember,
  ApiParameter,
  ApiReturn,
  ApiSignature,
} from '../../model';
import {readDocs, type DocComment} from './docs';
import type {InheritedMembers} from './inherited';
import {declaredTypeOf, symbolOf} from './program';
import {isSymbolName, joinTypes} from './textParts';
import type {ParameterInfo} from './parameters';
import type {TypeText} from './typeText';
import {componentType, propsOf} from './components';
import {callSignatures, elementOf, isOwn} from './ownTypes';
import {
  discriminants,
  presence,
  variantsOf,
  withoutImpossible,
  type Variant,
} from './variants';
import {nonEmpty} from '../json';
import type {IsHiddenName} from './writingState';

/**
 * Defaults that were read elsewhere, by the name of the member; `a.b` is the
 * member `b` of the member `a`.
 */
export type Defaults = ReadonlyMap<
  string,
  {readonly value: string; readonly source: ApiDefaultSource}
>;

/** Members of an object, own and inherited. */
type MemberList = {
  readonly members?: readonly ApiMember[];
  readonly extends?: readonly ApiInherited[];
};

/** Members of members of members are listed, no deeper. */
const MAX_DEPTH = 3;

/** A member that has more forms than this is described by its type alone. */
const MAX_NESTED_VARIANTS = 8;

const NONE: Defaults = new Map();

/** Reads values through the type checker. */
export class ValueReader {
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly text: TypeText,
    private readonly inherited: InheritedMembers,
    /** Whether a symbol is documented under its own name. */
    readonly isPublic: (symbol: ts.Symbol) => boolean,
    private readonly isHidden: IsHiddenName,
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
    const {description, deprecated} = readDocs(signature, this.checker);
    const typeParameters = this.text.readTypeParameters(
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

  /** One member, with the defaults of its own props where it is a component. */
  readMember(symbol: ts.Symbol, memberDefaults: Defaults = NONE): ApiMember {
    return this.mergeMember([symbol], NONE, 0, memberDefaults);
  }

  private readParameter(
    {name, type, declared, isOptional, isRest, symbol}: ParameterInfo,
    defaults: Defaults,
    depth: number,
  ): ApiParameter {
    const options = {declared, isOptional};
    const text = this.text.print(type, options);
    const expanded = this.text.printExpanded(type, options);
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
      description: symbol && readDocs(symbol, this.checker).description,
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
      description: note === '' ? undefined : note,
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
        ? callSignatures(type).flatMap((signature) =>
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
    const target = elementOf(type, this.checker);
    const name = target.aliasSymbol ?? symbolOf(target);
    const isKnown = depth > 1 && name !== undefined && this.isPublic(name);
    return depth >= MAX_DEPTH || isKnown || !isOwn(target, this.checker)
      ? {}
      : this.listMembers([target], defaults, depth);
  }

  private isObject(type: ts.Type): boolean {
    return variantsOf(type, this.checker).some((parts) => parts.length > 0);
  }

  private listMembers(
    types: readonly ts.Type[],
    defaults: Defaults,
    depth: number,
  ): MemberList {
    const inherited = new Map<string, ApiInherited>();
    const variants = types
      .flatMap((type) => variantsOf(type, this.checker))
      .map((parts) => this.readVariant(parts, inherited));
    const forms = variants
      .map((variant) => withoutImpossible(variant, variants, this.checker))
      .filter(({size}) => size > 0);
    if (depth > 0 && forms.length > MAX_NESTED_VARIANTS) {
      return {};
    }
    const names = new Set(forms.flatMap((form) => [...form.keys()]));
    const tell = discriminants(forms, this.checker, this.text);
    const members = [...names].map((name) => {
      const symbols = forms.flatMap((form) => form.get(name) ?? []);
      return {
        ...this.mergeMember(symbols, defaults, depth),
        ...presence(name, forms, tell),
      };
    });
    const groups = [...inherited.values()];
    return {
      members: nonEmpty(members),
      extends: nonEmpty(groups),
    };
  }

  /**
   * The members of one form of a type, which consists of several parts where it
   * is an intersection. Groups that the form inherits are added to the map.
   */
  private readVariant(
    parts: readonly ts.Type[],
    inherited: Map<string, ApiInherited>,
  ): Variant {
    const properties = new Map<string, ts.Symbol>();
    for (const part of parts) {
      const split = this.inherited.split(
        this.checker.getPropertiesOfType(part).filter(isVisible),
      );
      for (const group of split.inherited) {
        inherited.set(group.name, group);
      }
      for (const property of split.own) {
        // A part that requires a member outweighs one where it is optional.
        const isWeaker =
          properties.has(property.name) &&
          (property.flags & ts.SymbolFlags.Optional) !== 0;
        const docs = readDocs(property, this.checker);
        if (!isWeaker && !this.isHidden(property.name, docs)) {
          properties.set(property.name, property);
        }
      }
    }
    return properties;
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
      .map((symbol) => readDocs(symbol, this.checker))
      .find(isAnyDefined);
    const props =
      type && texts.length === 1 && propsOf(type, name, this.checker);
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
      .map((type) => elementOf(type, this.checker))
      .filter((type) => isOwn(type, this.checker));
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
