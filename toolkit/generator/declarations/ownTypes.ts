/** Whether the toolkit itself says what is in a type, and how to get at it. */
import ts from 'typescript';
import {isToolkitSymbol, symbolOf} from './program';

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

/** What a list holds, or the type itself. */
export function elementOf(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  const only = type.isUnion() ? checker.getNonNullableType(type) : type;
  if (only.isUnion()) {
    return type;
  }
  const [element] = checker.isArrayType(only)
    ? checker.getTypeArguments(only as ts.TypeReference)
    : [];
  return element ?? only;
}

/** The ways to call a function; an object that can also be called is an object. */
export function callSignatures(type: ts.Type): readonly ts.Signature[] {
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

/** Whether the toolkit itself says what is in a type. */
export function isOwn(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (checker.isTupleType(type) || checker.isArrayType(type)) {
    return false;
  }
  if (type.aliasSymbol && isToolkitSymbol(type.aliasSymbol)) {
    return true;
  }
  if (
    type.aliasSymbol &&
    TRANSPARENT.has(type.aliasSymbol.name) &&
    type.aliasTypeArguments?.some((part) => isOwn(part, checker))
  ) {
    return true;
  }
  if (type.isUnionOrIntersection()) {
    return type.types.some((part) => isOwn(part, checker));
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
