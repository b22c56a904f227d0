/** What queries cost: the bytes of the files of the index that they fetch. */
import zlib from 'node:zlib';
import type {IndexFiles} from '../../plugins/search/files';
import {createEngine} from '../../plugins/search/client/engine/engine';
import {
  createFileFinder,
  fileNames,
} from '../../plugins/search/client/engine/fileNames';
import type {Manifest} from '../../plugins/search/client/engine/format';
import type {Vocabulary} from '../../plugins/search/client/engine/types';
import {queryClasses, querySets} from './queries';

/** Queries of each class. */
const PER_CLASS = 2;

/** Results whose texts the dialog fetches. */
const TELLING = 6;

/** Bytes of one query, gzip. */
type QueryBytes = {
  readonly query: string;
  /** Files of words that were asked for while it was typed, key by key. */
  readonly words: number;
  /** Files of the texts of its results. */
  readonly texts: number;
};

type IndexBytes = {
  /** Manifest and first file. */
  readonly first: number;
  readonly queries: readonly QueryBytes[];
};

const gzip = (content = ''): number =>
  zlib.gzipSync(content, {level: 9}).length;

/** As many queries of each class of the tuned set, evenly. */
function sampleQueries(): string[] {
  return queryClasses.flatMap((name) => {
    const all = querySets.tuned.filter((query) => query.class === name);
    return Array.from(
      {length: Math.min(PER_CLASS, all.length)},
      (_, index) => all[Math.floor((index * all.length) / PER_CLASS)]?.query,
    ).filter((query) => query !== undefined);
  });
}

/** Types a sample of queries into an index of which nothing is loaded. */
export function measureBytes(
  files: IndexFiles,
  vocabulary: Vocabulary,
): IndexBytes {
  const parse = (name: string): unknown =>
    JSON.parse(files.get(name) ?? 'null');
  const manifest = parse('manifest.json') as Manifest;
  const names = fileNames(manifest);
  const filesOf = createFileFinder(manifest, vocabulary);
  const engine = createEngine(manifest, parse(names.headings), vocabulary);
  names.words.forEach((name) => engine.add(name, parse(name)));
  const sum = (all: ReadonlySet<string>): number =>
    [...all].reduce((bytes, name) => bytes + gzip(files.get(name)), 0);
  return {
    first: gzip(files.get('manifest.json')) + gzip(files.get(names.headings)),
    queries: sampleQueries().map((query) => {
      const words = Array.from({length: query.length}, (_, index) =>
        filesOf(query.slice(0, index + 1)),
      );
      const options = {telling: TELLING};
      const answer = engine.search(query, options);
      return {
        query,
        words: sum(new Set(words.flat())),
        texts: sum(new Set(engine.textFilesOf(answer, options))),
      };
    }),
  };
}
