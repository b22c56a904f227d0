/** Object types: classes, interfaces, lists and what is written on the spot. */
import ts from 'typescript';
import {declaredTypeOf, symbolOf} from './program';
import {ARRAY, propertyName} from './textParts';
import {acceptsUndefined} from './typeKinds';
import type {TypeNames} from './typeNames';
import {
  deeper,
  isAbbreviated,
  type TypeWriter,
  type WritingState,
} from './writingState';

/** Writes object types. */
export class ObjectText {
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly names: TypeNames,
    private readonly types: TypeWriter,
  ) {}

  /** An object type by its name, or written out where it has none. */
  writeObject(type: ts.ObjectType, state: WritingState): string {
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
    state: WritingState,
  ): string {
    const isStatic =
      (symbol.flags & ts.SymbolFlags.Class) !== 0 &&
      (type.objectFlags & ts.ObjectFlags.Anonymous) !== 0;
    if (isStatic) {
      return `typeof ${this.names.nameOf(symbol) ?? symbol.name}`;
    }
    if (state.expandsSelf) {
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
      this.types.named.writeNamed(symbol, own, state) ??
      (symbol.flags & ts.SymbolFlags.Class
        ? symbol.name
        : this.types.named.writePrivate(symbol, type, state))
    );
  }

  private writeList(type: ts.TypeReference, state: WritingState): string {
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
        const text = this.types.write(element, {
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
      : `${prefix}${this.types.group(element, inner, ARRAY)}[]`;
  }

  private writeAnonymous(type: ts.ObjectType, state: WritingState): string {
    const symbol = symbolOf(type);
    if (symbol && state.stack.includes(symbol)) {
      return 'object';
    }
    return this.writeMembers(type, {
      ...state,
      stack: symbol ? [...state.stack, symbol] : state.stack,
    });
  }

  /** The members of an object type in braces, or the one signature of a function. */
  writeMembers(type: ts.ObjectType, state: WritingState): string {
    const calls = type.getCallSignatures();
    const constructs = type.getConstructSignatures();
    const properties = type
      .getProperties()
      .filter((property) => this.types.isVisible(property));
    const indexes = this.checker.getIndexInfosOfType(type);
    const [call] = calls;
    const members = [...calls, ...constructs, ...properties, ...indexes];
    if (call !== undefined && members.length === 1) {
      return this.types.signatures.writeSignature(
        call,
        undefined,
        deeper(state),
      );
    }
    const [construct] = constructs;
    if (
      construct !== undefined &&
      calls.length === 0 &&
      properties.every(({name}) => name === 'prototype')
    ) {
      return `new ${this.types.signatures.writeSignature(construct, undefined, deeper(state))}`;
    }
    const inner = {...deeper(state), objects: state.objects + 1};
    const parts = [
      ...calls.map((signature) =>
        this.types.signatures.writeSignature(signature, '', inner),
      ),
      ...indexes.map(
        (index) =>
          `[key: ${this.types.write(index.keyType, inner)}]: ${this.types.write(index.type, inner)}`,
      ),
      ...properties.map((property) => this.writeProperty(property, inner)),
    ];
    if (parts.length === 0) {
      const isMapped = (type.objectFlags & ts.ObjectFlags.Mapped) !== 0;
      return isMapped ? this.types.fallback(type) : '{}';
    }
    return isAbbreviated(state) ? 'object' : `{${parts.join('; ')}}`;
  }

  private writeProperty(property: ts.Symbol, state: WritingState): string {
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    const type = this.checker.getTypeOfSymbol(property);
    const declared = declaredTypeOf(property);
    const inner = {...state, isOptional};
    const isDeclared =
      declared !== undefined &&
      (isOptional ||
        acceptsUndefined(this.checker.getTypeFromTypeNode(declared)) ===
          acceptsUndefined(type));
    const text = this.types.writeDeclared(
      isDeclared ? declared : undefined,
      type,
      inner,
    );
    return `${propertyName(property.name)}${isOptional ? '?' : ''}: ${text}`;
  }
}
