import {Audio} from '@remotion/media';
import {AbsoluteFill, Sequence, staticFile, useCurrentFrame} from 'remotion';

export type AudioTrimProps = {
  readonly muted: boolean;
  readonly from: number;
  readonly trimBefore: number;
  readonly playbackRate: number;
};

export const AudioTrim: React.FC<AudioTrimProps> = ({
  muted,
  from,
  trimBefore,
  playbackRate,
}) => {
  const frame = useCurrentFrame();
  // How long the rest of the file, which takes 240 frames, plays
  const length = (240 - trimBefore) / playbackRate;

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <Sequence from={from} layout="none">
        <Audio
          src={staticFile('media/melody.mp3')}
          muted={muted}
          trimBefore={trimBefore}
          playbackRate={playbackRate}
        />
      </Sequence>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        <text x={100} y={110} fill="#9aa7a9">
          file
        </text>
        <rect x={100} y={140} width={1080} height={120} fill="#4b5759" />
        <rect
          x={100 + trimBefore * 4.5}
          y={140}
          width={(240 - trimBefore) * 4.5}
          height={120}
          fill="#f2f5f5"
        />
        <text x={100} y={410} fill="#9aa7a9">
          composition
        </text>
        <svg x={100} y={440} width={1080} height={120}>
          <rect width={1080} height={120} fill="#1a2123" />
          <rect
            x={from * 4.5}
            width={length * 4.5}
            height={120}
            fill="#f2f5f5"
          />
        </svg>
        <rect
          x={98 + frame * 4.5}
          y={420}
          width={4}
          height={160}
          fill="#ff5a2e"
        />
      </svg>
    </AbsoluteFill>
  );
};
