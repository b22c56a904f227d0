/** What kind of type something is. */
import ts from 'typescript';
import {symbolOf} from './program';
import {quote} from './textParts';

/** Whether a type is a union of literals, `null` and `undefined`, at least two of the first. */
export function isLiteralUnion(type: ts.Type): boolean {
  const literals = ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral;
  return (
    type.isUnion() &&
    type.types.filter(({flags}) => flags & literals).length > 1 &&
    type.types.every(
      ({flags}) =>
        flags & (literals | ts.TypeFlags.Null | ts.TypeFlags.Undefined),
    )
  );
}

/** Whether `null` is one of the values. */
export function acceptsNull(type: ts.Type): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.some(({flags}) => flags & ts.TypeFlags.Null);
}

/** Whether `undefined` is one of the values. */
export function acceptsUndefined(type: ts.Type): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.some(({flags}) => flags & ts.TypeFlags.Undefined);
}

/** `'a'` or `1`, not `null`. */
export function isWrittenLiteral(node: ts.TypeNode): boolean {
  return (
    ts.isLiteralTypeNode(node) &&
    (ts.isStringLiteral(node.literal) || ts.isNumericLiteral(node.literal))
  );
}

/** Whether a written type names a type parameter, so that it says too little of any one use. */
export function namesTypeParameter(
  node: ts.Node,
  checker: ts.TypeChecker,
): boolean {
  const symbol =
    ts.isTypeReferenceNode(node) && checker.getSymbolAtLocation(node.typeName);
  if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter) {
    return true;
  }
  return (
    ts.forEachChild(node, (child) =>
      namesTypeParameter(child, checker) ? true : undefined,
    ) ?? false
  );
}

/** Whether a type is an object written on the spot. */
export function isLiteral(type: ts.Type): boolean {
  const flags = symbolOf(type)?.flags ?? 0;
  return (
    (type.flags & ts.TypeFlags.Object) !== 0 &&
    (flags & (ts.SymbolFlags.TypeLiteral | ts.SymbolFlags.ObjectLiteral)) !== 0
  );
}

/** Whether a text is a union of literals, which says more than a name would. */
export function isLiterals(text: string): boolean {
  return /^(?:(?:'[^']*'|-?\d+|null|undefined)(?: \| |$))+$/.test(text);
}

/** A literal type as it is written. */
export function literalText(type: ts.Type): string {
  return type.isStringLiteral()
    ? quote(type.value)
    : String((type as ts.NumberLiteralType).value);
}
