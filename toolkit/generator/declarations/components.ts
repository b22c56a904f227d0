/** Which values are components, and what their props are. */
import type ts from 'typescript';

/** The form of a component that is a function: `React.ComponentType` may be a class as well. */
export function callableOf(type: ts.Type): ts.Type {
  const parts = type.isUnion() ? type.types : [];
  return parts.find((part) => part.getCallSignatures().length > 0) ?? type;
}

/** The props type of a component, else undefined. */
export function propsOf(
  type: ts.Type,
  name: string,
  checker: ts.TypeChecker,
): ts.Type | undefined {
  if (!/^[A-Z]/.test(name)) {
    return undefined;
  }
  const call = callableOf(type).getCallSignatures()[0];
  const parameters = call?.getParameters() ?? [];
  const [props] = parameters;
  if (call === undefined || parameters.length > 2) {
    return undefined;
  }
  const result = checker.typeToString(call.getReturnType());
  const isElement =
    /\b(?:Element|ReactNode|ReactElement|DetailedReactHTMLElement)\b/.test(
      result,
    ) && !/\bHTML\w+Element$/.test(result);
  const isMarker = result === 'null' && props !== undefined;
  if (!isElement && !isMarker) {
    return undefined;
  }
  return props ? checker.getTypeOfSymbol(props) : undefined;
}

/** The type of a component without its props, which are listed as its members. */
export function componentType(text: string): string {
  return text.length > 60 || text.includes('=>')
    ? (/^[\w.]+(?=<)/.exec(text)?.[0] ?? 'React.ComponentType')
    : text;
}
