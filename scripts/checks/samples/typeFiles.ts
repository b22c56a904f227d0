/** What the committed files with the types of samples should contain. */
import fs from 'node:fs';
import path from 'node:path';
import {findExport, isFrom, parseKey} from '../../../toolkit/model';
import {magicComments} from '../../../config/prism';
import {readFenceMeta} from '../../../plugins/rehype/code/meta';
import {showCode} from '../../../plugins/rehype/code/magicComments';
import {
  findShownLines,
  stripMeta,
  stripNotations,
} from '../../../plugins/remark/samples/notations';
import {
  nameOfCode,
  TYPES_DIR,
  writeTypeFile,
  type NameInfo,
  type TypeFile,
} from '../../../plugins/type-hovers/format';
import type {NameSpan} from '../../../plugins/type-hovers/served';
import {cutSignature} from './describe';
import type {DescribedName, Fence} from './types';

/** A fence with what the check found out about its names. */
export type DescribedFence = {
  readonly fence: Pick<Fence, 'code' | 'lang' | 'meta'>;
  readonly names: readonly DescribedName[];
};

/** A name, and everything that is said about it. */
type ShownName = {
  readonly offset: number;
  readonly length: number;
  readonly info: NameInfo;
};

/** A code as readers see it, and the names in it. */
type ShownSample = {
  readonly file: string;
  readonly names: readonly ShownName[];
};

/**
 * Moves names from the lines of a fence to the code that readers see.
 *
 * @throws Error if a name is not where it should be, which is our mistake
 */
export function toShownSample(described: DescribedFence): ShownSample {
  const {fence} = described;
  const {code, lines} = showCode(
    stripNotations(fence.code),
    fence.lang,
    readFenceMeta(stripMeta(fence.meta)),
    magicComments,
  );
  const source = fence.code.split('\n');
  const sourceLines = findShownLines(fence.code);
  const starts = new Map<number, number>();
  let offset = 0;
  for (const [index, text] of code.split('\n').entries()) {
    starts.set(sourceLines[lines[index] ?? -1] ?? -1, offset);
    offset += text.length + 1;
  }
  const names = described.names.flatMap(
    ({line, column, length, info}): ShownName[] => {
      const start = starts.get(line);
      if (start === undefined) {
        return [];
      }
      const name = source[line]?.slice(column, column + length);
      const shown = code.slice(start + column, start + column + length);
      if (shown !== name) {
        throw new Error(
          `The name "${name ?? ''}" stands as "${shown}" in the code that readers see. What scripts/checks/samples/typeFiles.ts takes out of a sample is not what the build takes out.`,
        );
      }
      return [{offset: start + column, length, info: improve(info)}];
    },
  );
  return {file: `${nameOfCode(code, fence.lang)}.json`, names};
}

/**
 * The signature of a function or hook as the API model writes it: the packages'
 * own declarations spell out destructured parameters, which is hard to read.
 */
function signatureOf(symbol: string): string | undefined {
  const entry = findExport(symbol);
  // Another entry point may have another function of that name, as fonts do.
  return entry &&
    isFrom(entry, parseKey(symbol).specifier) &&
    (entry.kind === 'function' || entry.kind === 'hook')
    ? entry.signatures?.map(({text}) => text).join('\n\n')
    : undefined;
}

function improve(info: NameInfo): NameInfo {
  const signature = info.symbol && signatureOf(info.symbol);
  return signature ? {...info, code: cutSignature(signature)} : info;
}

/** Keeps what two samples that look alike agree on, since hidden lines may differ. */
function agree(
  one: readonly ShownName[],
  other: readonly ShownName[],
): ShownName[] {
  const said = new Set(other.map((name) => JSON.stringify(name)));
  return one.filter((name) => said.has(JSON.stringify(name)));
}

/** Lists each information once, and refers to it by its index. */
function pack(names: readonly ShownName[]): TypeFile {
  const infos = new Map(names.map(({info}) => [JSON.stringify(info), info]));
  const keys = [...infos.keys()];
  return {
    infos: [...infos.values()],
    names: names.map(({offset, length, info}): NameSpan => [
      offset,
      length,
      keys.indexOf(JSON.stringify(info)),
    ]),
  };
}

/** The files of samples by name. A sample without any types has none. */
export function makeTypeFiles(
  described: readonly DescribedFence[],
): ReadonlyMap<string, string> {
  const byFile = new Map<string, readonly ShownName[]>();
  for (const {file, names} of described.map(toShownSample)) {
    const known = byFile.get(file);
    byFile.set(file, known ? agree(known, names) : names);
  }
  return new Map(
    [...byFile]
      .filter(([, names]) => names.length > 0)
      .map(([file, names]) => [file, writeTypeFile(pack(names))]),
  );
}

/**
 * Names of the files that are not up to date and, if the whole site was checked, of
 * those that are no longer used.
 */
export function findStaleFiles(
  siteDir: string,
  files: ReadonlyMap<string, string>,
  isWholeSite: boolean,
): string[] {
  const dir = path.join(siteDir, TYPES_DIR);
  const present = fs.existsSync(dir) ? fs.readdirSync(dir) : [];
  const known = new Set(present);
  const wrong = [...files].filter(
    ([name, text]) =>
      !known.has(name) ||
      fs.readFileSync(path.join(dir, name), 'utf8') !== text,
  );
  return [
    ...wrong.map(([name]) => name),
    ...(isWholeSite ? present.filter((name) => !files.has(name)) : []),
  ].sort();
}
