import type {Clip} from '@site/examples/EditingTracks';
import {
  deleteClip,
  duplicateClip,
  moveClip,
  splitClip,
  TRACKS,
  trimClip,
  type Clips,
  type Edit,
} from './edits';

/** What a key or a button does to a clip. */
export type Command = (clips: Clips, clip: Clip, playhead: number) => Edit;

const moveBy =
  (frames: number): Command =>
  (clips, {id, from, track}) =>
    moveClip(clips, id, {from: from + frames, track});

const changeTrack =
  (by: -1 | 1): Command =>
  (clips, {id, from, track}) =>
    TRACKS[track + by]
      ? moveClip(clips, id, {from, track: track + by})
      : {clips, message: `There is no track ${by < 0 ? 'above' : 'below'}.`};

const trimStart: Command = (clips, {id}, playhead) =>
  trimClip(clips, id, 'start', playhead);
const trimEnd: Command = (clips, {id}, playhead) =>
  trimClip(clips, id, 'end', playhead);
const split: Command = (clips, {id}, playhead) =>
  splitClip(clips, id, playhead);
const duplicate: Command = (clips, {id}) => duplicateClip(clips, id);
const remove: Command = (clips, {id}) => deleteClip(clips, id);

/** The commands that have a button, by its label. */
export const commands: Readonly<Record<string, Command>> = {
  'Move to playhead': (clips, {id, track}, playhead) =>
    moveClip(clips, id, {from: playhead, track}),
  'Trim start': trimStart,
  'Trim end': trimEnd,
  'Track up': changeTrack(-1),
  'Track down': changeTrack(1),
  Split: split,
  Duplicate: duplicate,
  Delete: remove,
};

const keys: Readonly<Record<string, Command>> = {
  ArrowUp: changeTrack(-1),
  ArrowDown: changeTrack(1),
  i: trimStart,
  o: trimEnd,
  s: split,
  d: duplicate,
  Delete: remove,
  Backspace: remove,
};

/** Finds what a key does to the clip that has the focus. */
export function findCommand({
  key,
  shiftKey,
}: {
  readonly key: string;
  readonly shiftKey: boolean;
}): Command | undefined {
  const frames = shiftKey ? 10 : 1;
  return key === 'ArrowLeft'
    ? moveBy(-frames)
    : key === 'ArrowRight'
      ? moveBy(frames)
      : (keys[key] ?? keys[key.toLowerCase()]);
}
