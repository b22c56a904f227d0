/** Which variables of a function hold its options, and what the code says of each. */
import ts from 'typescript';
import {localInitializer} from './scope';
import {nullishParts, propertyText, unwrap} from './syntax';

/** Names of variables that hold an option, or the whole object of options. */
export type OptionBindings = {
  readonly options: Map<string, string>;
  readonly objects: Set<string>;
};

/** The option that an expression reads: `a`, or `options.a`. */
export function optionOf(
  expression: ts.Node,
  bindings: OptionBindings,
): string | undefined {
  const node = unwrap(expression);
  if (ts.isIdentifier(node)) {
    return bindings.options.get(node.text);
  }
  // options === null || options === void 0 ? void 0 : options.a
  const access =
    ts.isConditionalExpression(node) && ts.isVoidExpression(node.whenTrue)
      ? unwrap(node.whenFalse)
      : node;
  return ts.isPropertyAccessExpression(access) &&
    isWholeObject(access.expression, bindings)
    ? access.name.text
    : undefined;
}

/** Whether an expression is the object of options: `options`, `options ?? {}`. */
export function isWholeObject(
  expression: ts.Node,
  bindings: OptionBindings,
): boolean {
  const [first = expression] = nullishParts(expression);
  const node = unwrap(first);
  return ts.isIdentifier(node) && bindings.objects.has(node.text);
}

/** Under which of our names an argument of another function is known, if it is handed on. */
export function handedOptions(
  argument: ts.Expression,
  bindings: OptionBindings,
): ((name: string) => string | undefined) | undefined {
  const node = unwrap(argument);
  if (isWholeObject(node, bindings)) {
    return (name) => name;
  }
  if (!ts.isObjectLiteralExpression(node)) {
    return undefined;
  }
  const named = new Map<string, string | undefined>();
  const spread: ((name: string) => string | undefined)[] = [];
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property)) {
      // `const own = {a, b}`, handed on as `{...own}`
      const source = unwrap(property.expression);
      const own = ts.isIdentifier(source)
        ? localInitializer(source)
        : undefined;
      const handed = handedOptions(own ?? property.expression, bindings);
      spread.push(...(handed ? [handed] : []));
    } else if (ts.isShorthandPropertyAssignment(property)) {
      named.set(property.name.text, bindings.options.get(property.name.text));
    } else if (ts.isPropertyAssignment(property)) {
      const name = propertyText(property.name);
      if (name !== undefined) {
        named.set(name, optionOf(property.initializer, bindings));
      }
    }
  }
  return (name) =>
    named.has(name)
      ? named.get(name)
      : spread.map((handed) => handed(name)).find((it) => it !== undefined);
}

/** What the code says of each name; a contradiction rules a name out. */
export class DefaultCandidates {
  private readonly values = new Map<string, Set<string | undefined>>();

  add(name: string, value: string | undefined): void {
    this.values.set(name, (this.values.get(name) ?? new Set()).add(value));
  }

  has(name: string): boolean {
    return this.values.has(name);
  }

  certain(): Map<string, string> {
    const result = new Map<string, string>();
    for (const [name, values] of this.values) {
      const [only, ...others] = values;
      if (only !== undefined && only !== 'undefined' && others.length === 0) {
        result.set(name, only);
      }
    }
    return result;
  }
}

/** A function whose defaults are read: its file, its options, what is known. */
export type DefaultsReading = {
  readonly file: string;
  readonly bindings: OptionBindings;
  readonly values: DefaultCandidates;
};
