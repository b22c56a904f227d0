import {expect, it} from 'vitest';
import {findSince} from '../search';

const LINE = Array.from({length: 200}, (_, patch) => `4.0.${patch}`);

/** Looks for names of which it is known which patch of 4.0 brought each. */
async function search(
  patches: Readonly<Record<string, number>>,
  limit: number,
  versions = LINE,
): Promise<{found: Record<string, string>; read: number}> {
  let read = 0;
  const found = await findSince(
    versions,
    (some) => {
      read += some.length;
      return Promise.resolve(
        some.map(
          (version) =>
            new Map(
              Object.entries(patches).map(([name, patch]) => [
                name,
                version.startsWith('4.0.') && Number(version.slice(4)) >= patch,
              ]),
            ),
        ),
      );
    },
    limit,
  );
  return {
    found: Object.fromEntries(
      [...found].map(([name, {lacks, since}]) => [name, `${lacks} ${since}`]),
    ),
    read,
  };
}

it('halves what lies between, once for all names of a release', async () => {
  const {found, read} = await search({a: 77, b: 77, first: 0, last: 199}, 60);
  expect(found).toEqual({
    a: '4.0.76 4.0.77',
    b: '4.0.76 4.0.77',
    last: '4.0.198 4.0.199',
  });
  expect(read).toBeLessThan(20);
});

it('reads no more releases than it may, and those first that tell most', async () => {
  const many = Array.from({length: 20}, (_, index) => `many${index}`);
  const patches = Object.fromEntries([
    ...[10, 40, 70, 100, 130].map((patch) => [`few${patch}`, patch] as const),
    ...many.map((name) => [name, 160] as const),
  ]);
  const {found, read} = await search(patches, 18);
  expect(read).toBe(18);
  const told = Object.keys(found);
  expect(told).toEqual(expect.arrayContaining(many));
  expect(told.length).toBeLessThan(25);
});

it('tells the first release of a line only if the last one of the line before lacks the name', async () => {
  const versions = ['3.2.0', '3.3.0', '3.3.7', '4.0.0', '4.0.1'];
  const told = await search({a: 0}, 60, versions);
  expect(told.found).toEqual({a: '3.3.7 4.0.0'});
  const untold = await search({a: 0}, 3, versions);
  expect(untold.found).toEqual({});
});
