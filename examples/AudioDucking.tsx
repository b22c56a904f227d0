import {Audio} from '@remotion/media';
import {
  AbsoluteFill,
  interpolate,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type AudioDuckingProps = {
  readonly muted: boolean;
  readonly quiet: number;
  readonly fade: number;
};

const SPEECH_START = 75;
const SPEECH_END = 165;

export const AudioDucking: React.FC<AudioDuckingProps> = ({
  muted,
  quiet,
  fade,
}) => {
  const now = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  const volume = (frame: number): number =>
    interpolate(
      frame,
      [SPEECH_START - fade, SPEECH_START, SPEECH_END, SPEECH_END + fade],
      [1, quiet, quiet, 1],
      {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'},
    );

  const scale = 1080 / durationInFrames;
  const points = Array.from(
    {length: durationInFrames + 1},
    (_, frame) => `${100 + frame * scale},${440 - volume(frame) * 280}`,
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <Audio
        src={staticFile('media/melody.mp3')}
        volume={volume}
        muted={muted}
      />
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        <text x={100} y={110} fill="#f2f5f5">
          music {volume(now).toFixed(2)}
        </text>
        <polygon
          points={['100,440', ...points, '1180,440'].join(' ')}
          fill="#2f6b55"
        />
        <polyline
          points={points.join(' ')}
          fill="none"
          stroke="#5fd3a0"
          strokeWidth={6}
        />
        <rect x={100} y={500} width={1080} height={90} fill="#1a2123" />
        <rect
          x={100 + SPEECH_START * scale}
          y={500}
          width={(SPEECH_END - SPEECH_START) * scale}
          height={90}
          rx={12}
          fill="#f0bc5e"
        />
        <text
          x={100 + ((SPEECH_START + SPEECH_END) / 2) * scale}
          y={556}
          fill="#0b0e0f"
          textAnchor="middle"
        >
          speech
        </text>
        <rect
          x={98 + now * scale}
          y={140}
          width={4}
          height={470}
          fill="#ff5a2e"
        />
      </svg>
    </AbsoluteFill>
  );
};
