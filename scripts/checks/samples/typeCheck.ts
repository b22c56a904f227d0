import path from 'node:path';
import ts from 'typescript';
import {createTwoslasher, type TwoslashInstance} from 'twoslash/core';
import {readNotations} from '../../../plugins/remark/samples/notations';
import {describeFile, packNames} from './describe';
import {typeRemedy} from './remedies';
import {
  sampleProblem,
  type Problem,
  type Sample,
  type SampleFile,
  type SampleTypes,
} from './types';

type Environments = NonNullable<ReturnType<TwoslashInstance['getCacheMap']>>;
type Environment =
  Environments extends Map<string, infer Value> ? Value : never;

/** A checker of samples, which keeps what it has loaded. */
export type TypeChecker = {
  /** Makes one program of these samples; forgets those of the last call. */
  readonly load: (samples: readonly Sample[]) => void;
  /** Problems of one of the loaded samples. */
  readonly check: (sample: Sample) => Problem[];
  /** What the names of one of the loaded samples mean. */
  readonly describe: (sample: Sample) => SampleTypes;
};

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  skipLibCheck: true,
  types: ['node'],
  // Otherwise the order of a union depends on the samples that were read before.
  stableTypeOrdering: true,
};

/**
 * The environment of Twoslash, but with files that keep their text until they
 * get another one. Twoslash writes and then empties the files of each sample, and
 * at each write the compiler starts a new program and type checker. Sixty samples
 * took 68 seconds that way, and take 7 seconds with files that stay.
 */
class SteadyEnvironments extends Map<string, Environment> {
  readonly texts = new Map<string, string>();

  override set(key: string, environment: Environment): this {
    const createFile = environment.createFile.bind(environment);
    const write = (name: string, text: string): void => {
      if (text !== '' && this.texts.get(name) !== text) {
        this.texts.set(name, text);
        createFile(name, text);
      }
    };
    return super.set(
      key,
      Object.assign(environment, {createFile: write, updateFile: write}),
    );
  }
}

/** Each sample has a folder, so that two versions of one file do not meet. */
function toFolder({id}: Sample): string {
  return `samples/${id.replaceAll(':', '/')}`;
}

/** The text of a file as Twoslash splits it off: with the line that names it. */
function toVirtualFile(sample: Sample, {path: name, text}: SampleFile): string {
  return `// @filename: ${toFolder(sample)}/${name}\n${text}\n`;
}

/** Line and column, from 1, of a place in the joined files of a sample. */
function locate(
  sample: Sample,
  start: number,
): {readonly line: number; readonly column: number} {
  let offset = 0;
  for (const file of sample.files) {
    const text = toVirtualFile(sample, file);
    if (start < offset + text.length) {
      const before = text.slice(0, Math.max(start - offset, 0)).split('\n');
      return {
        line: file.line + Math.max(before.length - 2, 0),
        column: (before.at(-1)?.length ?? 0) + 1,
      };
    }
    offset += text.length;
  }
  return {line: sample.code.split('\n').length, column: 1};
}

/**
 * Makes a checker that resolves packages from a folder with `node_modules`.
 * One checker is for one thread: it is quick because it loads types once.
 */
export function createTypeChecker(projectDir: string): TypeChecker {
  const environments = new SteadyEnvironments();
  const root = projectDir.replaceAll('\\', '/');
  const twoslasher = createTwoslasher({
    cache: environments,
    tsModule: ts,
    vfsRoot: root,
    tsLibDirectory: path.dirname(require.resolve('typescript')),
    compilerOptions: OPTIONS,
    handbookOptions: {
      // The check below also reports expected errors that do not occur.
      noErrorValidation: true,
      noStaticSemanticInfo: true,
      keepNotations: true,
    },
  });

  function load(samples: readonly Sample[]): void {
    if (environments.size === 0) {
      twoslasher('export {};', 'ts');
    }
    const texts = new Map<string, string>();
    for (const sample of samples) {
      for (const file of [...sample.siblings, ...sample.files]) {
        texts.set(
          `${root}/${toFolder(sample)}/${file.path}`,
          toVirtualFile(sample, file),
        );
      }
    }
    for (const environment of environments.values()) {
      for (const name of environments.texts.keys()) {
        if (!texts.has(name)) {
          environment.createFile(name, 'export {};');
        }
      }
      for (const [name, text] of texts) {
        environment.createFile(name, text);
      }
    }
  }

  function findErrors(sample: Sample): Problem[] {
    const code = sample.files
      .map((file) => toVirtualFile(sample, file))
      .join('');
    const seen = new Map<string, Problem>();
    for (const error of twoslasher(code, sample.lang).errors) {
      const message = error.text.replaceAll(`${root}/${toFolder(sample)}/`, '');
      const remedy = typeRemedy(Number(error.code), message);
      const problem: Problem = {
        ...locate(sample, error.start),
        rule: `TS${error.code ?? ''}`,
        message,
        ...(remedy && {remedy}),
      };
      seen.set(JSON.stringify(problem), problem);
    }
    return [...seen.values()];
  }

  function check(sample: Sample): Problem[] {
    const notations = readNotations(sample.code);
    const problems = notations.problems.map(({line, problem, remedy}) =>
      sampleProblem(line, problem, remedy),
    );
    if (problems.length > 0) {
      return problems;
    }
    const errors = findErrors(sample);
    const found = new Set(errors.map(({rule}) => rule));
    const expected = new Set(notations.errors.map(({code}) => `TS${code}`));
    for (const {line, code} of notations.errors) {
      if (!found.has(`TS${code}`)) {
        const message = `the expected error TS${code} does not occur`;
        const remedy = `Take ${code} out of "@errors".`;
        problems.push(sampleProblem(line, message, remedy));
      }
    }
    return [...problems, ...errors.filter(({rule}) => !expected.has(rule))];
  }

  function describe(sample: Sample): SampleTypes {
    const [environment] = environments.values();
    const {isVisible} = readNotations(sample.code);
    const ownFolder = `${root}/${toFolder(sample)}/`;
    const found = sample.files.flatMap((file) => {
      // The line that names the file comes before its text.
      const firstLine = file.line - 2;
      return environment
        ? describeFile({
            service: environment.languageService,
            fileName: `${ownFolder}${file.path}`,
            ownFolder,
            isVisible: (line) => isVisible[firstLine + line] === true,
          }).map((name) => ({...name, line: firstLine + name.line}))
        : [];
    });
    return packNames(found);
  }

  return {load, check, describe};
}
