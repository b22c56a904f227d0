import ts from 'typescript';
import {constantText} from '../shippedCode/constants';
import {isOperation, nodesIn, unwrap} from '../shippedCode/syntax';
import type {Definition} from '../shippedCode/resolve';
import {isUse, localInitializer} from '../shippedCode/scope';
import type {Evaluator} from './evaluate';
import type {Inputs} from './inputs';
import {startWalk, type InputCollector} from './inputCollector';

/** Commands that report an error or point to another command. */
const NO_COMMAND = /\bquit\)?\(1\)/;

type Branch = {
  readonly names: readonly string[];
  readonly body: ts.Statement;
  readonly target: Definition | undefined;
};

/** A command, and what its code reads. */
export type CommandInputs = {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly isGroup: boolean;
  readonly direct: Inputs;
  readonly preset: Inputs;
};

/** Finds the commands that a function branches off to. */
export class CommandFinder {
  constructor(
    private readonly evaluator: Evaluator,
    private readonly collector: InputCollector,
  ) {}

  /** A command, and those below it. */
  readCommands(
    definition: Definition,
    prefix: string,
    inherited: Inputs,
    aliases: readonly string[] = [],
  ): CommandInputs[] {
    const branches = this.branchesOf(definition);
    const handed = handedToBranches(definition, branches);
    const skipped = new Set<ts.Node>([
      ...branches.map(({body}) => body),
      ...handed,
    ]);
    const own = startWalk(inherited);
    this.collector.walk(definition, definition.node, own, skipped);
    return [
      {
        name: prefix,
        aliases,
        isGroup: branches.length > 0,
        direct: own.inputs,
        preset: own.presets,
      },
      ...branches.flatMap(({names, body, target}): CommandInputs[] => {
        const [name, ...others] = names;
        const full = `${prefix} ${name ?? ''}`;
        const otherNames = others.map((other) => `${prefix} ${other}`);
        if (target && this.branchesOf(target).length > 0) {
          return this.readCommands(target, full, own.inputs, otherNames);
        }
        const walk = startWalk(own.inputs);
        this.collector.walk(definition, body, walk);
        for (const variable of handed) {
          if (usesIn(body, variable).length > 0) {
            this.collector.walk(definition, variable, walk);
          }
        }
        return [
          {
            name: full,
            aliases: otherNames,
            isGroup: false,
            direct: walk.inputs,
            preset: walk.presets,
          },
        ];
      }),
    ];
  }

  /** `if (args[0] === 'name') return run(...)`, as often as a function has it. */
  private branchesOf({file, node}: Definition): Branch[] {
    const branches: Branch[] = [];
    for (const current of nodesIn(node)) {
      if (ts.isIfStatement(current)) {
        const names = this.comparedNames(file, current.expression);
        const text = current.thenStatement.getText();
        if (names.length > 0 && !NO_COMMAND.test(text)) {
          const targets = this.calledIn(file, current.thenStatement);
          const [target] = targets;
          if (target) {
            branches.push({
              names,
              body: current.thenStatement,
              target: targets.length === 1 ? target : undefined,
            });
          }
        }
      }
    }
    return branches;
  }

  private comparedNames(file: string, condition: ts.Expression): string[] {
    const node = unwrap(condition);
    if (ts.isIdentifier(node)) {
      const initializer = localInitializer(node);
      return initializer ? this.comparedNames(file, initializer) : [];
    }
    if (isOperation(node, ts.SyntaxKind.BarBarToken)) {
      return [
        ...this.comparedNames(file, node.left),
        ...this.comparedNames(file, node.right),
      ];
    }
    const text =
      isOperation(node, ts.SyntaxKind.EqualsEqualsEqualsToken) &&
      /^(?:command|args\[0\])$/.test(node.left.getText())
        ? constantText(file, node.right)
        : undefined;
    return text === undefined ? [] : [text.slice(1, -1)];
  }

  /** Functions of the followed packages that a statement calls, logging apart. */
  private calledIn(file: string, body: ts.Node): Definition[] {
    const found: Definition[] = [];
    for (const node of nodesIn(body)) {
      if (ts.isCallExpression(node)) {
        const callee = unwrap(node.expression);
        const value = this.evaluator.evaluate(file, callee);
        if (
          value?.kind === 'definition' &&
          !/^Log\b|^quit$/.test(value.definition.name) &&
          !/\bLog\./.test(callee.getText())
        ) {
          found.push(value.definition);
        }
      }
    }
    return found;
  }
}

/** Variables that read a flag for the commands that take them: `const manager = …parsedCli…`. */
function handedToBranches(
  {node}: Definition,
  branches: readonly Branch[],
): ts.VariableDeclaration[] {
  return [...nodesIn(node)]
    .filter(ts.isVariableDeclaration)
    .filter(
      (variable) =>
        (variable.initializer?.getText().includes('parsedCli') ?? false) &&
        usesIn(node, variable).length ===
          branches.flatMap(({body}) => usesIn(body, variable)).length,
    );
}

function usesIn(node: ts.Node, {name}: ts.VariableDeclaration): ts.Node[] {
  return [...nodesIn(node)].filter(
    (it) => ts.isIdentifier(it) && isUse(it) && it.text === name.getText(),
  );
}
