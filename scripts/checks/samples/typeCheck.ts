import ts from 'typescript';
import {readNotations} from '../../../plugins/remark/samples/notations';
import {describeFile} from './describe';
import {typeRemedy} from './remedies';
import {
  sampleProblem,
  type DescribedName,
  type Problem,
  type Sample,
} from './types';

/** A checker of samples, which keeps what it has loaded. */
export type TypeChecker = {
  /** Makes one program of these samples; forgets those of the last call. */
  readonly load: (samples: readonly Sample[]) => void;
  /** Problems of one of the loaded samples. */
  readonly check: (sample: Sample) => Problem[];
  /** What the names of one of the loaded samples mean. */
  readonly describe: (sample: Sample) => DescribedName[];
};

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  // As in projects of the toolkit's templates, where samples are pasted; a page that
  // uses Intl.Segmenter says what to add.
  lib: [
    'lib.es2020.d.ts',
    'lib.es2022.intl.d.ts',
    'lib.dom.d.ts',
    'lib.dom.iterable.d.ts',
  ],
  skipLibCheck: true,
  types: ['node'],
  // Otherwise the order of a union depends on the samples that were read before.
  stableTypeOrdering: true,
};

/** The compiler on files in memory, with packages from the disk. */
function createService(
  root: string,
  texts: ReadonlyMap<string, string>,
): ts.LanguageService {
  const readFile = (name: string): string | undefined =>
    texts.get(name) ?? ts.sys.readFile(name);
  return ts.createLanguageService({
    getCompilationSettings: () => OPTIONS,
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [...texts.keys()],
    // A text is its own version; packages never change.
    getScriptVersion: (name) => texts.get(name) ?? '',
    getScriptSnapshot(name) {
      const text = readFile(name);
      return text === undefined
        ? undefined
        : ts.ScriptSnapshot.fromString(text);
    },
    readFile,
    fileExists: (name) => texts.has(name) || ts.sys.fileExists(name),
    realpath: (name) => ts.sys.realpath?.(name) ?? name,
  });
}

/**
 * Makes a checker that resolves packages from a folder with `node_modules`.
 * One checker is for one thread: it is quick because it loads types once.
 */
export function createTypeChecker(projectDir: string): TypeChecker {
  const root = projectDir.replaceAll('\\', '/');
  const texts = new Map<string, string>();
  const service = createService(root, texts);

  /** Each sample has a folder, so that two versions of one file do not meet. */
  function toFolder({id}: Sample): string {
    return `${root}/samples/${id.replaceAll(':', '/')}/`;
  }

  function load(samples: readonly Sample[]): void {
    texts.clear();
    for (const sample of samples) {
      for (const {path, text} of [...sample.siblings, ...sample.files]) {
        texts.set(`${toFolder(sample)}${path}`, text);
      }
    }
  }

  function findErrors(sample: Sample): Problem[] {
    const folder = toFolder(sample);
    return sample.files.flatMap(({path, line}) =>
      [
        ...service.getSemanticDiagnostics(`${folder}${path}`),
        ...service.getSyntacticDiagnostics(`${folder}${path}`),
      ].map(({file, start = 0, code, messageText}): Problem => {
        const place = file?.getLineAndCharacterOfPosition(start);
        const message = ts
          .flattenDiagnosticMessageText(messageText, '\n')
          .replaceAll(folder, '');
        const remedy = typeRemedy(code, message);
        return {
          line: line + (place?.line ?? 0),
          column: (place?.character ?? 0) + 1,
          rule: `TS${code}`,
          message,
          ...(remedy && {remedy}),
        };
      }),
    );
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

  function describe(sample: Sample): DescribedName[] {
    const {isVisible} = readNotations(sample.code);
    const ownFolder = toFolder(sample);
    return sample.files.flatMap((file) => {
      const firstLine = file.line - 1;
      return describeFile(
        service,
        `${ownFolder}${file.path}`,
        ownFolder,
        (line) => isVisible[firstLine + line] === true,
      ).map((name) => ({...name, line: firstLine + name.line}));
    });
  }

  return {load, check, describe};
}
