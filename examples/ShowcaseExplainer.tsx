import {getPointAtLength, getLength} from '@remotion/paths';
import {interpolate, random, useCurrentFrame} from 'remotion';
import {Frame, type ShowcaseProps} from './showcase/Frame';

export const ShowcaseExplainer: React.FC<ShowcaseProps> = ({title}) => {
  const frame = useCurrentFrame();

  const boxes = [0, 1, 2, 3].map((index) => ({
    x: 64 + index * 304,
    y: 70 + 190 * random(`${title} ${index}`),
  }));
  const path = boxes
    .map(({x, y}, index) =>
      index === 0
        ? `M${x + 120} ${y + 75}`
        : `C${x - 40} ${(boxes[index - 1]?.y ?? 0) + 75} ${x - 60} ${y + 75} ${x + 120} ${y + 75}`,
    )
    .join('');
  const length = getLength(path);
  const progress = interpolate(frame, [0, 10, 86], [1, 0, 1], {
    extrapolateRight: 'clamp',
  });
  const now = getPointAtLength(path, progress * length);

  return (
    <Frame title={title} background="#f4f6f6" color="#0e1314">
      <svg viewBox="0 0 1280 720">
        <path d={path} fill="none" stroke="#7c8789" strokeWidth="6" />
        {boxes.map(({x, y}, index) => {
          const isReached = progress > 0 && now.x >= x;
          return (
            <g key={index}>
              <rect
                x={x}
                y={y}
                width="240"
                height="150"
                rx="10"
                fill={isReached ? '#0a5aa8' : '#ffffff'}
                stroke={isReached ? '#0a5aa8' : '#7c8789'}
                strokeWidth="6"
              />
              <rect
                x={x + 32}
                y={y + 63}
                width={80 + 70 * random(`${title} text ${index}`)}
                height="24"
                rx="4"
                fill={isReached ? '#ffffff' : '#c3cccc'}
              />
            </g>
          );
        })}
        <circle cx={now.x} cy={now.y} r="22" fill="#ff5a2e" />
      </svg>
    </Frame>
  );
};
