import {evolvePath, getLength, getPointAtLength} from '@remotion/paths';
import {makeHeart} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export type MakeHeartDrawingProps = {
  readonly aspectRatio: number;
  readonly depthAdjustment: number;
};

export const MakeHeartDrawing: React.FC<MakeHeartDrawingProps> = (options) => {
  const frame = useCurrentFrame();
  const {path, width, height} = makeHeart({height: 520, ...options});

  const progress = interpolate(frame, [0, 75], [0, 1], {
    easing: Easing.inOut(Easing.quad),
    extrapolateRight: 'clamp',
  });
  const fillOpacity = interpolate(frame, [75, 90], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const pen = getPointAtLength(path, progress * getLength(path));

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720">
        <g transform={`translate(${640 - width / 2} ${360 - height / 2})`}>
          <path d={path} fill="none" stroke="#4b5759" strokeWidth={3} />
          <path
            d={path}
            fill="#1a2123"
            fillOpacity={fillOpacity}
            stroke="#f2f5f5"
            strokeWidth={10}
            {...evolvePath(progress, path)}
          />
          <circle cx={pen.x} cy={pen.y} r={22} fill="#ff5a2e" />
        </g>
      </svg>
    </AbsoluteFill>
  );
};
