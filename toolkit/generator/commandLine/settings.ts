/**
 * Settings that the command line stores: variables at the top of a file, which
 * one function assigns and others read.
 */
import path from 'node:path';
import ts from 'typescript';
import {
  isVariable,
  resolveExpression,
  type Definition,
} from '../shippedCode/resolve';
import {isOperation, nodesIn, unwrap} from '../shippedCode/syntax';
import {toolkitPackageOf} from '../packages';
import {localBinding} from '../shippedCode/scope';

/** Tells definitions apart. */
export function keyOf({file, name, node}: Definition): string {
  return `${file}#${name}#${node.pos}`;
}

/** The name of a stored setting: the file and the variable. */
export function settingOf({file, name}: Definition): string {
  return `${toolkitPackageOf(file) ?? ''}/${path.basename(file, '.js')}#${name}`;
}

/** The settings that a function assigns, itself or through functions beside it. */
export function findSettings(
  definition: Definition,
  seen = new Set<string>(),
): Set<string> {
  const settings = new Set<string>();
  const key = keyOf(definition);
  if (seen.has(key)) {
    return settings;
  }
  seen.add(key);
  const {file} = definition;
  for (const node of nodesIn(definition.node)) {
    if (
      isOperation(node, ts.SyntaxKind.EqualsToken) &&
      ts.isIdentifier(node.left) &&
      !localBinding(node.left)
    ) {
      const target = resolveExpression(file, node.left);
      if (target && isVariable(target)) {
        settings.add(settingOf(target));
      }
    }
    if (ts.isCallExpression(node)) {
      const callee = resolveExpression(file, unwrap(node.expression));
      if (callee?.file === file) {
        findSettings(callee, seen).forEach((setting) => settings.add(setting));
      }
    }
  }
  return settings;
}
