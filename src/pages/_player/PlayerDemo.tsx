import {useState, type ReactNode} from 'react';
import {defaultProps, metadata} from '@site/examples/YearInReview/props';
import {FrameCounter} from '@site/src/components/Playback/FrameCounter';
import {PlayButton} from '@site/src/components/Playback/PlayButton';
import {Scrubber} from '@site/src/components/Playback/Scrubber';
import {Stage} from '@site/src/components/Playback/Stage';
import {usePlayback} from '@site/src/components/Playback/usePlayback';
import {PropControls} from '@site/src/components/PropControls';
import {
  yearInReview,
  yearInReviewAlt,
  yearInReviewControls,
  yearInReviewPoster,
} from '@site/src/components/YearInReviewDemo/composition';
import styles from './styles.module.css';

const {durationInFrames, posterFrame} = metadata;
const LAST_FRAME = durationInFrames - 1;

const controls = {
  ...yearInReviewControls,
  accent: {type: 'color'},
} as const;

/** The props as a visitor would write them. */
function Usage({
  name,
  total,
  accent,
}: {
  readonly name: string;
  readonly total: number;
  readonly accent: string;
}): ReactNode {
  return (
    <pre className={styles.usage} tabIndex={0} aria-label="Input props as code">
      <code>{`<Player
  component={YearInReview}
  durationInFrames={${durationInFrames}}
  compositionWidth={${metadata.width}}
  compositionHeight={${metadata.height}}
  fps={${metadata.fps}}
  inputProps={{
    name: ${JSON.stringify(name)},
    total: ${total},
    accent: ${JSON.stringify(accent)},
    months,
  }}
/>`}</code>
    </pre>
  );
}

/** The Player with controls of our own and live input props. */
export function PlayerDemo(): ReactNode {
  const [inputProps, setInputProps] = useState(defaultProps);
  const {playback, rootRef, scrubRef} = usePlayback(yearInReview, inputProps);

  function handleChange(next: typeof inputProps): void {
    setInputProps(next);
    playback.autoPlay();
  }

  return (
    <div
      ref={rootRef}
      className={styles.demo}
      style={{'--frame': posterFrame, '--total': durationInFrames}}
    >
      <div className={styles.split}>
        <Stage
          playback={playback}
          poster={{...yearInReviewPoster, loading: 'first'}}
          alt={yearInReviewAlt}
        />
        <Usage {...inputProps} />
      </div>
      <div className={styles.transport}>
        <PlayButton playback={playback} />
        <Scrubber
          scrubRef={scrubRef}
          onSeek={playback.seek}
          durationInFrames={durationInFrames}
          initialFrame={posterFrame}
        />
        <FrameCounter lastFrame={LAST_FRAME} />
      </div>
      <PropControls
        controls={controls}
        value={inputProps}
        onChange={handleChange}
      />
    </div>
  );
}
