/** Which files of the index have what a query needs. */
import {startOf, type Manifest} from './format';
import {placeIn} from './lookup';
import {createQueryReader} from './query';
import type {Vocabulary} from './types';

type FileNames = {
  readonly headings: string;
  readonly words: readonly string[];
  readonly texts: readonly string[];
};

/** The names of the files of a build, the same for who writes and who reads them. */
export function fileNames({
  buildId,
  words,
  texts,
}: Pick<Manifest, 'buildId' | 'words' | 'texts'>): FileNames {
  const nameOf = (kind: string, number: number): string =>
    `${kind}-${number}.${buildId}.json`;
  return {
    headings: `headings.${buildId}.json`,
    words: words.map((_, number) => nameOf('words', number)),
    texts: texts.map((_, number) => nameOf('texts', number)),
  };
}

/** Place of the last range that begins at or before a key. */
export function rangeOf<Key>(starts: readonly Key[], key: Key): number {
  const place = placeIn(starts, key);
  return starts[place] === key ? place : Math.max(0, place - 1);
}

/** Finds the names of the files that have the words of a query. */
export function createFileFinder(
  manifest: Manifest,
  {synonyms}: Pick<Vocabulary, 'synonyms'>,
): (query: string) => readonly string[] {
  const readQuery = createQueryReader(synonyms);
  const names = fileNames(manifest).words;
  return (query) => [
    ...new Set(
      [...readQuery(query).words].flatMap(
        (word) => names[rangeOf(manifest.words, startOf(word))] ?? [],
      ),
    ),
  ];
}
