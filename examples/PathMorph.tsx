import {interpolatePath, translatePath} from '@remotion/paths';
import {makeCircle, makePolygon, makeStar} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export type PathMorphProps = {
  readonly secondPath: 'star' | 'circle' | 'hexagon';
};

// All of them begin at the top and run clockwise
const radius = 270;
const square = makePolygon({points: 4, radius});
const shapes = {
  star: makeStar({points: 4, innerRadius: 100, outerRadius: radius}),
  circle: makeCircle({radius}),
  hexagon: makePolygon({points: 6, radius}),
};

// Puts the middle of a shape into the middle of the picture
const center = ({path, width, height}: typeof square) => {
  return translatePath(path, 640 - width / 2, 330 - height / 2);
};

export const PathMorph: React.FC<PathMorphProps> = ({secondPath}) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [10, 50, 70, 110], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  const first = center(square);
  const second = center(shapes[secondPath]);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        <path d={interpolatePath(progress, first, second)} fill="#ff5a2e" />
        <g fill="none" stroke="#9aa7a9" strokeWidth={3}>
          <path d={first} />
          <path d={second} />
        </g>
        <text x={640} y={680} fill="#f2f5f5" textAnchor="middle">
          {progress.toFixed(2)}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
