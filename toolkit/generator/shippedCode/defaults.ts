/**
 * Defaults of options, props and arguments, read from the code that packages
 * ship. Only what is certain counts: a value that cannot be worked out, or of
 * which the code says two different things, is left out.
 */
import fs from 'node:fs';
import ts from 'typescript';
import {memberOf, nodesIn, propertyText, unwrap} from './syntax';
import {type Definition, findExport, resolveExpression} from './resolve';
import {toolkitPackageOf} from '../packages';
import {
  DefaultCandidates,
  type OptionBindings,
  handedOptions,
  isWholeObject,
} from './optionBindings';
import {
  bindingOf,
  readAssigned,
  readBinding,
  readFallback,
  readMerged,
} from './fallbacks';

/**
 * Values by the name of the option, prop or argument; `config.damping` is a
 * member of an option.
 */
type DefaultTexts = ReadonlyMap<string, string>;

/** How far options are followed from function to function. */
const MAX_DEPTH = 4;

const NONE: DefaultTexts = new Map();

type FunctionNode =
  | ts.ArrowFunction
  | ts.FunctionExpression
  | ts.FunctionDeclaration
  | ts.MethodDeclaration;

/** The code of something that a declaration file declares. */
export function findImplementation(
  declarationFile: string,
  declaredName: string,
  entry: {readonly code?: string; readonly exportName: string},
): Definition | undefined {
  const sibling = declarationFile.replace(/\.d\.ts$/, '.js');
  if (fs.existsSync(sibling)) {
    const found = findExport(sibling, declaredName);
    if (found) {
      return found;
    }
  }
  return entry.code === undefined
    ? undefined
    : findExport(entry.code, entry.exportName);
}

/** Defaults of everything that a function or component takes. */
export function readDefaults(definition: Definition, depth = 0): DefaultTexts {
  const found = findFunction(definition, 0);
  return found && depth < MAX_DEPTH
    ? readFunction(found.file, found.node, depth)
    : NONE;
}

/** Defaults of the arguments of a static method. */
export function readStaticDefaults(
  definition: Definition,
  method: string,
): DefaultTexts {
  const node = unwrap(definition.node);
  if (!ts.isClassLike(node)) {
    return NONE;
  }
  const member = node.members.find(
    (candidate) =>
      ts.isMethodDeclaration(candidate) &&
      propertyText(candidate.name) === method,
  );
  return member && ts.isMethodDeclaration(member)
    ? readFunction(definition.file, member, 0)
    : NONE;
}

/** The function inside `forwardRef(...)`, `memo(...)` and other wrappers. */
function findFunction(
  definition: Definition,
  depth: number,
): {readonly file: string; readonly node: FunctionNode} | undefined {
  const node = unwrap(definition.node);
  if (depth > 4) {
    return undefined;
  }
  if (
    ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node) ||
    ts.isFunctionDeclaration(node)
  ) {
    return {file: definition.file, node};
  }
  const [argument] = ts.isCallExpression(node) ? node.arguments : [];
  const target =
    argument ??
    (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)
      ? node
      : undefined);
  if (target === undefined) {
    return undefined;
  }
  const next = resolveExpression(definition.file, target) ?? {
    ...definition,
    node: target,
  };
  return next.node === definition.node
    ? undefined
    : findFunction(next, depth + 1);
}

/** @param member The one member of the first argument that holds the options. */
function readFunction(
  file: string,
  node: FunctionNode,
  depth: number,
  member?: string,
): DefaultTexts {
  const values = new DefaultCandidates();
  const bindings: OptionBindings = {options: new Map(), objects: new Set()};
  const reading = {file, bindings, values};
  for (const {name, initializer} of node.parameters) {
    const binding = member === undefined ? name : bindingOf(name, member);
    if (binding) {
      readBinding(binding, initializer, reading);
    }
  }
  const followed: DefaultTexts[] = [];
  for (const current of node.body ? nodesIn(node.body) : []) {
    if (
      ts.isVariableDeclaration(current) &&
      ts.isObjectBindingPattern(current.name) &&
      current.initializer &&
      isWholeObject(current.initializer, bindings)
    ) {
      readBinding(current.name, undefined, reading);
    }
    readFallback(current, reading);
    readAssigned(current, reading);
    readMerged(current, reading);
    if (ts.isCallExpression(current)) {
      followed.push(follow(file, current, bindings, depth));
    }
    if (ts.isObjectLiteralExpression(current)) {
      followed.push(followPresentation(file, current, bindings, depth));
    }
  }
  const own = values.certain();
  const inherited = new DefaultCandidates();
  for (const [name, value] of followed.flatMap((found) => [...found])) {
    if (!values.has(name)) {
      inherited.add(name, value);
    }
  }
  return new Map([...inherited.certain(), ...own]);
}

/** `{component: Slide, props}`: the component of a transition gets our options as `passedProps`. */
function followPresentation(
  file: string,
  object: ts.ObjectLiteralExpression,
  bindings: OptionBindings,
  depth: number,
): DefaultTexts {
  const component = memberOf(object, 'component');
  const props = memberOf(object, 'props');
  if (!component || !props || !isWholeObject(props, bindings)) {
    return NONE;
  }
  const target = resolveExpression(file, component);
  const found = target && findFunction(target, 0);
  return found
    ? readFunction(found.file, found.node, depth + 1, 'passedProps')
    : NONE;
}

/** Defaults that a function sets to which options are handed on. */
function follow(
  file: string,
  call: ts.CallExpression,
  bindings: OptionBindings,
  depth: number,
): DefaultTexts {
  // A bundler numbers names that it meets twice.
  const isJsx = /(?:^|[._])(?:jsxs?|jsxDEV|createElement)\d*$/.test(
    unwrap(call.expression).getText(),
  );
  const [first, second] = call.arguments;
  const callee = isJsx ? first : call.expression;
  const argument = isJsx ? second : first;
  if (!callee || !argument) {
    return NONE;
  }
  const handedOn = handedOptions(argument, bindings);
  if (handedOn === undefined) {
    return NONE;
  }
  const target = resolveExpression(file, callee);
  if (!target || toolkitPackageOf(target.file) === undefined) {
    return NONE;
  }
  const result = new Map<string, string>();
  for (const [name, value] of readDefaults(target, depth + 1)) {
    // `config.damping` is known wherever `config` is handed on.
    const [head = name, ...rest] = name.split('.');
    const option = handedOn(head);
    if (option !== undefined) {
      result.set([option, ...rest].join('.'), value);
    }
  }
  return result;
}
