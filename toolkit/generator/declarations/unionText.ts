/** Unions and intersections. */
import ts from 'typescript';
import {INTERSECTION, moveNullishBack, UNION} from './textParts';
import {isLiteralUnion} from './typeKinds';
import type {TypeNames} from './typeNames';
import {deeper, type WritingState} from './writingState';
import type {TypeText} from './typeText';

/** Parts of the compiler that its public types leave out. */
type UnionWithOrigin = ts.UnionType & {readonly origin?: ts.Type};

/** Writes unions and intersections. */
export class UnionText {
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly names: TypeNames,
    private readonly types: TypeText,
  ) {}

  /** A union in the order in which its author wrote it, with a name for literals that have one. */
  writeUnion(type: ts.UnionType, state: WritingState): string {
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
          ? this.types.nodes.writeKeys((origin as ts.IndexType).type)
          : undefined;
      return keys ?? this.types.writeStructure(origin, state);
    }
    const parts = (origin?.isUnion() ? origin : type).types.filter(
      ({flags}) => !(hidesUndefined && flags & ts.TypeFlags.Undefined),
    );
    const [only] = parts;
    if (only !== undefined && parts.length === 1) {
      return this.types.write(only, {...state, isOptional: false});
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
        texts.push(this.types.group(part, inner, UNION));
      }
    }
    const all = [...this.names.writeLiterals(literals, state), ...texts];
    return [...new Set(moveNullishBack(all))].join(' | ');
  }

  private hasUndefined(type: ts.UnionType): boolean {
    return type.types.some(({flags}) => flags & ts.TypeFlags.Undefined);
  }

  /** An intersection, without parts that say nothing. */
  writeIntersection(type: ts.IntersectionType, state: WritingState): string {
    return type.types
      .filter((part) => !this.isEmptyObject(part))
      .map((part) => this.types.group(part, deeper(state), INTERSECTION))
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
}
