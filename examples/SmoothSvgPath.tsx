import {createSmoothSvgPath} from '@remotion/media-utils';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

export type SmoothSvgPathProps = {
  readonly numberOfPoints: number;
  readonly hasStraightLine: boolean;
};

export const SmoothSvgPath: React.FC<SmoothSvgPathProps> = ({
  numberOfPoints,
  hasStraightLine,
}) => {
  const frame = useCurrentFrame();
  const points = Array.from({length: numberOfPoints}, (_, index) => ({
    x: 100 + (index / (numberOfPoints - 1)) * 1080,
    y: 360 + 200 * Math.sin(index * 2.2 + (frame / 150) * 2 * Math.PI),
  }));

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fill="none">
        {hasStraightLine && (
          <polyline
            points={points.map(({x, y}) => `${x},${y}`).join(' ')}
            stroke="#4b5759"
            strokeWidth={4}
          />
        )}
        <path
          d={createSmoothSvgPath({points})}
          stroke="#ff86a8"
          strokeWidth={8}
        />
        {points.map(({x, y}) => (
          <circle key={x} cx={x} cy={y} r={12} fill="#f2f5f5" />
        ))}
      </svg>
    </AbsoluteFill>
  );
};
