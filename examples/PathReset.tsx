import {interpolatePath, resetPath, translatePath} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export type PathResetProps = {
  readonly x: number;
  readonly y: number;
};

const icon = 'M 0 0 H 240 V 80 H 160 V 240 H 80 V 80 H 0 Z';

export const PathReset: React.FC<PathResetProps> = ({x, y}) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [20, 55], [0, 1], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  // As a drawing program may export it, somewhere in its canvas
  const drawn = translatePath(icon, x, y);
  const reset = resetPath(drawn);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      {/* 0, 0 is where the two lines cross */}
      <svg viewBox="-120 -100 1280 720" fontFamily="monospace" fontSize={38}>
        <g stroke="#4b5759" strokeWidth={3}>
          <line x1={-120} x2={1160} />
          <line y1={-100} y2={480} />
        </g>
        <path d={interpolatePath(progress, drawn, reset)} fill="#ff5a2e" />
        <path d={drawn} fill="none" stroke="#9aa7a9" strokeWidth={3} />
        <text x={-90} y={530} fill="#9aa7a9">
          {drawn}
        </text>
        <text x={-90} y={580} fill="#f2f5f5">
          {reset}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
