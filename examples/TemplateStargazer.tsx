import {Star} from '@remotion/shapes';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  random,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type TemplateStargazerProps = {
  readonly repository: string;
  readonly stars: number;
};

const size = 160;
const columns = 8;
const gazers = Array.from({length: 48}, (_, index) => index);

/** The picture of somebody: five columns of squares, mirrored. */
const Avatar: React.FC<{readonly seed: number}> = ({seed}) => {
  const hue = Math.floor(random(`hue ${seed}`) * 360);
  const squares = Array.from({length: 25}, (_, index) => {
    const x = index % 5;
    return {x, y: Math.floor(index / 5), side: Math.min(x, 4 - x)};
  });

  return (
    <svg
      viewBox="-1 -1 7 7"
      fill={`hsl(${hue} 55% 62%)`}
      shapeRendering="crispEdges"
    >
      <rect x={-1} y={-1} width={7} height={7} fill={`hsl(${hue} 35% 18%)`} />
      {squares
        .filter(({y, side}) => random(`${seed} ${side} ${y}`) > 0.5)
        .map(({x, y}) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={1} height={1} />
        ))}
    </svg>
  );
};

export const TemplateStargazer: React.FC<TemplateStargazerProps> = ({
  repository,
  stars,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const share = interpolate(frame, [0, 90], [0, 1], {
    easing: Easing.out(Easing.quad),
    extrapolateRight: 'clamp',
  });
  const celebration = spring({frame: frame - 90, fps, config: {damping: 9}});

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0d1117',
        color: '#ffffff',
        fontFamily: "'Instrument Sans Variable', sans-serif",
      }}
    >
      {gazers.map((index) => {
        const place = Math.floor(random(`place ${index}`) * gazers.length);
        const appeared = spring({
          frame: frame - place * 1.8,
          fps,
          config: {damping: 200},
        });

        return (
          <div
            key={index}
            style={{
              position: 'absolute',
              left: (index % columns) * size,
              top: Math.floor(index / columns) * size - 120,
              width: size,
              scale: appeared,
            }}
          >
            <Avatar seed={index} />
          </div>
        );
      })}
      <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center'}}>
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'center',
            justifyContent: 'center',
            width: columns * size - 2 * size,
            height: 2 * size,
            backgroundColor: '#0d1117',
          }}
        >
          <div style={{fontSize: 52}}>{repository}</div>
          <div
            style={{
              display: 'flex',
              alignItems: 'center',
              gap: 28,
              fontSize: 190,
              fontWeight: 700,
              fontVariantNumeric: 'tabular-nums',
              lineHeight: 1.1,
            }}
          >
            <Star
              points={5}
              innerRadius={36}
              outerRadius={78}
              cornerRadius={6}
              fill="#f0bc5e"
              style={{rotate: `${celebration * 72}deg`}}
            />
            {Math.round(stars * share).toLocaleString('en')}
          </div>
        </div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
