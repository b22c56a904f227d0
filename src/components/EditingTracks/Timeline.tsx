import type {HTMLAttributes, KeyboardEvent, ReactNode, RefObject} from 'react';
import type {Clip} from '@site/examples/EditingTracks';
import metadata from '@site/examples/EditingTracks.meta';
import {endOf, sortClips, TRACKS, type Clips} from './edits';

type ClipProps = {
  readonly clip: Clip;
  readonly isSelected: boolean;
  readonly onSelect: (id: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

type Props = Pick<ClipProps, 'onSelect' | 'onKeyDown'> & {
  readonly scrollerRef: RefObject<HTMLDivElement | null>;
  readonly clips: Clips;
  readonly selected: number | undefined;
  readonly zoom: number;
  /** Where a line shows that a drag has snapped. */
  readonly snappedTo: number | undefined;
  readonly dragHandlers: HTMLAttributes<HTMLElement>;
  /** The ruler with the playhead. */
  readonly children: ReactNode;
};

const seconds = (frame: number): string => (frame / metadata.fps).toFixed(2);

function ClipItem({
  clip,
  isSelected,
  onSelect,
  onKeyDown,
}: ClipProps): ReactNode {
  const {id, name, track, from, durationInFrames} = clip;
  const place = {
    '--track': track,
    '--from': from,
    '--length': durationInFrames,
  };
  return (
    <li style={place}>
      <button
        type="button"
        className="clip"
        data-clip={id}
        aria-current={isSelected || undefined}
        aria-label={`${name}, ${TRACKS[track]} track, ${seconds(from)} s to ${seconds(endOf(clip))} s`}
        onFocus={() => onSelect(id)}
        onClick={() => onSelect(id)}
        onKeyDown={onKeyDown}
      >
        <span className="name">{name}</span>
        <span className="handle" data-edge="start" />
        <span className="handle" data-edge="end" />
      </button>
    </li>
  );
}

/** The tracks with their clips, in a region that scrolls. */
export function Timeline({
  scrollerRef,
  clips,
  selected,
  zoom,
  snappedTo,
  dragHandlers,
  children,
  ...handlers
}: Props): ReactNode {
  return (
    <div className="timeline">
      <div className="trackNames" aria-hidden="true">
        {TRACKS.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {/* Without the role, a screen reader would keep the arrow keys. */}
      <div
        ref={scrollerRef}
        className="scroller thin-scrollbar"
        role="application"
        aria-label="Tracks"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Without the focus, keys could not scroll it.
        tabIndex={0}
      >
        <div className="lanes" style={{'--zoom': zoom}}>
          <div className="ruler">{children}</div>
          <ul className="clips" aria-label="Clips" {...dragHandlers}>
            {sortClips(clips).map((clip) => (
              <ClipItem
                key={clip.id}
                clip={clip}
                isSelected={clip.id === selected}
                {...handlers}
              />
            ))}
          </ul>
          {snappedTo !== undefined && (
            <div className="snapLine" style={{'--from': snappedTo}} />
          )}
        </div>
      </div>
    </div>
  );
}
