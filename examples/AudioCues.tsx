import {Audio} from '@remotion/media';
import {
  AbsoluteFill,
  Sequence,
  interpolate,
  staticFile,
  useCurrentFrame,
} from 'remotion';

export type AudioCuesProps = {
  readonly muted: boolean;
  readonly from: number;
  readonly durationInFrames: number;
};

const WIDTH = 1080;
const FRAMES = 180;

const toX = (frame: number): number => (frame / FRAMES) * WIDTH;

export const AudioCues: React.FC<AudioCuesProps> = ({
  muted,
  from,
  durationInFrames,
}) => {
  const frame = useCurrentFrame();
  const cues = [
    {name: 'first cue', from: 0, trimBefore: 0},
    {name: 'second cue', from, trimBefore: 120},
    {name: 'third cue', from: from * 2, trimBefore: 180},
  ];

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      {cues.map((cue) => (
        <Sequence
          key={cue.name}
          from={cue.from}
          durationInFrames={durationInFrames}
          layout="none"
          name={cue.name}
        >
          <Audio
            src={staticFile('media/melody.mp3')}
            trimBefore={cue.trimBefore}
            muted={muted}
          />
        </Sequence>
      ))}
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        {cues.map((cue, index) => {
          const since = frame - cue.from;
          const isPlaying = since >= 0 && since < durationInFrames;
          const y = 100 + index * 180;

          return (
            <g key={cue.name}>
              <rect x={100} y={y} width={WIDTH} height={110} fill="#1a2123" />
              <rect
                x={100 + toX(cue.from)}
                y={y}
                width={toX(Math.min(durationInFrames, FRAMES - cue.from))}
                height={110}
                rx={12}
                fill={isPlaying ? '#f0bc5e' : '#4b5759'}
                opacity={interpolate(since, [0, 6], [0.6, 1], {
                  extrapolateLeft: 'clamp',
                  extrapolateRight: 'clamp',
                })}
              />
              <text
                x={120 + toX(cue.from)}
                y={y + 66}
                fill={isPlaying ? '#0b0e0f' : '#f2f5f5'}
              >
                from {cue.from}
              </text>
            </g>
          );
        })}
        <rect
          x={98 + toX(frame)}
          y={70}
          width={4}
          height={530}
          fill="#ff5a2e"
        />
        <text x={100} y={660} fill="#9aa7a9">
          frame {frame}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
