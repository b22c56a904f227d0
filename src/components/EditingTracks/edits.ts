import type {Clip} from '@site/examples/EditingTracks';
import metadata from '@site/examples/EditingTracks.meta';

/** Names of the tracks, from the one that covers the others. */
export const TRACKS = ['Top', 'Middle', 'Bottom'] as const;

/** Fewest frames of a clip: below them it would be hard to hit. */
export const SHORTEST = 12;

const {fps, durationInFrames: TOTAL} = metadata;

export type Clips = readonly Clip[];
export type Edge = 'start' | 'end';

/** What an edit makes. If it changes nothing, `clips` are those it was given. */
export type Edit = {
  readonly clips: Clips;
  /** What happened, or why nothing did. */
  readonly message: string;
  /** The clip to select; that of before without it. */
  readonly selected?: number;
};

const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), max);

/** The frame after the last one of a clip. */
export const endOf = ({from, durationInFrames}: Clip): number =>
  from + durationInFrames;

/** A position in words, such as `1.20 s, frame 36`. */
export const toTime = (frame: number): string =>
  `${(frame / fps).toFixed(2)} s, frame ${frame}`;

/** Finds a clip by its id. */
export function findClip(clips: Clips, id: number): Clip {
  const clip = clips.find((each) => each.id === id);
  if (!clip) {
    throw new Error(`There is no clip ${id}.`);
  }
  return clip;
}

const replace = (clips: Clips, clip: Clip): Clips =>
  clips.map((each) => (each.id === clip.id ? clip : each));

/** The parts of a track that no clip takes, without that of `id`. */
function findGaps(
  clips: Clips,
  track: number,
  id?: number,
): {readonly start: number; readonly end: number}[] {
  const taken = clips
    .filter((clip) => clip.track === track && clip.id !== id)
    .sort((a, b) => a.from - b.from);
  return [...taken, undefined].map((clip, index) => {
    const before = taken[index - 1];
    return {start: before ? endOf(before) : 0, end: clip?.from ?? TOTAL};
  });
}

/** The place nearest to `from` where a clip of this length overlaps no other. */
function findPlace(
  clips: Clips,
  track: number,
  {id, from, length}: {id?: number; from: number; length: number},
): number | undefined {
  return findGaps(clips, track, id)
    .filter(({start, end}) => end - start >= length)
    .map(({start, end}) => clamp(from, start, end - length))
    .sort((a, b) => Math.abs(a - from) - Math.abs(b - from))[0];
}

/** Where the edges of a clip can snap to: both ends, the playhead and other clips. */
export const findSnapTargets = (
  clips: Clips,
  id: number,
  playhead: number,
): number[] => [
  0,
  TOTAL,
  playhead,
  ...clips
    .filter((clip) => clip.id !== id)
    .flatMap((clip) => [clip.from, endOf(clip)]),
];

/**
 * Finds the target that is nearest to one of the edges.
 *
 * @param reach frames beyond which nothing snaps
 * @returns by how many frames to move, and the target, if one is near
 */
export function snap(
  edges: readonly number[],
  targets: readonly number[],
  reach: number,
): {readonly by: number; readonly target?: number} {
  return (
    edges
      .flatMap((edge) => targets.map((target) => ({by: target - edge, target})))
      .filter(({by}) => Math.abs(by) <= reach)
      .sort((a, b) => Math.abs(a.by) - Math.abs(b.by))[0] ?? {by: 0}
  );
}

/**
 * Moves a clip to the nearest place where it overlaps no other. It stays on its
 * track if it does not fit on the wanted one.
 */
export function moveClip(
  clips: Clips,
  id: number,
  to: {readonly from: number; readonly track: number},
): Edit {
  const clip = findClip(clips, id);
  const wanted = {id, from: to.from, length: clip.durationInFrames};
  const place = findPlace(clips, to.track, wanted);
  const track = place === undefined ? clip.track : to.track;
  const from = place ?? findPlace(clips, track, wanted) ?? clip.from;
  const reason =
    track !== to.track
      ? `It does not fit on the ${TRACKS[to.track]?.toLowerCase()} track.`
      : from === to.from
        ? ''
        : to.from < 0 || to.from + clip.durationInFrames > TOTAL
          ? 'The video ends there.'
          : 'Another clip is in the way.';
  if (from === clip.from && track === clip.track) {
    return {clips, message: `${clip.name} stays where it is. ${reason}`.trim()};
  }
  const onTrack =
    track === clip.track
      ? ''
      : `, on the ${TRACKS[track]?.toLowerCase()} track`;
  return {
    clips: replace(clips, {...clip, from, track}),
    message:
      `${clip.name} moved to ${toTime(from)}${onTrack}. ${reason}`.trim(),
  };
}

/** Moves an edge of a clip, at most to its neighbor. */
export function trimClip(
  clips: Clips,
  id: number,
  edge: Edge,
  to: number,
): Edit {
  const clip = findClip(clips, id);
  const end = endOf(clip);
  const gap = findGaps(clips, clip.track, id).find(
    (each) => each.start <= clip.from && each.end >= end,
  );
  const frame =
    edge === 'start'
      ? clamp(to, gap?.start ?? 0, end - SHORTEST)
      : clamp(to, clip.from + SHORTEST, gap?.end ?? TOTAL);
  const before = edge === 'start' ? clip.from : end;
  const reason = frame === to ? '' : 'It cannot be trimmed further.';
  if (frame === before) {
    return {clips, message: `${clip.name} stays as it is. ${reason}`.trim()};
  }
  return {
    clips: replace(
      clips,
      edge === 'start'
        ? {
            ...clip,
            from: frame,
            durationInFrames: end - frame,
            // What is drawn has a beginning, before which there is nothing.
            trimBefore: Math.max(0, clip.trimBefore + frame - clip.from),
          }
        : {...clip, durationInFrames: frame - clip.from},
    ),
    message:
      `${clip.name} ${edge === 'start' ? 'starts' : 'ends'} at ${toTime(frame)}. ${reason}`.trim(),
  };
}

/** How a pointer drags a clip, or one of its edges. */
type Drag = {
  readonly id: number;
  readonly edge?: Edge;
  readonly frames: number;
  readonly tracks: number;
  /** Where it snaps to, and from how far away in frames. */
  readonly targets: readonly number[];
  readonly reach: number;
};

/** Moves or trims a clip as far as it was dragged, or to a target that is near. */
export function dragClip(
  clips: Clips,
  {id, edge, frames, tracks, targets, reach}: Drag,
): Edit & {readonly snappedTo?: number} {
  const clip = findClip(clips, id);
  const [from, end] = [clip.from + frames, endOf(clip) + frames];
  const dragged = edge === 'start' ? from : end;
  const {by, target} = snap(edge ? [dragged] : [from, end], targets, reach);
  const edit = edge
    ? trimClip(clips, id, edge, dragged + by)
    : moveClip(clips, id, {
        from: from + by,
        track: clamp(clip.track + tracks, 0, TRACKS.length - 1),
      });
  // Another clip may have kept it away from there.
  const after = findClip(edit.clips, id);
  const isThere = after.from === target || endOf(after) === target;
  return {...edit, ...(isThere && {snappedTo: target})};
}

/** Id and name of a clip that is made from another. */
function nameCopy(clips: Clips, {name}: Clip): Pick<Clip, 'id' | 'name'> {
  const base = name.replace(/ \d+$/, '');
  let number = 2;
  while (clips.some((clip) => clip.name === `${base} ${number}`)) {
    number += 1;
  }
  return {
    id: Math.max(...clips.map((clip) => clip.id)) + 1,
    name: `${base} ${number}`,
  };
}

/** Makes two clips of one, the second of which goes on where the first one ends. */
export function splitClip(clips: Clips, id: number, frame: number): Edit {
  const clip = findClip(clips, id);
  const length = frame - clip.from;
  if (length < SHORTEST || endOf(clip) - frame < SHORTEST) {
    return {
      clips,
      message: `${clip.name} is not split. Move the playhead into it, ${SHORTEST} frames or more from its ends.`,
    };
  }
  const second = {
    ...clip,
    ...nameCopy(clips, clip),
    from: frame,
    durationInFrames: clip.durationInFrames - length,
    trimBefore: clip.trimBefore + length,
  };
  return {
    clips: [...replace(clips, {...clip, durationInFrames: length}), second],
    message: `${clip.name} split at ${toTime(frame)}. The second part is ${second.name}.`,
    selected: second.id,
  };
}

/** Puts a copy behind a clip, or where else there is room, its own track first. */
export function duplicateClip(clips: Clips, id: number): Edit {
  const clip = findClip(clips, id);
  const tracks = TRACKS.map((_, track) => track).sort(
    (a, b) => Math.abs(a - clip.track) - Math.abs(b - clip.track),
  );
  for (const track of tracks) {
    const from = findPlace(clips, track, {
      from: endOf(clip),
      length: clip.durationInFrames,
    });
    if (from !== undefined) {
      const copy = {...clip, ...nameCopy(clips, clip), track, from};
      return {
        clips: [...clips, copy],
        message: `${copy.name} added at ${toTime(from)}, on the ${TRACKS[track]?.toLowerCase()} track.`,
        selected: copy.id,
      };
    }
  }
  return {
    clips,
    message: `${clip.name} is not duplicated. No track has room for its ${clip.durationInFrames} frames.`,
  };
}

/** Removes a clip, and selects the one behind it. */
export function deleteClip(clips: Clips, id: number): Edit {
  const {name} = findClip(clips, id);
  const order = sortClips(clips);
  const index = order.findIndex((clip) => clip.id === id);
  const next = order[index + 1] ?? order[index - 1];
  return {
    clips: clips.filter((clip) => clip.id !== id),
    message: `${name} deleted.`,
    ...(next && {selected: next.id}),
  };
}

/** The order in which the tracks show clips, and in which they have the focus. */
export const sortClips = (clips: Clips): Clip[] =>
  [...clips].sort((a, b) => a.track - b.track || a.from - b.from);

/** All edits so far, and which of them is shown. */
export type State = {
  readonly steps: readonly Pick<Edit, 'clips' | 'message'>[];
  readonly now: number;
  readonly selected?: number;
  readonly message: string;
};

type Action =
  | {
      readonly type: 'edit';
      readonly edit: Edit;
      /** Whether it goes on with the last one, as when a key is held. */
      readonly isContinued?: boolean;
    }
  | {readonly type: 'undo' | 'redo'}
  | {readonly type: 'select'; readonly id: number}
  | {readonly type: 'tell'; readonly message: string};

export const initialState: State = {
  steps: [{clips: metadata.defaultProps.clips, message: ''}],
  now: 0,
  message: '',
};

/** The clips that a state shows. */
export const clipsOf = ({steps, now}: State): Clips => steps[now]?.clips ?? [];

function edit(
  state: State,
  {edit: {clips, message, selected}, isContinued}: Action & {type: 'edit'},
): State {
  if (clips === clipsOf(state)) {
    return {...state, message};
  }
  const kept = isContinued && state.now > 0 ? state.now : state.now + 1;
  return {
    steps: [...state.steps.slice(0, kept), {clips, message}],
    now: kept,
    selected: selected ?? state.selected,
    message,
  };
}

/** Applies an edit, or goes back and forth among those that were made. */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'edit':
      return edit(state, action);
    case 'select':
      return {...state, selected: action.id};
    case 'tell':
      return {...state, message: action.message};
    case 'undo':
    case 'redo': {
      const isUndo = action.type === 'undo';
      const now = state.now + (isUndo ? -1 : 1);
      const step = state.steps[now];
      if (!step) {
        return {...state, message: `There is nothing to ${action.type}.`};
      }
      const done = isUndo ? state.steps[state.now] : step;
      return {
        ...state,
        now,
        message: `${isUndo ? 'Undone' : 'Done again'}: ${done?.message}`,
      };
    }
  }
}
