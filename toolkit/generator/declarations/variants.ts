/** The forms of a union, and which members each of them has. */
import ts from 'typescript';
import type {ApiMember} from '../../model';
import type {TypeText} from './typeText';

/** The members of one form of a union. */
export type Variant = ReadonlyMap<string, ts.Symbol>;

/** The most combinations of unions in one type; with more, something is wrong. */
const MAX_VARIANTS = 64;

const VARIANT_FLAGS =
  ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.Instantiable;

/** Leaves out `foo?: never`, by which one form of a union forbids a member of another. */
export function withoutImpossible(
  variant: Variant,
  variants: readonly Variant[],
  checker: ts.TypeChecker,
): Variant {
  const isImpossible = (symbol: ts.Symbol): boolean => {
    const {flags} = checker.getTypeOfSymbol(symbol);
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
export function variantsOf(
  type: ts.Type,
  checker: ts.TypeChecker,
): ts.Type[][] {
  if (type.isUnion()) {
    return type.types
      .filter(({flags}) => flags & VARIANT_FLAGS)
      .flatMap((part) => variantsOf(part, checker))
      .slice(0, MAX_VARIANTS);
  }
  if (type.isIntersection()) {
    if (type.types.every(({flags}) => flags & ts.TypeFlags.Object)) {
      return [[type]];
    }
    return type.types.reduce<ts.Type[][]>(
      (forms, part) => {
        const others = variantsOf(part, checker);
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
    const isList = checker.isArrayType(type) || checker.isTupleType(type);
    const isFunction =
      type.getCallSignatures().length > 0 ||
      type.getConstructSignatures().length > 0;
    return isList || isFunction ? [] : [[type]];
  }
  if (type.flags & ts.TypeFlags.Instantiable) {
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint && constraint !== type
      ? variantsOf(constraint, checker)
      : [];
  }
  return [];
}

/** Members whose literal type tells the forms of a union apart. */
export function discriminants(
  forms: readonly Variant[],
  checker: ts.TypeChecker,
  text: TypeText,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const [first, ...others] = forms;
  if (first === undefined || others.length === 0) {
    return found;
  }
  for (const name of first.keys()) {
    const literals = forms.map((form) => {
      const symbol = form.get(name);
      const type = symbol && checker.getTypeOfSymbol(symbol);
      const literal = symbol && type && text.print(type, {isOptional: true});
      return literal !== undefined &&
        /^(?:'[^|]*'|true|false|\d+)$/.test(literal)
        ? literal
        : undefined;
    });
    const values = literals.filter((value) => value !== undefined);
    if (values.length === forms.length && new Set(values).size > 1) {
      found.set(name, values);
    }
  }
  return found;
}

/** Which forms of a union have a member. */
export function presence(
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
      other !== name && forms.every((form, i) => !(isIn[i] && form.has(other))),
  );
  return exclusiveWith.length > 0 ? {exclusiveWith} : {};
}
