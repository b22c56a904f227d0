/** Unions and intersections. */
import ts from 'typescript';
import {INTERSECTION, moveNullishBack, UNION} from './textParts';
import {isLiteralUnion} from './typeKinds';
import type {TypeNames} from './typeNames';
import {deeper, type TypeWriter, type WritingState} from './writingState';

/** Parts of the compiler that its public types leave out. */
type UnionWithOrigin = ts.UnionType & {readonly origin?: ts.Type};

/** Writes unions and intersections. */
export class UnionText {
  constructor(
    private readonly names: TypeNames,
    private readonly types: TypeWriter,
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
      return this.types.writeStructure(origin, state);
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
    const isBoolean = ({flags}: ts.Type): boolean =>
      (flags & ts.TypeFlags.BooleanLiteral) !== 0;
    // A union has `true` and `false` where it accepts both.
    const isWhole = parts.filter(isBoolean).length > 1;
    for (const part of parts) {
      if (isBoolean(part)) {
        texts.push(isWhole ? 'boolean' : this.types.fallback(part));
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
      .filter((part) => this.types.fallback(part) !== '{}')
      .map((part) => this.types.group(part, deeper(state), INTERSECTION))
      .join(' & ');
  }
}
