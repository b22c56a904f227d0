import ts from 'typescript';
import {memberOf, unwrap} from '../shippedCode/syntax';
import {readModule} from '../shippedCode/modules';
import {resolveExpression, type Definition} from '../shippedCode/resolve';
import type {OptionList} from './options';
import {toolkitPackageOf} from '../packages';
import {localBinding} from '../shippedCode/scope';
import {FOLLOWED} from './roots';

/** What an expression of the command line's code stands for. */
export type CommandLineValue =
  | {readonly kind: 'apis'}
  | {readonly kind: 'options'}
  | {readonly kind: 'option'; readonly key: string}
  | {readonly kind: 'getValue'; readonly key: string}
  | {readonly kind: 'setConfig'; readonly key: string}
  | {readonly kind: 'flagName'; readonly key: string}
  | {readonly kind: 'parsed'}
  | {readonly kind: 'flag'; readonly flag: string}
  | {readonly kind: 'definition'; readonly definition: Definition};

/** Tells what expressions stand for: the parsed flags, an option, a function. */
export class Evaluator {
  constructor(private readonly options: OptionList) {}

  /** What an expression of a file stands for, if it concerns the command line. */
  evaluate(file: string, expression: ts.Node): CommandLineValue | undefined {
    const node = unwrap(expression);
    if (ts.isIdentifier(node)) {
      return this.evaluateName(file, node);
    }
    if (ts.isPropertyAccessExpression(node)) {
      const owner = this.evaluate(file, node.expression);
      if (owner) {
        return this.memberOf(owner, node.name.text);
      }
      const definition = resolveExpression(file, node);
      return definition && this.classify(definition);
    }
    if (ts.isElementAccessExpression(node)) {
      const owner = this.evaluate(file, node.expression);
      if (owner?.kind !== 'parsed') {
        return undefined;
      }
      const index = unwrap(node.argumentExpression);
      if (ts.isStringLiteral(index)) {
        return {kind: 'flag', flag: index.text};
      }
      const name = this.evaluate(file, index);
      return name?.kind === 'flagName'
        ? {kind: 'getValue', key: name.key}
        : undefined;
    }
    return undefined;
  }

  private evaluateName(
    file: string,
    node: ts.Identifier,
  ): CommandLineValue | undefined {
    const local = localBinding(node);
    if (local) {
      if (!local.initializer) {
        return undefined;
      }
      const value = this.evaluate(file, local.initializer);
      return local.member === undefined || !value
        ? value
        : this.memberOf(value, local.member);
    }
    const picked = readModule(file)?.picked.get(node.text);
    if (picked) {
      const owner = this.evaluate(file, picked.from);
      return owner && this.memberOf(owner, picked.member);
    }
    const definition = resolveExpression(file, node);
    return definition && this.classify(definition);
  }

  private classify(definition: Definition): CommandLineValue | undefined {
    const {file, name, node} = definition;
    const owner = toolkitPackageOf(file);
    if (owner === '@remotion/renderer' && name === 'BrowserSafeApis') {
      return {kind: 'apis'};
    }
    if (owner === undefined || !FOLLOWED.has(owner)) {
      return undefined;
    }
    const value = unwrap(node);
    if (ts.isCallExpression(value) && isCommandLineParser(value)) {
      return {kind: 'parsed'};
    }
    return {kind: 'definition', definition};
  }

  private memberOf(
    value: CommandLineValue,
    name: string,
  ): CommandLineValue | undefined {
    switch (value.kind) {
      case 'apis':
        return name === 'options' ? {kind: 'options'} : undefined;
      case 'options':
        return this.options.byKey.has(name)
          ? {kind: 'option', key: name}
          : undefined;
      case 'option': {
        const {key} = value;
        if (name === 'cliFlag') {
          return {kind: 'flagName', key};
        }
        return name === 'getValue' || name === 'setConfig'
          ? {kind: name, key}
          : undefined;
      }
      case 'parsed':
        return {kind: 'flag', flag: name};
      case 'definition': {
        const {file, node, name: owner} = value.definition;
        const member = memberOf(node, name);
        if (!member) {
          return undefined;
        }
        return (
          this.evaluate(file, member) ??
          this.classify({file, name: `${owner}.${name}`, node: member})
        );
      }
      default:
        return undefined;
    }
  }
}

/** `minimist(process.argv.slice(2), ...)`. */
function isCommandLineParser(call: ts.CallExpression): boolean {
  return (
    call.expression.getText().includes('minimist') &&
    (call.arguments[0]?.getText().includes('process.argv') ?? false)
  );
}
