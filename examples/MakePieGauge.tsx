import {getLength, getPointAtLength} from '@remotion/paths';
import {makePie} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export type MakePieGaugeProps = {
  readonly percent: number;
};

// Three quarters of a circle, open at the bottom
const SHARE = 0.75;
const arc = {radius: 270, closePath: false, rotation: -SHARE * Math.PI};
const track = makePie({...arc, progress: SHARE});

export const MakePieGauge: React.FC<MakePieGaugeProps> = ({percent}) => {
  const frame = useCurrentFrame();
  const value = interpolate(frame, [0, 45, 90, 119], [0, percent, percent, 0], {
    easing: Easing.inOut(Easing.cubic),
  });
  const {path, width, height} = makePie({
    ...arc,
    progress: (value / 100) * SHARE,
  });
  const end = getPointAtLength(path, getLength(path));

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720">
        <g
          fill="none"
          strokeWidth={28}
          transform={`translate(${640 - width / 2} ${390 - height / 2})`}
        >
          <path d={track.path} stroke="#1a2123" />
          <path d={path} stroke="#f2f5f5" />
          <circle cx={end.x} cy={end.y} r={36} fill="#ff5a2e" />
        </g>
        <text
          x={640}
          y={436}
          fill="#f2f5f5"
          fontFamily="monospace"
          fontSize={130}
          textAnchor="middle"
        >
          {Math.round(value)} %
        </text>
      </svg>
    </AbsoluteFill>
  );
};
