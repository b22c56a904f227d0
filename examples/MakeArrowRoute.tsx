import {evolvePath, getLength, getPointAtLength} from '@remotion/paths';
import {makeArrow} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export type MakeArrowRouteProps = {
  readonly direction: 'right' | 'left' | 'up' | 'down';
};

export const MakeArrowRoute: React.FC<MakeArrowRouteProps> = ({direction}) => {
  const frame = useCurrentFrame();
  const {path, width, height} = makeArrow({
    length: 560,
    headWidth: 400,
    headLength: 250,
    shaftWidth: 170,
    direction,
  });
  const progress = interpolate(frame, [10, 90], [0, 1], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const pen = getPointAtLength(path, progress * getLength(path));

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720">
        <g transform={`translate(${640 - width / 2} ${360 - height / 2})`}>
          <path
            d={path}
            fill="none"
            stroke="#f2f5f5"
            strokeWidth={12}
            {...evolvePath(progress, path)}
          />
          <circle cx={pen.x} cy={pen.y} r={20} fill="#ff5a2e" />
        </g>
      </svg>
    </AbsoluteFill>
  );
};
