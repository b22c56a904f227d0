import {useId, useState, type CSSProperties, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ExampleMetadata} from '@site/examples/types';
import {loadComponent, type LoadExample} from '../Playback/loadComponent';
import {FrameCounter} from '../Playback/FrameCounter';
import {PlayButton} from '../Playback/PlayButton';
import {Scrubber} from '../Playback/Scrubber';
import {Stage} from '../Playback/Stage';
import {useFirstActivity} from '../Playback/useFirstActivity';
import {useOnceInView} from '../Playback/useOnceInView';
import {usePlayback} from '../Playback/usePlayback';
import {PropControls} from '../PropControls';
import {
  exampleAddress,
  wordsOf,
} from '../../../plugins/examples/exampleAddress';
import styles from './styles.module.css';

type InputProps = Record<string, unknown>;

type Props = {
  readonly name: string;
  /** Address of the rendered frame that stands in for the Player. */
  readonly poster: string;
  readonly metadata: ExampleMetadata<InputProps>;
  readonly load: LoadExample;
  /** Name of the state whose props are shown in place of the default ones. */
  readonly state?: string;
  /** The same as props; the poster has to show them. */
  readonly inputProps?: InputProps;
  /** What the poster of these props shows, for those who do not see it. */
  readonly alt?: string;
  /** What the caption says in place of the name, without a link to its page. */
  readonly label?: string;
  /** The code, as a block. */
  readonly children?: ReactNode;
  /** Fills the window and leaves the code out. */
  readonly isFullSize?: boolean;
};

/** Distance from the window at which the code of an example is loaded. */
const APPROACH = '300px';

/**
 * Plays a composition of `examples/` beside its code. A rendered frame takes its
 * place until a visitor comes near. Pages write `<Example name="…" />`, and
 * `plugins/examples` adds the other props.
 */
export function Example({
  name,
  poster,
  metadata,
  load,
  state = '',
  inputProps: ownProps = metadata.states?.[state],
  alt = metadata.alt,
  label,
  children,
  isFullSize = false,
}: Props): ReactNode {
  const {width, height, durationInFrames, posterFrame} = metadata;
  const [inputProps, setInputProps] = useState<InputProps>({
    ...metadata.defaultProps,
    ...ownProps,
  });
  const {playback, rootRef, scrubRef} = usePlayback(
    {
      id: name,
      ...metadata,
      load: () => loadComponent(name, load),
    },
    inputProps,
  );
  const [isActive, setIsActive] = useState(false);
  useFirstActivity(() => setIsActive(true));
  useOnceInView(rootRef, isActive, playback.prepare, APPROACH);
  const labelId = useId();
  const src = useBaseUrl(poster);

  return (
    <>
      <figure
        className={isFullSize ? styles.fullSize : styles.example}
        style={{'--ratio': width / height} as CSSProperties}
        aria-labelledby={labelId}
      >
        <div
          ref={rootRef}
          className={styles.player}
          style={
            {
              '--frame': posterFrame,
              '--total': durationInFrames,
            } as CSSProperties
          }
          data-example={name}
        >
          <Stage playback={playback} poster={{src, width, height}} alt={alt} />
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
                onChange={(next) => {
                  setInputProps(next);
                  playback.autoPlay();
                }}
              />
            </div>
          )}
        </div>
        <figcaption className={styles.caption}>
          <span id={labelId}>
            {label ?? `Example: ${wordsOf(name).join(' ')}`}
          </span>
          {!isFullSize && label === undefined && (
            <Link to={exampleAddress(name)}>Open it full size</Link>
          )}
        </figcaption>
      </figure>
      {children && <div className={styles.code}>{children}</div>}
    </>
  );
}
