import ts from 'typescript';
import {constantText} from '../shippedCode/constants';
import {findExport, resolveExpression} from '../shippedCode/resolve';
import {propertyText, unwrap} from '../shippedCode/syntax';
import {findSettings} from './settings';
import type {Evaluator} from './evaluate';

/** What a method of `Config` sets. */
export type ConfigEffect = {
  readonly settings: ReadonlySet<string>;
  readonly options: ReadonlySet<string>;
  /** The error that it throws instead. */
  readonly removed?: string;
};

/** What the methods of `Config` set. */
export function readConfigEffects(
  file: string,
  evaluator: Evaluator,
): ReadonlyMap<string, ConfigEffect> {
  const config = findExport(file, 'Config');
  const node = config && unwrap(config.node);
  const effects = new Map<string, ConfigEffect>();
  if (!node || !ts.isObjectLiteralExpression(node)) {
    throw new Error(
      `${file} has no object "Config" any more. Correct readConfigEffects in toolkit/generator/commandLine/configEffects.ts.`,
    );
  }
  for (const property of node.properties) {
    const name = property.name && propertyText(property.name);
    if (name !== undefined) {
      effects.set(name, readConfigEffect(file, property, evaluator));
    }
  }
  return effects;
}

function readConfigEffect(
  file: string,
  property: ts.ObjectLiteralElementLike,
  evaluator: Evaluator,
): ConfigEffect {
  const settings = new Set<string>();
  const options = new Set<string>();
  let removed: string | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isThrowStatement(node)) {
      const argument =
        ts.isNewExpression(node.expression) && node.expression.arguments?.[0];
      const text = argument && constantText(file, argument);
      removed = text ? text.slice(1, -1).replaceAll("\\'", "'") : '';
    }
    if (ts.isPropertyAccessExpression(node)) {
      const value = evaluator.evaluate(file, node);
      if (value?.kind === 'setConfig') {
        options.add(value.key);
      } else if (value?.kind === 'definition') {
        findSettings(value.definition).forEach((name) => settings.add(name));
      } else {
        const target = resolveExpression(file, node);
        if (target) {
          findSettings(target).forEach((name) => settings.add(name));
        }
      }
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(property);
  return {settings, options, removed};
}
