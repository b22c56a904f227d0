import {seededNumbers, type NextNumber} from './seededNumbers';

/** How a clip is drawn: frames in a row, one job in equal parts, or a waveform. */
export type TrackKind = 'clips' | 'parts' | 'sound';

/** A clip on its track. Places are percentages of the track's length. */
export type DrawnClip = {
  readonly from: number;
  readonly length: number;
  /** Whether the playhead is on it. */
  readonly isNow: boolean;
};

export type DrawnTrack = {
  readonly kind: TrackKind;
  readonly clips: readonly DrawnClip[];
};

type TrackDrawing = {
  /** Where the playhead stands. */
  readonly now: number;
  readonly tracks: readonly DrawnTrack[];
};

type Span = Pick<DrawnClip, 'from' | 'length'>;

const SOUND = /\b(?:audio|sound|voice|voices|spectrum|waveform)\b/i;
const PARTS = /\b(?:lambda|job|request|server|workflow)\b/i;

/** Chooses how to draw what a template contains from its description. */
export function kindOfTrack(description: string): TrackKind {
  if (SOUND.test(description)) {
    return 'sound';
  }
  return PARTS.test(description) ? 'parts' : 'clips';
}

function spansOf(kind: TrackKind, next: NextNumber): Span[] {
  if (kind === 'sound') {
    const from = next(0, 14);
    return [{from, length: next(84, 98) - from}];
  }
  if (kind === 'parts') {
    const length = next(9, 14);
    const from = next(2, 22);
    const count = Math.floor((98 - from) / (length + 1));
    return Array.from({length: count}, (_, index) => ({
      from: from + index * (length + 1),
      length,
    }));
  }
  const spans: Span[] = [];
  let from = next(0, 30);
  while (from < 80) {
    const length = Math.min(next(16, 46), 98 - from);
    spans.push({from, length});
    from += length + next(2, 18);
  }
  return spans;
}

/** Draws a timeline that is always the same for the same name. */
export function drawTracks(
  name: string,
  kinds: readonly TrackKind[],
): TrackDrawing {
  const next = seededNumbers(name);
  const now = next(26, 74);
  return {
    now,
    tracks: kinds.map((kind) => ({
      kind,
      clips: spansOf(kind, next).map(({from, length}) => ({
        from,
        length,
        isNow: from <= now && now < from + length,
      })),
    })),
  };
}
