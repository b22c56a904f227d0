import path from 'node:path/posix';
import {readNotations} from '../../../plugins/remark/samples/notations';
import {packageOf} from '../../../toolkit/model';
import {COMPONENT_FILE, readScript} from './hosts';
import type {Fence, Sample, SampleFile} from './types';

/** Imported by nearly every sample, so they form no group of their own. */
const COMMON_PACKAGES = new Set(['react', 'react-dom', 'remotion']);
const DECLARATION = /\bdeclare\s+(?:global|module|namespace)\b/;
const SPECIFIER =
  /\b(?:from|import|require)\s*\(?\s*(['"])(?<name>[^'"\n]+)\1/g;

/**
 * The file that a title names, or nothing if it names none that compiles.
 * A title may say more in brackets: "src/Root.tsx (step 2)" is src/Root.tsx.
 * The compiler of Twoslash knows .ts and .tsx only, so .mts becomes .ts.
 */
export function titleToPath(title: string | undefined): string | undefined {
  const name = (title ?? '').replace(/\s+\([^)]*\)\s*$/, '').trim();
  if (/^[\w@./-]+\.(?:vue|svelte)$/.test(name)) {
    return toSourcePath(`${name}.ts`);
  }
  return /^[\w@./[\]-]+\.[mc]?tsx?$/.test(name)
    ? toSourcePath(name)
    : undefined;
}

function toSourcePath(name: string): string {
  const normal = path.normalize(name).replace(/^(?:\.\.?\/|\/)+/, '');
  return normal.replace(/\.[mc]ts$/, '.ts');
}

/** Files of a fence: the titled one, and those that its notations begin. */
function splitFence(fence: Fence): SampleFile[] {
  const lines = fence.code.split('\n');
  const {files} = readNotations(fence.code);
  const own = titleToPath(fence.title) ?? `sample.${fence.lang}`;
  if (COMPONENT_FILE.test(own)) {
    return [{path: own, text: readScript(fence.code), line: 1}];
  }
  return [{line: 0, name: own}, ...files].flatMap(({line, name}, index) => {
    const end = (files[index]?.line ?? lines.length + 1) - 1;
    const text = lines.slice(line, end).join('\n');
    // What stands above the first file is notations, unless there is code.
    const isNotations =
      index === 0 && files.length > 0 && !/^(?!\s*(?:\/\/|$))/m.test(text);
    return isNotations
      ? []
      : [{path: toSourcePath(name), text, line: line + 1}];
  });
}

function findImports(text: string): string[] {
  return [...text.matchAll(SPECIFIER)].map((match) => match.groups?.name ?? '');
}

/**
 * Packages that decide which other types a sample can see. Samples of one
 * group share a program; a sample never sees what only another one imports,
 * such as the elements that a 3D package adds to JSX. A sample that declares
 * something for all files is a group of its own.
 */
function toGroup(id: string, files: readonly SampleFile[]): string {
  const declaresForOthers = files.some(
    (file) => file.path.endsWith('.d.ts') || DECLARATION.test(file.text),
  );
  if (declaresForOthers) {
    return id;
  }
  const names = files
    .flatMap(({text}) => findImports(text))
    .filter((name) => !name.startsWith('.') && !name.startsWith('node:'))
    .map(packageOf)
    .filter((name) => !COMMON_PACKAGES.has(name));
  return [...new Set(names)].sort().join(' ');
}

/** Whether an import in one file may mean the other. */
function isImportOf(specifier: string, from: string, to: string): boolean {
  const target = path.join(path.dirname(from), specifier);
  const plain = to.replace(/\.tsx?$/, '');
  return [plain, plain.replace(/\/?\bindex$/, '') || '.'].includes(
    target.replace(/\.[mc]?[jt]sx?$/, '').replace(/\/$/, ''),
  );
}

/** Titled files of the page's other fences: the version before, else after. */
function findVersions(fences: readonly Fence[], index: number): SampleFile[] {
  const nearestFirst = [
    ...fences.slice(0, index).reverse(),
    ...fences.slice(index + 1),
  ];
  const versions = new Map<string, SampleFile>();
  for (const fence of nearestFirst) {
    const name = titleToPath(fence.title);
    const file = splitFence(fence).find((each) => each.path === name);
    if (file && !versions.has(file.path)) {
      versions.set(file.path, file);
    }
  }
  return [...versions.values()];
}

/** The candidates that the files import, directly or indirectly. */
function findImported(
  files: readonly SampleFile[],
  candidates: readonly SampleFile[],
): SampleFile[] {
  const found = new Set<SampleFile>();
  const own = new Set(files.map((file) => file.path));
  for (let queue = [...files], file = queue.pop(); file; file = queue.pop()) {
    for (const specifier of findImports(file.text)) {
      const from = file.path;
      const target = specifier.startsWith('.')
        ? candidates.find(
            (candidate) =>
              !own.has(candidate.path) &&
              isImportOf(specifier, from, candidate.path),
          )
        : undefined;
      if (target && !found.has(target)) {
        found.add(target);
        queue = [...queue, target];
      }
    }
  }
  return [...found];
}

/** Makes samples of the fences of one page. */
export function prepareSamples(fences: readonly Fence[]): Sample[] {
  return fences.map((fence, index) => {
    const files = splitFence(fence);
    const siblings = findImported(files, findVersions(fences, index));
    const id = `${fence.file}:${fence.line}`;
    return {
      id,
      code: fence.code,
      files,
      siblings,
      group: toGroup(id, [...files, ...siblings]),
    };
  });
}

/** Makes a sample of a file of examples/, which is linted and described. */
export function prepareExample(file: string, code: string): Sample {
  const files = [{path: file, text: code, line: 1}];
  return {
    id: file,
    code,
    files,
    siblings: [],
    group: toGroup(file, files),
    isExample: true,
  };
}
