import {useMemo, type ReactNode} from 'react';
import {
  AbsoluteFill,
  Composition,
  Html5Audio,
  Still,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {Emoji} from './Emoji';
import {emojiId, emojiNames, emojis} from './emojis';
import {Landscape} from './Landscape';
import {melodyUrl} from './melodyUrl';

function Clip(): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames, fps} = useVideoConfig();
  return (
    <Landscape
      progress={frame / durationInFrames}
      label={`${(frame / fps).toFixed(1)} s`}
    />
  );
}

function Photo(): ReactNode {
  return <Landscape progress={0.35} />;
}

function Pinwheel(): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="-50 -50 100 100">
        <rect x={-2} width={4} height={50} fill="#b7c2c4" />
        {/* A quarter of a turn ends as it began */}
        <g transform={`rotate(${(frame / durationInFrames) * 90})`}>
          {[0, 90, 180, 270].map((angle) => (
            <path
              key={angle}
              d="M0 0V-44A22 22 0 0 1 22 -22z"
              fill="#f0bc5e"
              transform={`rotate(${angle})`}
            />
          ))}
        </g>
        <circle r={5} fill="#0a5aa8" />
      </svg>
    </AbsoluteFill>
  );
}

function Melody(): ReactNode {
  const src = useMemo(() => melodyUrl(), []);
  return <Html5Audio src={src} />;
}

/** What `npm run generate:media` renders for examples to play. */
export function MediaFiles(): ReactNode {
  return (
    <>
      <Composition
        id="clip"
        component={Clip}
        width={640}
        height={360}
        fps={30}
        durationInFrames={180}
      />
      <Composition
        id="pinwheel"
        component={Pinwheel}
        width={240}
        height={240}
        fps={10}
        durationInFrames={10}
      />
      <Composition
        id="melody"
        component={Melody}
        width={16}
        height={16}
        fps={30}
        durationInFrames={240}
      />
      {emojiNames.map((name) => (
        <Composition
          key={name}
          id={emojiId(name)}
          component={Emoji}
          defaultProps={{name}}
          width={256}
          height={256}
          fps={30}
          durationInFrames={emojis[name]}
        />
      ))}
      <Still id="landscape" component={Photo} width={1280} height={720} />
    </>
  );
}
