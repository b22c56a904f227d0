import {
  AbsoluteFill,
  Html5Audio,
  interpolate,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type AudioFadeProps = {
  readonly fadeIn: number;
  readonly fadeOut: number;
  readonly muted: boolean;
};

export const AudioFade: React.FC<AudioFadeProps> = ({
  fadeIn,
  fadeOut,
  muted,
}) => {
  const now = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  const volume = (frame: number): number =>
    interpolate(
      frame,
      [0, fadeIn, durationInFrames - fadeOut, durationInFrames],
      [0, 1, 1, 0],
    );

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <Html5Audio
        src={staticFile('media/melody.mp3')}
        volume={volume}
        muted={muted}
      />
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={40}>
        {/* The volume of every second frame */}
        {Array.from({length: durationInFrames / 2}, (_, index) => (
          <rect
            key={index}
            x={100 + index * 9}
            y={560 - volume(index * 2) * 360}
            width={5}
            height={volume(index * 2) * 360}
            fill={index * 2 <= now ? '#f2f5f5' : '#4b5759'}
          />
        ))}
        <rect
          x={98 + now * 4.5}
          y={180}
          width={4}
          height={400}
          fill="#ff5a2e"
        />
        <text x={100} y={120} fill="#f2f5f5">
          volume {volume(now).toFixed(2)}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
