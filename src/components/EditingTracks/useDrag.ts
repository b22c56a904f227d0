import {useRef, type PointerEvent, type PointerEventHandler} from 'react';
import metadata from '@site/examples/EditingTracks.meta';
import {
  dragClip,
  findSnapTargets,
  TRACKS,
  type Clips,
  type Edge,
  type Edit,
} from './edits';

type Gesture = {
  readonly id: number;
  readonly edge?: Edge;
  readonly x: number;
  readonly y: number;
};

/** What a drag would make if it ended now. */
export type Draft = ReturnType<typeof dragClip>;

type Options = {
  readonly clips: Clips;
  readonly draft: Draft | undefined;
  readonly selected: number | undefined;
  readonly isSnapping: boolean;
  readonly getFrame: () => number;
  readonly onSelect: (id: number) => void;
  readonly onDraft: (draft: Draft | undefined) => void;
  /** Called once per drag, when it ends. */
  readonly onDrop: (edit: Edit) => void;
};

type Result = {
  readonly cancel: () => void;
  /** For the element around the clips, which holds the pointer. */
  readonly handlers: Readonly<
    Record<
      | 'onPointerDown'
      | 'onPointerMove'
      | 'onPointerUp'
      | 'onPointerCancel'
      | 'onLostPointerCapture',
      PointerEventHandler<HTMLElement>
    >
  >;
};

/** Pixels below which a press is not a drag. */
const STILL = 4;

/** Pixels from which a clip snaps. */
const REACH = 8;

/** Drags clips, and their edges, by mouse, pen and touch. */
export function useDrag({
  clips,
  draft,
  selected,
  isSnapping,
  getFrame,
  onSelect,
  onDraft,
  onDrop,
}: Options): Result {
  const gesture = useRef<Gesture>(null);

  function cancel(): void {
    gesture.current = null;
    onDraft(undefined);
  }

  function handleDown(event: PointerEvent<HTMLElement>): void {
    const target = event.target as Element;
    const clip = target.closest<HTMLElement>('[data-clip]');
    const id = Number(clip?.dataset.clip);
    // A touch on another clip may begin to scroll the page: a tap selects it.
    if (
      !clip ||
      event.button !== 0 ||
      (event.pointerType === 'touch' && id !== selected)
    ) {
      return;
    }
    onSelect(id);
    // Safari gives no focus to a button that is pressed.
    clip.focus({preventScroll: true});
    event.currentTarget.setPointerCapture(event.pointerId);
    const edge = target.closest<HTMLElement>('[data-edge]')?.dataset.edge as
      Edge | undefined;
    gesture.current = {id, x: event.clientX, y: event.clientY, edge};
  }

  function handleMove(event: PointerEvent<HTMLElement>): void {
    if (!gesture.current) {
      return;
    }
    const {id, edge, ...start} = gesture.current;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!draft && Math.hypot(x, y) < STILL) {
      return;
    }
    const {width, height} = event.currentTarget.getBoundingClientRect();
    const framesPerPixel = metadata.durationInFrames / width;
    onDraft(
      dragClip(clips, {
        id,
        edge,
        frames: Math.round(x * framesPerPixel),
        tracks: Math.round((y / height) * TRACKS.length),
        targets: isSnapping ? findSnapTargets(clips, id, getFrame()) : [],
        reach: Math.max(1, REACH * framesPerPixel),
      }),
    );
  }

  function handleUp(): void {
    if (draft) {
      onDrop(draft);
    }
    cancel();
  }

  return {
    cancel,
    handlers: {
      onPointerDown: handleDown,
      onPointerMove: handleMove,
      onPointerUp: handleUp,
      onPointerCancel: cancel,
      onLostPointerCapture: cancel,
    },
  };
}
