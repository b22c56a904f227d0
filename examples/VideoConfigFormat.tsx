import {
  AbsoluteFill,
  interpolate,
  Sequence,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type VideoConfigFormatProps = {
  readonly width: number;
  readonly height: number;
};

const SquareInCenter: React.FC = () => {
  const frame = useCurrentFrame();
  const {width, height, fps, durationInFrames} = useVideoConfig();

  // Half of the shorter side, a quarter turn in the whole time
  const size = Math.min(width, height) / 2;
  const angle = interpolate(frame, [0, durationInFrames], [0, 90]);

  return (
    <AbsoluteFill
      style={{
        outline: '3px solid #9aa7a9',
        backgroundColor: '#1a2123',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div
        style={{
          width: size,
          height: size,
          backgroundColor: '#ff5a2e',
          transform: `rotate(${angle}deg)`,
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: width + 40,
          whiteSpace: 'pre',
          font: '38px/48px monospace',
        }}
      >
        {JSON.stringify({width, height, fps, durationInFrames}, null, 1)}
      </div>
    </AbsoluteFill>
  );
};

export const VideoConfigFormat: React.FC<VideoConfigFormatProps> = ({
  width,
  height,
}) => {
  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f', color: '#f2f5f5'}}>
      {/* Gives its children another format */}
      <Sequence
        width={width}
        height={height}
        style={{left: 60, top: (720 - height) / 2}}
      >
        <SquareInCenter />
      </Sequence>
    </AbsoluteFill>
  );
};
