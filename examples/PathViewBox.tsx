import {extendViewBox, getBoundingBox} from '@remotion/paths';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export type PathViewBoxProps = {
  readonly scale: number;
};

const SIZE = 320;
const path = 'M 0 0 H 100 V 100 H 0 Z';
const {viewBox} = getBoundingBox(path);

export const PathViewBox: React.FC<PathViewBoxProps> = ({scale}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  // After a quarter of a turn, a square looks as before
  const degrees = (frame / durationInFrames) * 90;

  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        backgroundColor: '#0b0e0f',
        color: '#9aa7a9',
        flexDirection: 'row',
        fontFamily: 'monospace',
        fontSize: 38,
        justifyContent: 'space-evenly',
        textAlign: 'center',
      }}
    >
      {[1, scale].map((factor, index) => {
        const extended = extendViewBox(viewBox, factor);

        return (
          <div key={index}>
            <svg
              viewBox={extended}
              // Grows by the same factor, so the square keeps its size
              width={SIZE * factor}
              height={SIZE * factor}
              style={{backgroundColor: '#1a2123'}}
            >
              <path
                d={path}
                fill="#ff5a2e"
                transform={`rotate(${degrees} 50 50)`}
              />
            </svg>
            <div style={{marginTop: 24}}>{extended}</div>
          </div>
        );
      })}
    </AbsoluteFill>
  );
};
