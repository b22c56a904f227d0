import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {toDocSearchHit} from '../../searchClient';
import {createEngine, type SearchEngine} from '../engine';
import {fileNames} from '../fileNames';
import {makeFiles, openEngine, vocabulary} from './fixture';

const files = makeFiles();
const engine = openEngine(files);

/** Longest time of an answer, in ms; what freezes takes seconds. */
const TIMEOUT_MS = 2000;

/** Time for all runs of a property, in ms, on a machine with other work. */
const TIMEOUT = 60_000;

/** UTF-16 units of any kind, halves of characters included. */
const anyUnits = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(fc.integer({min: 0, max: 0xffff}), {maxLength})
    .map((units) => String.fromCharCode(...units));

/** What people and scripts put between words. */
const awkward = fc.oneof(
  fc.constantFrom('(a+)+$', '.*', '[', '\\', '%E0%A4%A', '&amp;', '<b>'),
  fc.constantFrom('</script>', '"\'`', '--', '@', '@/', '/', '😀', '\ud83d'),
  fc.constantFrom(
    '👩\u200d👩\u200d👧',
    '\udc69',
    '\u202e',
    '\u05e9\u05dc\u05d5\u05dd',
  ),
  fc.constantFrom('\u0000', '\u001b[31m', '\u2028', '__proto__', 'constructor'),
  fc.constantFrom('ﷺ', 'İ', 'ß', 'e\u0301', ' ', '\t', '\n'),
);

const words = fc.constantFrom(
  ...['render', 'renderMedia', 'how', 'to', 'captions', '<Player', '--crf'],
  ...['@remotion/player', 'rednerMeida', 'speech to text', '4.0', 'Next.js'],
);

const joined = (separator: string): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(words, awkward), {maxLength: 40})
    .map((parts) => parts.join(separator));

const queries = fc.oneof(
  fc.string({unit: 'grapheme', maxLength: 200}),
  fc.string({unit: 'binary', maxLength: 200}),
  anyUnits(200),
  joined(''),
  joined(' '),
);

function answer(query: string): ReturnType<typeof engine.search> {
  const start = performance.now();
  const found = engine.search(query, {limit: 100});
  expect(performance.now() - start).toBeLessThan(TIMEOUT_MS);
  return found;
}

describe('any query', {timeout: TIMEOUT}, () => {
  it('is answered, and safe to show', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const {hits, total, terms} = answer(query);
        expect(hits.length).toBeLessThanOrEqual(total);
        for (const hit of hits) {
          expect(Number.isFinite(hit.score)).toBe(true);
          const shown = toDocSearchHit(hit, terms);
          const html = JSON.stringify([
            shown.hierarchy.lvl1,
            shown.content,
            // The name of a group is set as text.
            {...shown._snippetResult.hierarchy, lvl0: undefined},
            shown._snippetResult.content?.value,
          ]);
          expect(html.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
        }
      }),
      {numRuns: 300},
    );
  });

  it('of 10,000 characters is answered like its beginning', () => {
    fc.assert(
      fc.property(
        words.map((word) => `${word} `.repeat(64)),
        fc.oneof(
          fc.string({unit: 'binary', minLength: 10_000, maxLength: 10_000}),
          fc.oneof(awkward, words).map((part) => ` ${part}`.repeat(5000)),
        ),
        (beginning, rest) => {
          expect(answer(beginning + rest)).toEqual(answer(beginning));
        },
      ),
      {numRuns: 60},
    );
  });

  it('finds the same with marks, controls and spaces around it', () => {
    const noise = fc
      .array(fc.constantFrom(' ', '\t', '\u0000', '\u200b', '\u202e', '\ud83d'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(words, noise, noise, (word, before, after) => {
        expect(engine.search(before + word + after)).toEqual(
          engine.search(word),
        );
      }),
    );
  });
});

type Tree = Record<string, unknown>;

/** Every path to a value inside a file. */
function pathsOf(value: unknown): string[][] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [
        [key],
        ...pathsOf(inner).map((path) => [key, ...path]),
      ])
    : [];
}

/** A copy of a file in which one value is changed. */
function changeAt(
  file: Tree,
  path: readonly string[],
  change: (original: unknown) => unknown,
): Tree {
  const copy = structuredClone(file);
  const parent = path
    .slice(0, -1)
    .reduce<Tree>((value, key) => value[key] as Tree, copy);
  const last = path.at(-1) ?? '';
  parent[last] = change(parent[last]);
  return copy;
}

/** Makes any other value of one, or cuts a text off. */
const damage = fc.oneof(
  fc
    .oneof(
      fc.constantFrom(undefined, null, '', -1, 1e9, NaN, [], {}),
      fc.jsonValue({maxDepth: 1}),
    )
    .map((value) => () => value),
  fc
    .double({min: 0, max: 0.99, noNaN: true})
    .map(
      (share) => (original: unknown) =>
        typeof original === 'string'
          ? original.slice(0, original.length * share)
          : undefined,
    ),
);

const {manifest, headings} = files;
const {words: wordFiles, texts: textFiles} = fileNames(manifest);

it.each([
  ['headings', fileNames(manifest).headings],
  ['words', wordFiles[0] ?? ''],
  ['texts', textFiles[0] ?? ''],
])(
  'a damaged file of %s is refused when it is loaded, or answers',
  (_, name) => {
    const file = files.byName.get(name) ?? {};
    fc.assert(
      fc.property(fc.constantFrom(...pathsOf(file)), damage, (path, change) => {
        const changed = changeAt(file, path, change);
        let loaded: SearchEngine;
        try {
          const isFirst = file === headings;
          loaded = createEngine(
            manifest,
            isFirst ? changed : headings,
            vocabulary,
          );
          if (!isFirst) {
            loaded.add(name, changed);
          }
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
          return;
        }
        for (const query of ['renderMedia', 'show captions', 'crf must']) {
          expect(loaded.search(query).total).toBeGreaterThanOrEqual(0);
        }
      }),
      {numRuns: 300},
    );
  },
  TIMEOUT,
);
