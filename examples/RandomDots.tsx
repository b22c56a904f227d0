import {AbsoluteFill, random, useCurrentFrame} from 'remotion';

export type RandomDotsProps = {
  readonly seed: string;
};

export const RandomDots: React.FC<RandomDotsProps> = ({seed}) => {
  const frame = useCurrentFrame();

  // One more dot each frame; each stays where its seed puts it
  const dots = Array.from({length: frame + 1}, (_, index) => ({
    x: random(`${seed}-x-${index}`),
    y: random(`${seed}-y-${index}`),
    size: random(`${seed}-size-${index}`),
  }));

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        <rect x={60} y={50} width={1160} height={540} fill="#1a2123" />
        {dots.map(({x, y, size}, index) => (
          <circle
            key={index}
            cx={100 + x * 1080}
            cy={90 + y * 460}
            r={6 + size * 24}
            fill={index === frame ? '#ff5a2e' : '#9aa7a9'}
            stroke="#1a2123"
            strokeWidth={3}
          />
        ))}
        <text x={60} y={660} fill="#f2f5f5">
          {`random('${seed}-x-${frame}') → ${dots[frame]?.x.toFixed(3)}`}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
