import {expect, it} from 'vitest';
import {listApiPackages, loadApi, loadHistory} from '../model';
import {
  changeText,
  eventsBetween,
  releaseText,
  sinceText,
  type Change,
  type HistoryFile,
} from '../history';
import {pathName, visitNames} from '../names';

it.each([
  ['4.0.58', '4.0.59', '4.0.59'],
  ['4.0.54', '4.0.59', '4.0.59 or shortly before'],
  ['4.0.53', '4.0.59', undefined],
  ['3.3.103', '4.0.0', '4.0.0'],
  ['3.3.103', '4.0.2', '4.0.2 or shortly before'],
  ['3.3.103', '4.0.5', undefined],
])('what %s lacks and %s has is told as %s', (before, since, text) => {
  expect(releaseText({before, since})).toBe(text);
});

it.each([
  ['4.0.58', 'since 4.0.59'],
  ['4.0.54', 'in 4.0.59 and later'],
  ['4.0.53', undefined],
])('what %s lacks and 4.0.59 has is there %s', (before, text) => {
  expect(sinceText({before, since: '4.0.59'})).toBe(text);
});

it('is kept of names that the model has', () => {
  const shown = listApiPackages().flatMap((name) => {
    const known = new Set(Object.keys(loadHistory()[name]?.names ?? {}));
    visitNames(loadApi(name), (path) => known.delete(pathName(path)));
    return [...known].map((left) => `${name}: ${left}`);
  });
  expect(shown).toEqual([]);
});

it('is written into exports, members, flags and methods of Config', () => {
  const sinceOf = (
    entries: readonly {name?: string; flag?: string; since?: string}[] = [],
    name: string,
  ): string | undefined =>
    entries.find((entry) => (entry.name ?? entry.flag) === name)?.since;
  const core = loadApi('remotion').exports;
  expect(sinceOf(core, 'useBufferState')).toMatch(/^in 4\.0\.11\d/);
  expect(sinceOf(core, 'interpolate')).toBeUndefined();
  const sequence = core.find(({name}) => name === 'Sequence');
  expect(sinceOf(sequence?.props, 'premountFor')).toMatch(
    /^(?:since|in) 4\.0\.1[34]\d/,
  );
  expect(sinceOf(sequence?.props, 'from')).toBeUndefined();
});

it.each<[Change, string]>([
  [{what: 'type', from: '1', to: '2'}, 'type changed from `1` to `2`'],
  [{what: 'type'}, 'type changed'],
  [{what: 'default', from: '`${a}`', to: '2'}, 'default changed'],
  [{what: 'optional'}, 'became optional'],
  [{what: 'required'}, 'became required'],
  [{what: 'deprecated'}, 'deprecated'],
])('%o is told as %s', (change, text) => {
  expect(changeText(change)).toBe(text);
});

it('tells what happened between two releases', () => {
  const step = (since: number): {before: string; since: string} => ({
    before: `4.0.${since - 1}`,
    since: `4.0.${since}`,
  });
  const change = {what: 'default', from: '1', to: '2', ...step(9)} as const;
  const file: HistoryFile = {
    remotion: {
      checked: '4.0.20',
      names: {Old: step(3), Img: step(8)},
      removed: {Gone: step(10)},
      changes: {Video: [{what: 'optional', ...step(4)}, change]},
    },
  };
  const event = {package: 'remotion'};
  expect(eventsBetween(file, '4.0.4', '4.0.10')).toEqual([
    {...event, name: 'Img', what: 'added', ...step(8)},
    {...event, name: 'Gone', what: 'removed', ...step(10)},
    {...event, name: 'Video', ...change},
  ]);
});
