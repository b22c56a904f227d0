import ts from 'typescript';
import {
  boundName,
  isOperation,
  memberOf,
  nullishParts,
  unwrap,
} from '../shippedCode/syntax';
import {constantText} from '../shippedCode/constants';
import {DefaultCandidates} from '../shippedCode/optionBindings';
import {isVariable, type Definition} from '../shippedCode/resolve';
import {toolkitPackageOf} from '../packages';
import {isUse, localInitializer} from '../shippedCode/scope';
import {keyOf, settingOf} from './settings';
import type {Evaluator, CommandLineValue} from './evaluate';
import {noInputs, type Inputs} from './inputs';

/**
 * What a command only hands to the Studio: it reads the flags to fill in the
 * render dialog and to carry out the renders started there.
 */
const PRESETS = new Set(['getRenderDefaults', 'addJob']);

/** Reads flags at the start for every command; handled on its own. */
export const STARTUP = 'parseCommandLine';

/**
 * Gathers many settings, of which each command takes some: only those that a
 * command takes count as read by it.
 */
const GATHERING = 'getCliOptions';

/** A way through the code, and what was found on it. */
type Walk = {
  readonly inputs: Inputs;
  /** What is only read to preset a render in the Studio. */
  readonly presets: Inputs;
  /** Definitions that were followed. */
  readonly seen: Set<string>;
};

/** The beginning of a walk, which adds to a copy of what was read before. */
export function startWalk(inputs = noInputs()): Walk {
  return {
    inputs: structuredClone(inputs),
    presets: noInputs(),
    seen: new Set(),
  };
}

/** Follows code, and notes everything that it reads. */
export class InputCollector {
  private readonly defaults = new DefaultCandidates();

  constructor(private readonly evaluator: Evaluator) {}

  /** Notes everything that a piece of code reads. */
  walk(
    {file}: Definition,
    start: ts.Node,
    walk: Walk,
    skipped: ReadonlySet<ts.Node> = new Set(),
  ): void {
    const visit = (node: ts.Node): void => {
      if (skipped.has(node) || isRefusal(node)) {
        return;
      }
      if (ts.isVariableDeclaration(node) && this.readPicked(file, node, walk)) {
        return;
      }
      this.noteDefault(file, node);
      if (
        ts.isPropertyAccessExpression(node) ||
        ts.isElementAccessExpression(node) ||
        (ts.isIdentifier(node) && isUse(node))
      ) {
        const value = this.evaluator.evaluate(file, node);
        if (value) {
          this.note(value, walk);
          if (value.kind !== 'definition' || !ts.isIdentifier(node)) {
            return;
          }
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(start);
  }

  private note(value: CommandLineValue, walk: Walk): void {
    if (value.kind === 'flag') {
      walk.inputs.flags.add(value.flag);
    } else if (value.kind === 'getValue') {
      walk.inputs.options.add(value.key);
    } else if (value.kind === 'definition') {
      this.follow(value.definition, walk);
    }
  }

  private follow(definition: Definition, walk: Walk): void {
    const {presets, seen} = walk;
    if (isVariable(definition)) {
      walk.inputs.settings.add(settingOf(definition));
      return;
    }
    const key = keyOf(definition);
    if (seen.has(key) || definition.name === STARTUP) {
      return;
    }
    seen.add(key);
    const inputs = PRESETS.has(definition.name) ? presets : walk.inputs;
    this.walk(definition, definition.node, {...walk, inputs});
  }

  /** `const {a, b} = parsedCli`, and `const {a, b} = getCliOptions(...)`. */
  private readPicked(
    file: string,
    {name, initializer}: ts.VariableDeclaration,
    walk: Walk,
  ): boolean {
    if (!ts.isObjectBindingPattern(name) || !initializer) {
      return false;
    }
    const picked = name.elements.map(boundName);
    const value = this.evaluator.evaluate(file, initializer);
    if (value?.kind === 'parsed') {
      picked.forEach((flag) => walk.inputs.flags.add(flag));
      return true;
    }
    const call = unwrap(
      ts.isAwaitExpression(initializer) ? initializer.expression : initializer,
    );
    if (!ts.isCallExpression(call)) {
      return false;
    }
    const callee = this.evaluator.evaluate(file, unwrap(call.expression));
    if (callee?.kind !== 'definition' || callee.definition.name !== GATHERING) {
      return false;
    }
    this.readGathered(callee.definition, picked, walk);
    return true;
  }

  /** Follows only what is taken from a function that gathers many settings. */
  private readGathered(
    definition: Definition,
    picked: readonly string[],
    walk: Walk,
  ): void {
    const node = unwrap(definition.node);
    const body =
      ts.isArrowFunction(node) && ts.isBlock(node.body) ? node.body : undefined;
    const result = body?.statements.find(ts.isReturnStatement)?.expression;
    if (!body || !result) {
      throw new Error(
        `${definition.name} in ${definition.file} no longer returns an object. Correct GATHERING in toolkit/generator/commandLine/inputCollector.ts.`,
      );
    }
    const visited = new Set<ts.Node>();
    const take = (expression: ts.Node): void => {
      if (visited.has(expression)) {
        return;
      }
      visited.add(expression);
      this.walk(definition, expression, walk);
      const visit = (current: ts.Node): void => {
        const initializer =
          ts.isIdentifier(current) && localInitializer(current);
        if (initializer) {
          take(initializer);
        }
        ts.forEachChild(current, visit);
      };
      visit(expression);
    };
    for (const name of picked) {
      const value = memberOf(result, name);
      if (value) {
        take(value);
      }
    }
  }

  /** `parsedCli.flag ?? value` in the code of a command. */
  private noteDefault(file: string, node: ts.Node): void {
    if (
      !ts.isConditionalExpression(node) &&
      !isOperation(node, ts.SyntaxKind.QuestionQuestionToken)
    ) {
      return;
    }
    const parts = nullishParts(node);
    const [first] = parts;
    const last = parts.at(-1);
    if (parts.length < 2 || !first || !last) {
      return;
    }
    const value = this.evaluator.evaluate(file, first);
    if (value?.kind === 'flag') {
      const packageName = toolkitPackageOf(file) ?? '';
      const text = constantText(file, last);
      this.defaults.add(`${packageName} ${value.flag}`, text);
    }
  }

  /** The one value that the code of a package falls back to, once it was walked. */
  codeDefault(packageName: string, flag: string): string | undefined {
    const value = this.defaults.certain().get(`${packageName} ${flag}`);
    return value === 'null' ? undefined : value;
  }
}

/** `if (parsedCli.flag) { Log.error(...); process.exit(1); }`: the command refuses the flag. */
function isRefusal(node: ts.Node): boolean {
  return (
    ts.isIfStatement(node) &&
    node.elseStatement === undefined &&
    /^[\w.]+Cli\.\w+$/.test(node.expression.getText()) &&
    ts.isBlock(node.thenStatement) &&
    node.thenStatement.statements.every((statement) =>
      /^(?:log_1\.Log\.error|process\.exit)\(/.test(statement.getText()),
    )
  );
}
