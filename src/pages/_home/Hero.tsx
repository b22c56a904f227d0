import {
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import tracks from '@generated/examples/default/yearInReview.json';
import {
  defaultProps,
  metadata,
  type YearInReviewProps,
} from '@site/examples/YearInReview/props';
import {CommandTabs} from '@site/src/components/CommandTabs';
import {createCommands} from '@site/src/components/CommandTabs/createCommands';
import {LoadButton} from '@site/src/components/LoadButton';
import {FrameCounter} from '@site/src/components/Playback/FrameCounter';
import {PlayButton} from '@site/src/components/Playback/PlayButton';
import {Playhead} from '@site/src/components/Playback/Playhead';
import {Stage} from '@site/src/components/Playback/Stage';
import {useFirstActivity} from '@site/src/components/Playback/useFirstActivity';
import {useOnceInView} from '@site/src/components/Playback/useOnceInView';
import {
  usePlayback,
  type Playback,
} from '@site/src/components/Playback/usePlayback';
import {PropControls} from '@site/src/components/PropControls';
import {useEditRequest} from '@site/src/hooks/useEditRequest';
import {useOnDemand} from '@site/src/hooks/useOnDemand';
import {
  yearInReview,
  yearInReviewAlt,
  yearInReviewControls,
  yearInReviewPoster,
} from '@site/src/components/YearInReviewDemo/composition';
import styles from './Hero.module.css';

const {id, width, height, fps, durationInFrames, posterFrame} = metadata;
const LAST_FRAME = durationInFrames - 1;
const RULER_LABELS = [0, 30, 60, 90, 120];

/** It starts when it reaches the middle half of the window, not its edge. */
const MIDDLE = '-25% 0px';

/** The start and the length of a clip in frames, as custom properties. */
function timing(from: number, length: number): CSSProperties {
  return {'--from': from, '--length': length};
}

function Headline(): ReactNode {
  return (
    <div className={styles.headline}>
      <Heading as="h1" className={styles.title}>
        Make videos
        <br />
        with React
        <span className={styles.caret} aria-hidden="true" />
      </Heading>
      <div>
        <p className={styles.lede}>
          Describe each frame as a component. Preview it in the browser, then
          render an MP4 on your laptop, your server or in the cloud.
        </p>
        <CommandTabs label="Create a project" commands={createCommands()} />
      </div>
      <p className={styles.links}>
        <Link className="textLink" to="/docs/">
          Read the docs
        </Link>
        <Link className="textLink" to="/templates/">
          Start from a template
        </Link>
      </p>
    </div>
  );
}

function Code(): ReactNode {
  return (
    <div className={styles.code}>
      <pre tabIndex={0} aria-label="Source of the composition">
        <code>
          {tracks.map(({name, from, durationInFrames: length, lines}) => (
            <span
              key={name}
              className={styles.sequence}
              style={timing(from, length)}
            >
              {lines.map((line, index) => (
                <span
                  key={index}
                  className={styles.line}
                  dangerouslySetInnerHTML={{__html: line}}
                />
              ))}
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
}

type TracksProps = Pick<ComponentProps<typeof Playhead>, 'scrubRef' | 'onSeek'>;

function Tracks({scrubRef, onSeek}: TracksProps): ReactNode {
  return (
    <div className={styles.timeline}>
      <div className={styles.names} aria-hidden="true">
        {tracks.map(({name}) => (
          <div key={name}>{name}</div>
        ))}
      </div>
      <div className={styles.lanes}>
        <div className={styles.ruler} aria-hidden="true">
          {RULER_LABELS.map((frame) => (
            <span key={frame} style={timing(frame, 0)}>
              {frame}
            </span>
          ))}
        </div>
        {tracks.map(({name, from, durationInFrames: length}) => (
          <div key={name} className={styles.lane} aria-hidden="true">
            <div className={styles.clip} style={timing(from, length)}>
              <span>
                {length}
                <i> frames</i>
              </span>
            </div>
          </div>
        ))}
        <Playhead
          scrubRef={scrubRef}
          onSeek={onSeek}
          durationInFrames={durationInFrames}
          initialFrame={posterFrame}
        />
      </div>
    </div>
  );
}

type CompositionProps = {
  readonly playback: Playback;
  readonly rootRef: RefObject<HTMLDivElement | null>;
  readonly inputProps: YearInReviewProps;
  readonly onChange: (inputProps: YearInReviewProps) => void;
  /** What stands beside the picture. */
  readonly code: ReactNode;
  /** What stands below it, and goes through its frames. */
  readonly timeline: ReactNode;
  /** What can be done with it. */
  readonly children: ReactNode;
};

/** The picture and all around it, whatever draws it. */
export function Composition({
  playback,
  rootRef,
  inputProps,
  onChange,
  code,
  timeline,
  children,
}: CompositionProps): ReactNode {
  return (
    <div
      ref={rootRef}
      className={styles.composition}
      style={{'--frame': posterFrame, '--total': durationInFrames}}
    >
      <div className={styles.bar}>
        <PlayButton playback={playback} />
        <b>{id}</b>
        <span>
          {width} x {height}
        </span>
        <span>{fps} fps</span>
        <FrameCounter lastFrame={LAST_FRAME} />
      </div>
      <div className={styles.split}>
        <Stage
          playback={playback}
          poster={{...yearInReviewPoster, loading: 'first'}}
          alt={yearInReviewAlt}
        />
        {code}
      </div>
      {timeline}
      <div className={styles.foot}>
        <PropControls
          controls={yearInReviewControls}
          value={inputProps}
          onChange={onChange}
        />
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}

type PlayedProps = Pick<CompositionProps, 'inputProps' | 'onChange'> & {
  readonly editButton: ReactNode;
};

/** The composition itself, whose code and tracks follow its playback. */
function PlayedComposition({
  inputProps,
  onChange,
  editButton,
}: PlayedProps): ReactNode {
  const {playback, rootRef, scrubRef} = usePlayback(yearInReview, inputProps);
  const exporter = useOnDemand(() => import('./ExportHero'));
  const [isActive, setIsActive] = useState(false);
  useFirstActivity(() => setIsActive(true));
  useOnceInView(rootRef, isActive, playback.autoPlay, MIDDLE);

  return (
    <Composition
      playback={playback}
      rootRef={rootRef}
      inputProps={inputProps}
      onChange={onChange}
      code={<Code />}
      timeline={<Tracks scrubRef={scrubRef} onSeek={playback.seek} />}
    >
      {editButton}
      {exporter.loaded ? (
        <exporter.loaded.default inputProps={inputProps} />
      ) : (
        <LoadButton
          content={exporter}
          className="button button--outline button--sm"
          label="Export this video"
        />
      )}
    </Composition>
  );
}

/** The headline, and a composition that visitors play, change, edit and export. */
export function Hero(): ReactNode {
  const [inputProps, setInputProps] = useState(defaultProps);
  const editor = useEditRequest(id, () => import('./EditedHero'));
  const buttonRef = useRef<HTMLButtonElement>(null);
  const content = {inputProps, onChange: setInputProps};

  return (
    <section className={styles.hero}>
      <Headline />
      {editor.loaded ? (
        <editor.loaded.default
          {...content}
          onClose={() => {
            editor.dismiss();
            requestAnimationFrame(() => buttonRef.current?.focus());
          }}
        />
      ) : (
        <PlayedComposition
          {...content}
          editButton={
            <LoadButton
              ref={buttonRef}
              content={editor}
              className="button button--outline button--sm"
              label="Edit the code"
            />
          }
        />
      )}
    </section>
  );
}
