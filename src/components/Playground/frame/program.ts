import type {ComponentType} from 'react';
import type {Files, Problem, Project} from '../protocol';
import {compile, GUARD, GUARD_ITEMS} from './compile';

/** A module as `require` gives it. */
type Module = Readonly<Record<string, unknown>>;

type Provided = Readonly<Record<string, Module>>;

/** Longest time that code may take without a pause, in milliseconds. */
const LOOP_LIMIT = 1000;

let pauseTime = 0;
let passes = 0;

/** Says that the code has paused, which lets loops run for another second. */
export function notePause(): void {
  pauseTime = performance.now();
}

/** Stops a loop that never ends. Always true, so it can stand in a condition. */
function guardLoop(): true {
  passes++;
  if (passes % 512 === 0 && performance.now() - pauseTime > LOOP_LIMIT) {
    // Whatever catches the error starts with a new second.
    notePause();
    throw new Error(
      'A loop ran for more than a second and was stopped. Give it an end.',
    );
  }
  return true;
}

function* guardItems<T>(items: Iterable<T>): Generator<T> {
  for (const item of items) {
    guardLoop();
    yield item;
  }
}

/** Makes the guard known to the code. */
export function installGuard(): void {
  Object.defineProperty(globalThis, GUARD, {value: guardLoop});
  Object.defineProperty(globalThis, GUARD_ITEMS, {value: guardItems});
}

/**
 * Runs the files of a project, and gives the component that it exports.
 *
 * @throws Error of the compiler or of the code itself
 */
export function runFiles(
  files: Files,
  {entry, exportName}: Project,
  provided: Provided,
): ComponentType<Record<string, unknown>> {
  const loaded = new Map<string, Module>();

  function run(fileName: string): Module {
    const known = loaded.get(fileName);
    if (known) {
      return known;
    }
    const module = {exports: {}};
    loaded.set(fileName, module.exports);
    // On the first line, so that lines of errors are those of the file. Code that
    // runs directly would share its names with this program.
    const factory = (0, eval)(
      `(function (require, module, exports) {${compile(files[fileName] ?? '', fileName)}\n})\n//# sourceURL=${fileName}`,
    ) as (
      require: (name: string) => Module,
      module: object,
      exports: object,
    ) => void;
    factory(load, module, module.exports);
    return module.exports;
  }

  function load(name: string): Module {
    const fileName = `${name.replace(/^\.\//, '')}.tsx`;
    if (name.startsWith('./') && Object.hasOwn(files, fileName)) {
      return run(fileName);
    }
    if (Object.hasOwn(provided, name)) {
      return provided[name] ?? {};
    }
    throw new Error(
      `There is no "${name}" here. Import from ${Object.keys(provided)
        .filter((it) => it !== 'react/jsx-runtime')
        .join(', ')}.`,
    );
  }

  const component = run(entry)[exportName];
  if (typeof component !== 'function') {
    throw new Error(
      `${entry} exports no component "${exportName}". Keep its name.`,
    );
  }
  return component as ComponentType<Record<string, unknown>>;
}

/** Where an error has its line: the compiler's brackets, or the stack. */
export function describeError(error: unknown, files: Files): Problem {
  if (!(error instanceof Error)) {
    return {message: `It throws ${String(error)}, which is no error.`};
  }
  const compiler = /^Error transforming ([^:]+): (.*?) ?\((\d+):\d+\)$/s.exec(
    error.message,
  );
  if (compiler) {
    const [, file, message = '', line] = compiler;
    return {message, file, line: Number(line)};
  }
  for (const [, file = '', line] of (error.stack ?? '').matchAll(
    /(\w+\.tsx):(\d+)/g,
  )) {
    if (Object.hasOwn(files, file)) {
      return {message: error.message, file, line: Number(line)};
    }
  }
  return {message: error.message};
}
