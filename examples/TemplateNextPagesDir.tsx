import {
  AbsoluteFill,
  Easing,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const CLAMP = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

// Each file of the folder is an address; the frame is when it answers
const FILES = [
  {name: 'pages', depth: 0, from: 0},
  {name: 'index.tsx', depth: 1, from: 24, address: '/'},
  {name: 'api', depth: 1, from: 8},
  {name: 'render.ts', depth: 2, from: 62, address: '/api/render'},
  {name: 'progress.ts', depth: 2, from: 92, address: '/api/progress'},
];

export const TemplateNextPagesDir: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  const current = FILES.findLastIndex(
    ({address, from}) => address && frame >= from,
  );
  const address = FILES[current]?.address ?? '';
  const y = (index: number) => 96 + index * 112;
  const target = y(Math.max(current, 1));
  const move = spring({
    frame: frame - (FILES[current]?.from ?? 0),
    fps,
    config: {damping: 200},
    durationInFrames: 12,
  });
  const before = y(current > 3 ? 3 : 1);
  const marker = before + (target - before) * move;
  const progress = interpolate(frame, [96, 140], [0, 1], {
    ...CLAMP,
    easing: Easing.inOut(Easing.quad),
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#08231a'}}>
      <svg
        viewBox="0 0 1280 720"
        fontFamily="'Geist Mono Variable', monospace"
        fontSize={42}
        fill="#eafff6"
      >
        {current > 0 && (
          <rect x={50} y={marker} width={500} height={84} fill="#14503b" />
        )}
        {FILES.map(({name, depth, address: route}, index) => {
          const shown = spring({
            frame: frame - index * 3,
            fps,
            config: {damping: 200},
          });
          const x = 82 + depth * 58;
          return (
            <g
              key={name}
              opacity={shown}
              transform={`translate(${(shown - 1) * 60} ${y(index)})`}
            >
              {depth > 0 && (
                <path
                  d={`M${x - 44} ${name === 'api' ? -140 : depth === 2 && name === 'progress.ts' ? -70 : -28}V42h30`}
                  fill="none"
                  stroke="#3f8a6c"
                  strokeWidth={4}
                />
              )}
              <text x={x} y={56} fill={route ? '#eafff6' : '#5fd3a0'}>
                {name}
                {route ? '' : '/'}
              </text>
            </g>
          );
        })}

        <rect x={600} y={70} width={630} height={580} fill="#eafff6" />
        <rect x={600} y={70} width={630} height={90} fill="#5fd3a0" />
        <text x={632} y={129} fill="#08231a" fontWeight={600}>
          {address}
        </text>
        <g fill="#08231a">
          {address === '/' && (
            <g>
              <rect x={660} y={220} width={510} height={287} />
              <path
                d="M870 310v106l92 -53z"
                fill="#5fd3a0"
                transform={`translate(915 363) scale(${spring({frame: frame - 26, fps})}) translate(-915 -363)`}
              />
              <rect x={660} y={534} width={510} height={70} fill="#5fd3a0" />
              <text x={915} y={583} textAnchor="middle">
                Render
              </text>
            </g>
          )}
          {address === '/api/render' && (
            <>
              <text x={660} y={290}>
                {'{'}
              </text>
              <text x={710} y={360}>
                renderId:
              </text>
              <text x={710} y={430} fill="#0b6b45">
                {'"7f3k9a2c"'.slice(0, Math.max(0, frame - 64))}
              </text>
              <text x={660} y={500}>
                {'}'}
              </text>
            </>
          )}
          {address === '/api/progress' && (
            <>
              <text x={915} y={370} textAnchor="middle" fontSize={140}>
                {Math.floor(progress * 100)}%
              </text>
              <rect x={660} y={440} width={510} height={40} fill="#bfe9d6" />
              <rect x={660} y={440} width={510 * progress} height={40} />
            </>
          )}
        </g>
      </svg>
    </AbsoluteFill>
  );
};
