import {evolvePath, getSubpaths} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export type PathSubpathsProps = {
  readonly delay: number;
};

// The pen is lifted at each M
const word =
  'M 140 480 V 160 H 300 V 330 H 140 M 410 480 L 510 160 L 610 480 ' +
  'M 445 370 H 575 M 660 160 H 860 M 760 160 V 480 M 940 160 V 480 ' +
  'M 940 320 H 1120 M 1120 160 V 480';
const strokes = getSubpaths(word);

export const PathSubpaths: React.FC<PathSubpathsProps> = ({delay}) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        <path d={word} fill="none" stroke="#1a2123" strokeWidth={26} />
        {strokes.map((stroke, index) => {
          const start = index * delay;
          const progress = interpolate(frame, [start, start + 14], [0, 1], {
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
          });
          const isCurrent = progress > 0 && progress < 1;

          return (
            <g key={stroke}>
              <path
                d={stroke}
                fill="none"
                stroke={isCurrent ? '#ff5a2e' : '#f2f5f5'}
                strokeWidth={26}
                {...evolvePath(progress, stroke)}
              />
              {isCurrent && delay > 0 ? (
                <text x={140} y={620} fill="#9aa7a9">
                  {index}: {stroke}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
