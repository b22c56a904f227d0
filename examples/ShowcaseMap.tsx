import {evolvePath, getLength, getPointAtLength} from '@remotion/paths';
import {interpolate, random, useCurrentFrame} from 'remotion';
import {Frame, type ShowcaseProps} from './showcase/Frame';

export const ShowcaseMap: React.FC<ShowcaseProps> = ({title}) => {
  const frame = useCurrentFrame();

  const stops = [0, 1, 2, 3, 4].map((index) => ({
    x: 100 + index * 270,
    y: 70 + 270 * random(`${title} ${index}`),
  }));
  const route = stops
    .map(({x, y}, index) =>
      index === 0 ? `M${x} ${y}` : `S${x - 110} ${y} ${x} ${y}`,
    )
    .join('');
  const progress = interpolate(frame, [0, 10, 86], [1, 0, 1], {
    extrapolateRight: 'clamp',
  });
  const now = getPointAtLength(route, progress * getLength(route));
  const center = {x: 300 + 600 * random(title), y: 160};

  return (
    <Frame title={title} background="#cfe3ec" color="#0e1314">
      <svg viewBox="0 0 1280 720">
        {[720, 520, 320].map((radius, index) => (
          <ellipse
            key={radius}
            cx={center.x + index * 24}
            cy={center.y}
            rx={radius}
            ry={radius * 0.55}
            fill={['#a9cdb6', '#dfe3c4', '#f3e9cf'][index]}
          />
        ))}
        <path
          d={route}
          fill="none"
          stroke="#0e1314"
          strokeWidth="10"
          strokeLinecap="round"
          {...evolvePath(progress, route)}
        />
        {stops.map(({x, y}) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r="14"
            fill="#ffffff"
            stroke="#0e1314"
            strokeWidth="8"
          />
        ))}
        <circle cx={now.x} cy={now.y} r="26" fill="#ff5a2e" />
      </svg>
    </Frame>
  );
};
