import {useId, type ReactNode, type RefObject} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ExampleMetadata} from '@site/examples/types';
import {FrameCounter} from '../Playback/FrameCounter';
import {PlayButton} from '../Playback/PlayButton';
import {Scrubber} from '../Playback/Scrubber';
import {Stage} from '../Playback/Stage';
import type {Playback} from '../Playback/usePlayback';
import {PropControls} from '../PropControls';
import {wordsOf} from '../../../plugins/examples/exampleAddress';
import styles from './styles.module.css';

type InputProps = Record<string, unknown>;

export type ExampleFigureProps = {
  readonly name: string;
  /** Address of the rendered frame that stands in for the Player. */
  readonly poster: string;
  readonly metadata: ExampleMetadata<InputProps>;
  /** What the poster shows, if not what the metadata say. */
  readonly alt?: string;
  /** What the caption says in place of the name. */
  readonly label?: string;
  readonly playback: Playback;
  readonly rootRef: RefObject<HTMLDivElement | null>;
  readonly scrubRef: RefObject<HTMLInputElement | null>;
  readonly inputProps: InputProps;
  readonly onChange: (inputProps: InputProps) => void;
  /** Fills the window. */
  readonly isFullSize: boolean;
  /** Whether it is the first of its page, whose poster does not wait. */
  readonly isFirst: boolean;
  /** What stands beside the name. */
  readonly children?: ReactNode;
};

/** A picture with its controls and its name, whatever draws it. */
export function ExampleFigure({
  name,
  poster,
  metadata,
  alt = metadata.alt,
  label = `Example: ${wordsOf(name).join(' ')}`,
  playback,
  rootRef,
  scrubRef,
  inputProps,
  onChange,
  isFullSize,
  isFirst,
  children,
}: ExampleFigureProps): ReactNode {
  const {width, height, durationInFrames, posterFrame} = metadata;
  const labelId = useId();
  const src = useBaseUrl(poster);
  return (
    <figure
      className={isFullSize ? styles.fullSize : styles.example}
      style={{'--ratio': width / height}}
      aria-labelledby={labelId}
    >
      <div
        ref={rootRef}
        className={styles.player}
        style={{
          '--frame': posterFrame,
          '--total': durationInFrames,
        }}
        data-example={name}
      >
        <Stage
          playback={playback}
          poster={{src, width, height, loading: isFirst ? 'first' : 'lazy'}}
          alt={alt}
        />
        <div className={styles.transport}>
          <PlayButton playback={playback} />
          <Scrubber
            scrubRef={scrubRef}
            onSeek={playback.seek}
            durationInFrames={durationInFrames}
            initialFrame={posterFrame}
          />
          <FrameCounter lastFrame={durationInFrames - 1} />
        </div>
        {metadata.controls && (
          <div className={styles.controls}>
            <PropControls
              controls={metadata.controls}
              value={inputProps}
              onChange={onChange}
            />
          </div>
        )}
      </div>
      <figcaption className={styles.caption}>
        <span id={labelId}>{label}</span>
        {children}
      </figcaption>
    </figure>
  );
}
