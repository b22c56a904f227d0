import {
  AbsoluteFill,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type TransparentLowerThirdProps = {
  readonly name: string;
  readonly behind: string;
};

const BACKGROUNDS: Readonly<Record<string, React.CSSProperties>> = {
  checkerboard: {
    backgroundImage: 'repeating-conic-gradient(#d9d4c8 0% 25%, #f4efe4 0% 50%)',
    backgroundSize: '64px 64px',
  },
  sunset: {
    backgroundImage:
      'linear-gradient(#3b2f5c, #b2556b 45%, #f0883e 64%, #12262b 64%, #1d3a40)',
  },
  black: {backgroundColor: 'black'},
};

/** What would be in the file: everything outside the panel stays transparent. */
const LowerThird: React.FC<{readonly name: string}> = ({name}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const entrance = spring({frame, fps, config: {damping: 200}});
  const exit = interpolate(
    frame,
    [durationInFrames - 15, durationInFrames - 1],
    [1, 0],
    {extrapolateLeft: 'clamp'},
  );

  return (
    <AbsoluteFill
      style={{justifyContent: 'flex-end', padding: 80, opacity: exit}}
    >
      <div
        style={{
          alignSelf: 'flex-start',
          padding: '24px 48px',
          borderLeft: '16px solid #f0883e',
          backgroundColor: '#12262be0',
          color: '#f4efe4',
          font: '700 64px/1.2 sans-serif',
          opacity: entrance,
          translate: `${interpolate(entrance, [0, 1], [-200, 0])}px 0`,
        }}
      >
        {name}
      </div>
    </AbsoluteFill>
  );
};

export const TransparentLowerThird: React.FC<TransparentLowerThirdProps> = ({
  name,
  behind,
}) => {
  return (
    <AbsoluteFill style={BACKGROUNDS[behind]}>
      <LowerThird name={name} />
    </AbsoluteFill>
  );
};
