import ts from 'typescript';
import {constantText} from '../shippedCode/constants';
import {findExport} from '../shippedCode/resolve';
import {memberOf, propertyText, unwrap} from '../shippedCode/syntax';
import type {OptionList} from './options';
import type {Evaluator} from './evaluate';

/** The flags that take no value. */
export function readBooleans(
  file: string,
  options: OptionList,
  evaluator: Evaluator,
): ReadonlySet<string> {
  const list = findExport(file, 'BooleanFlags');
  const names = new Set<string>();
  const node = list && unwrap(list.node);
  if (node && ts.isArrayLiteralExpression(node)) {
    for (const element of node.elements) {
      const value = evaluator.evaluate(file, element);
      if (ts.isStringLiteral(element)) {
        names.add(element.text);
      } else if (value?.kind === 'flagName') {
        names.add(options.byKey.get(value.key)?.flag ?? '');
      }
    }
  }
  return names;
}

/** What the parser of the command line itself falls back to, by flag. */
export function readParserDefaults(
  file: string,
  options: OptionList,
  evaluator: Evaluator,
): ReadonlyMap<string, string> {
  const call = findExport(file, 'parsedCli');
  const node = call && unwrap(call.node);
  const [, settings] = node && ts.isCallExpression(node) ? node.arguments : [];
  const list = settings && memberOf(settings, 'default');
  const defaults = new Map<string, string>();
  const flagNamed = (expression: ts.Expression): string | undefined => {
    const value = evaluator.evaluate(file, expression);
    return value?.kind === 'flagName'
      ? options.byKey.get(value.key)?.flag
      : undefined;
  };
  if (list && ts.isObjectLiteralExpression(list)) {
    for (const property of list.properties) {
      const name =
        property.name && ts.isComputedPropertyName(property.name)
          ? flagNamed(property.name.expression)
          : property.name && propertyText(property.name);
      const value =
        ts.isPropertyAssignment(property) &&
        constantText(file, property.initializer);
      if (name !== undefined && value && value !== 'null') {
        defaults.set(name, value);
      }
    }
  }
  return defaults;
}
