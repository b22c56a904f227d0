import {expect, it} from 'vitest';
import {listApiPackages, loadApi, loadHistory} from '../model';
import {pathName, releaseText, visitNames} from '../history';

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

it('is kept of names that the model has, each with a release to show', () => {
  const shown = listApiPackages().flatMap((name) => {
    const known = new Set(Object.keys(loadHistory()[name]?.names ?? {}));
    visitNames(loadApi(name), (path) => known.delete(pathName(path)));
    return [...known].map((left) => `${name}: ${left}`);
  });
  expect(shown).toEqual([]);
  const texts = Object.values(loadHistory()).flatMap(({names}) =>
    Object.values(names).map(releaseText),
  );
  expect(texts.length).toBeGreaterThan(300);
  expect(texts).not.toContain(undefined);
});

it('is written into exports, members, flags and methods of Config', () => {
  const sinceOf = (
    entries: readonly {name?: string; flag?: string; since?: string}[] = [],
    name: string,
  ): string | undefined =>
    entries.find((entry) => (entry.name ?? entry.flag) === name)?.since;
  const core = loadApi('remotion').exports;
  expect(sinceOf(core, 'useBufferState')).toMatch(/^4\.0\.11\d/);
  expect(sinceOf(core, 'interpolate')).toBeUndefined();
  const sequence = core.find(({name}) => name === 'Sequence');
  expect(sinceOf(sequence?.props, 'premountFor')).toMatch(/^4\.0\.1[34]\d/);
  expect(sinceOf(sequence?.props, 'from')).toBeUndefined();
});
