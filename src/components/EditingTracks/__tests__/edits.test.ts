import {describe, expect, it} from 'vitest';
import {commands, findCommand} from '../commands';
import {
  clipsOf,
  deleteClip,
  dragClip,
  duplicateClip,
  findClip,
  findSnapTargets,
  initialState,
  moveClip,
  reduce,
  SHORTEST,
  snap,
  splitClip,
  trimClip,
  type Clips,
  type Edit,
  type State,
} from '../edits';

const clips = clipsOf(initialState);

/** Id of a clip that the demo starts with. */
function idOf(name: string): number {
  const clip = clips.find((each) => each.name === name);
  if (!clip) {
    throw new Error(`No clip "${name}"`);
  }
  return clip.id;
}

const [title, sun, day, night] = ['Title', 'Sun', 'Day', 'Night'].map(idOf) as [
  number,
  number,
  number,
  number,
];

/** Expects that no two clips of a track overlap, and that all are in the video. */
function expectOrder(edited: Clips): void {
  for (const a of edited) {
    expect(a.from).toBeGreaterThanOrEqual(0);
    expect(a.from + a.durationInFrames).toBeLessThanOrEqual(150);
    expect(a.durationInFrames).toBeGreaterThanOrEqual(SHORTEST);
    for (const b of edited) {
      const isApart =
        a.from + a.durationInFrames <= b.from ||
        b.from + b.durationInFrames <= a.from;
      expect(a === b || a.track !== b.track || isApart).toBe(true);
    }
  }
}

describe('moveClip', () => {
  it('moves in time, and says where to', () => {
    const {clips: edited, message} = moveClip(clips, title, {
      from: 36,
      track: 0,
    });
    expect(findClip(edited, title).from).toBe(36);
    expect(message).toBe('Title moved to 1.20 s, frame 36.');
  });

  it('stops at neighbors and at both ends of the video', () => {
    const near = moveClip(clips, title, {from: 75, track: 0});
    expect(findClip(near.clips, title).from).toBe(66);
    expect(near.message).toContain('Another clip is in the way.');
    const outside = moveClip(clips, title, {from: -9, track: 0});
    expect(findClip(outside.clips, title).from).toBe(0);
    expect(outside.message).toContain('The video ends there.');
  });

  it('changes the track where it fits, and else stays', () => {
    const credits = idOf('Credits');
    const room = deleteClip(clips, sun).clips;
    const up = moveClip(room, credits, {from: 20, track: 1});
    expect(findClip(up.clips, credits)).toMatchObject({track: 1, from: 20});
    expect(up.message).toContain('on the middle track');
    const full = moveClip(clips, title, {from: 12, track: 2});
    expect(full.clips).toBe(clips);
    expect(full.message).toContain('does not fit on the bottom track');
  });
});

it('trims an end to its neighbor at most, and keeps what comes after a start', () => {
  const longer = trimClip(clips, day, 'end', 100);
  expect(longer.clips).toBe(clips);
  const later = findClip(trimClip(clips, night, 'start', 94).clips, night);
  expect(later).toMatchObject({from: 94, durationInFrames: 56, trimBefore: 10});
  const back = findClip(trimClip([later], night, 'start', 60).clips, night);
  expect(back).toMatchObject({from: 60, trimBefore: 0});
  const shortest = trimClip(clips, title, 'end', 0);
  expect(findClip(shortest.clips, title).durationInFrames).toBe(SHORTEST);
});

it('splits without a change of the picture, but not near an end', () => {
  const {clips: edited, selected} = splitClip(clips, sun, 40);
  expect(findClip(edited, sun).durationInFrames).toBe(34);
  expect(findClip(edited, selected ?? NaN)).toMatchObject({
    name: 'Sun 2',
    from: 40,
    durationInFrames: 20,
    trimBefore: 34,
  });
  expect(splitClip(clips, sun, 10).clips).toBe(clips);
});

it('duplicates where there is room, and says if there is none', () => {
  const {clips: edited, selected} = duplicateClip(clips, idOf('Credits'));
  expect(findClip(edited, selected ?? NaN).name).toBe('Credits 2');
  expectOrder(edited);
  const full = duplicateClip(clips, day);
  expect(full.clips).toBe(clips);
  expect(full.message).toContain('No track has room');
});

it('snaps to the nearest target within reach', () => {
  const targets = findSnapTargets(clips, title, 45);
  expect(targets).toEqual(expect.arrayContaining([0, 150, 45, 84, 60, 108]));
  expect(snap([43], targets, 3)).toEqual({by: 2, target: 45});
  expect(snap([40], targets, 3)).toEqual({by: 0});
  const drag = {id: title, frames: 31, tracks: 0, targets, reach: 3};
  const moved = dragClip(clips, drag);
  expect(findClip(moved.clips, title).from).toBe(42);
  expect(moved.snappedTo).toBe(84);
  // At frame 82 it would lie over Credits, which begins at 108.
  const limited = dragClip(clips, {...drag, frames: 70, targets: [82]});
  expect(findClip(limited.clips, title).from).toBe(66);
  expect(limited.snappedTo).toBeUndefined();
  const end = dragClip(clips, {...drag, edge: 'end', frames: 4});
  expect(findClip(end.clips, title).durationInFrames).toBe(48);
  expect(end.snappedTo).toBe(60);
});

it('never makes clips overlap, whatever is done', () => {
  let edited: Clips = clips;
  const all = Object.values(commands);
  for (let step = 0; step < 400; step += 1) {
    const clip = edited[(step * 7) % edited.length];
    const command = all[(step * 5 + (step % 3)) % all.length];
    if (clip && command && (command !== commands.Delete || edited.length > 4)) {
      edited = command(edited, clip, (step * 37) % 150).clips;
    }
  }
  expectOrder(edited);
});

it('finds the command of a key', () => {
  const press = (key: string, shiftKey = false): Edit | undefined =>
    findCommand({key, shiftKey})?.(clips, findClip(clips, title), 36);
  expect(press('ArrowRight')?.message).toContain('frame 13');
  expect(press('ArrowLeft', true)?.message).toContain('frame 2');
  expect(press('I')?.message).toContain('starts at 1.20 s');
  expect(press('ArrowUp')?.message).toBe('There is no track above.');
  expect(press('q')).toBeUndefined();
});

describe('the history', () => {
  const move = (state: State, from: number, isContinued = false): State =>
    reduce(state, {
      type: 'edit',
      edit: moveClip(clipsOf(state), title, {from, track: 0}),
      isContinued,
    });
  const fromOf = (state: State): number => findClip(clipsOf(state), title).from;

  it('goes back and forth, and forgets what was undone by a new edit', () => {
    const moved = move(move(initialState, 20), 30);
    const undone = reduce(moved, {type: 'undo'});
    expect(fromOf(undone)).toBe(20);
    expect(undone.message).toBe('Undone: Title moved to 1.00 s, frame 30.');
    expect(fromOf(reduce(undone, {type: 'redo'}))).toBe(30);
    const other = reduce(move(undone, 5), {type: 'redo'});
    expect(fromOf(other)).toBe(5);
    expect(other.message).toBe('There is nothing to redo.');
    expect(reduce(initialState, {type: 'undo'}).message).toBe(
      'There is nothing to undo.',
    );
  });

  it('takes a held key as one step, and no step for what changes nothing', () => {
    const held = move(move(move(initialState, 13), 14, true), 15, true);
    expect(fromOf(held)).toBe(15);
    expect(fromOf(reduce(held, {type: 'undo'}))).toBe(12);
    expect(move(held, 15).steps).toHaveLength(2);
  });
});
