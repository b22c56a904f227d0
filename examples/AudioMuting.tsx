import {Audio} from '@remotion/media';
import {AbsoluteFill, staticFile, useCurrentFrame} from 'remotion';

export type AudioMutingProps = {
  readonly muted: boolean;
  readonly from: number;
  readonly durationInFrames: number;
};

const FRAMES = 240;
const BARS = 80;

/** The melody has a note every 7.5 frames, which fades away. */
const toHeight = (frame: number): number => 60 + 240 * 0.88 ** (frame % 7.5);

export const AudioMuting: React.FC<AudioMutingProps> = ({
  muted,
  from,
  durationInFrames,
}) => {
  const frame = useCurrentFrame();
  const isMutedAt = (at: number): boolean =>
    at >= from && at < from + durationInFrames;

  return (
    <AbsoluteFill style={{backgroundColor: '#12262b'}}>
      <Audio
        src={staticFile('media/melody.mp3')}
        muted={muted || isMutedAt(frame)}
      />
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        {Array.from({length: BARS}, (_, index) => {
          const at = (index * FRAMES) / BARS;
          const isMuted = isMutedAt(at);
          const height = isMuted ? 8 : toHeight(at);

          return (
            <rect
              key={index}
              x={100 + index * 13.5}
              y={360 - height / 2}
              width={9}
              height={height}
              rx={4}
              fill={isMuted ? '#47656b' : '#f0883e'}
            />
          );
        })}
        <rect
          x={98 + frame * 4.5}
          y={160}
          width={4}
          height={400}
          fill="#f4efe4"
        />
        <text x={100} y={120} fill="#f4efe4">
          {isMutedAt(frame) ? 'muted' : 'audible'}
        </text>
        <text x={1180} y={120} fill="#f4efe4" textAnchor="end">
          frame {frame}
        </text>
        <text x={100} y={640} fill="#a9bdb9">
          muted from frame {from} to {from + durationInFrames}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
