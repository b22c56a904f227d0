import ts from 'typescript';
import {findExport} from '../shippedCode/resolve';
import {nodesIn, unwrap} from '../shippedCode/syntax';
import type {OptionList} from './options';
import {findSettings} from './settings';
import type {Evaluator} from './evaluate';
import type {Inputs} from './inputs';
import {STARTUP, startWalk, type InputCollector} from './inputCollector';

/** A flag that is stored at the start. */
export type StoredFlag = {
  readonly flag: string;
  readonly settings: ReadonlySet<string>;
  readonly options: ReadonlySet<string>;
  readonly notice?: string;
};

/** What `parseCommandLine` stores: one `if` a flag. */
export function readStored(
  file: string,
  list: OptionList,
  evaluator: Evaluator,
  collector: InputCollector,
): StoredFlag[] {
  const startup = findExport(file, STARTUP);
  const node = startup && unwrap(startup.node);
  if (!node || !ts.isArrowFunction(node) || !ts.isBlock(node.body)) {
    throw new Error(
      `${file} has no function "${STARTUP}" any more. Correct STARTUP in toolkit/generator/commandLine/inputCollector.ts.`,
    );
  }
  return node.body.statements.filter(ts.isIfStatement).map((statement) => {
    const walk = startWalk();
    collector.walk({file, name: STARTUP, node}, statement.expression, walk);
    const [flag] = flagsOf(walk.inputs, list, []);
    if (flag === undefined) {
      throw new Error(
        `${file}: which flag is this about? ${statement.expression.getText()}`,
      );
    }
    const settings = new Set<string>();
    const options = new Set<string>();
    let notice: string | undefined;
    for (const current of nodesIn(statement.thenStatement)) {
      if (ts.isCallExpression(current)) {
        const callee = evaluator.evaluate(file, unwrap(current.expression));
        if (callee?.kind === 'setConfig') {
          options.add(callee.key);
        } else if (callee?.kind === 'definition') {
          findSettings(callee.definition).forEach((name) => settings.add(name));
        }
      }
      const text = ts.isStringLiteral(current) ? current.text : '';
      if (text.startsWith('The --')) {
        notice = text;
      }
    }
    return {flag, settings, options, notice};
  });
}

/** Flags behind everything that a command reads. */
export function flagsOf(
  {flags, options, settings}: Inputs,
  list: OptionList,
  storedFlags: readonly StoredFlag[],
): Set<string> {
  const result = new Set(flags);
  for (const key of options) {
    const flag = list.byKey.get(key)?.flag;
    if (flag !== undefined) {
      result.add(flag);
    }
  }
  for (const stored of storedFlags) {
    const isRead =
      [...stored.settings].some((setting) => settings.has(setting)) ||
      [...stored.options].some((key) => options.has(key));
    if (isRead) {
      result.add(stored.flag);
    }
  }
  return result;
}
