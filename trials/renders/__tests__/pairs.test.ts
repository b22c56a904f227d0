import {expect, it} from 'vitest';
import {claimsOf, type Frame, type Pair} from '../pairs';

const frame = (gray: number): Frame => ({
  png: Buffer.from(String(gray)),
  gray,
  isWhite: gray === 1,
});

/** Whether the two claims of a pair hold, by what their renders give. */
async function prove(
  more: Partial<Pair<string>>,
  broken: readonly Frame[] | Error,
  fixed: readonly Frame[] | Error,
): Promise<boolean[]> {
  const given = {broken, fixed};
  const claims = claimsOf(
    [{page: 'a.mdx', broken: ['broken'], fixed: ['fixed'], ...more}],
    (name) => {
      const seen = given[name as keyof typeof given];
      return seen instanceof Error
        ? Promise.reject(seen)
        : Promise.resolve(seen);
    },
  );
  return Promise.all(claims.map(async (claim) => (await claim.prove()).holds));
}

const white = [frame(1), frame(1)];
const gray = [frame(1), frame(0.5)];

it('wants white frames of the fix, and others of the fault', async () => {
  expect(await prove({}, gray, white)).toEqual([true, true]);
  expect(await prove({}, white, gray)).toEqual([false, false]);
});

it('wants frames that a pair tells apart by itself', async () => {
  const isRight = ([first, second]: readonly Frame[]): boolean =>
    first?.gray !== second?.gray;
  expect(await prove({isRight}, white, gray)).toEqual([true, true]);
});

it('wants the message of the fault, and no error of the fix', async () => {
  const message = 'No such file';
  expect(await prove({message}, new Error('No such file.'), white)).toEqual([
    true,
    true,
  ]);
  expect(await prove({message}, new Error('Other.'), gray)).toEqual([
    false,
    false,
  ]);
  expect(await prove({message}, gray, white)).toEqual([false, true]);
});

it('wants the reason that a fix gives in place of frames', async () => {
  const pair = {message: 'Timeout', reason: '404'};
  const timeout = new Error('Timeout');
  expect(await prove(pair, timeout, new Error('404'))).toEqual([true, true]);
  expect(await prove(pair, timeout, white)).toEqual([true, false]);
});

it('renders twice where frames have to be the same each time', async () => {
  let count = 0;
  const [broken, fixed] = claimsOf(
    [{page: 'a.mdx', broken: ['x'], fixed: ['y'], isRepeatable: true}],
    (name) => Promise.resolve([frame(name === 'x' ? count++ : 7)]),
  );
  expect((await broken?.prove())?.holds).toBe(true);
  expect((await fixed?.prove())?.holds).toBe(true);
  expect(count).toBe(2);
});
