import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export type LambdaRenderProps = {
  // How many functions render at the same time
  readonly functions: number;
};

const VIDEO_FRAMES = 240;
const ACCENT = '#ff5a2e';
const CLAMP = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

// First frame of each step
const STEPS = [
  {from: 0, text: '1. Your code sends a request'},
  {from: 30, text: '2. The main function opens your site'},
  {from: 60, text: '3. It invokes a function per chunk'},
  {from: 90, text: '4. All chunks render at the same time'},
  {from: 160, text: '5. The main function joins them'},
  {from: 190, text: '6. It uploads the file to the bucket'},
];

const between = (frame: number, from: number, to: number): number =>
  interpolate(frame, [from, to], [0, 1], CLAMP);

type BoxProps = {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly lines: readonly string[];
  readonly isActive: boolean;
};

const Box: React.FC<BoxProps> = ({x, y, height, lines, isActive}) => (
  <g transform={`translate(${x} ${y})`}>
    <rect
      width={290}
      height={height}
      rx={10}
      fill="#1a2123"
      stroke={isActive ? ACCENT : '#4b5759'}
      strokeWidth={4}
    />
    {lines.map((line, index) => (
      <text key={index} x={145} y={58 + index * 50} textAnchor="middle">
        {line}
      </text>
    ))}
  </g>
);

export const LambdaRender: React.FC<LambdaRenderProps> = ({functions}) => {
  const frame = useCurrentFrame();
  const step = STEPS.findLastIndex(({from}) => frame >= from);
  const chunks = new Array(functions).fill(0).map((_, index) => {
    // Some chunks take longer than others
    const end = 130 + ((index * 37) % 30);
    return {
      first: Math.round((index * VIDEO_FRAMES) / functions),
      last: Math.round(((index + 1) * VIDEO_FRAMES) / functions) - 1,
      invoked: between(frame, 60, 80 + index),
      done: between(frame, 90, end),
    };
  });
  const rendered =
    chunks.reduce((sum, {done}) => sum + done, 0) / chunks.length;
  const joined = between(frame, 165, 185);
  const uploaded = between(frame, 190, 210);
  const progress = Math.floor(rendered * 85 + joined * 10 + uploaded * 5);
  const row = 390 / functions;
  const gap = 8 * (1 - joined);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg
        viewBox="0 0 1280 720"
        fontFamily="'Instrument Sans Variable', sans-serif"
        fontSize={40}
        fill="#f2f5f5"
      >
        <Box
          x={30}
          y={30}
          height={90}
          lines={['Your code']}
          isActive={step < 1}
        />
        <Box
          x={30}
          y={290}
          height={140}
          lines={['Main', 'function']}
          isActive={step === 1 || step === 2 || step > 3}
        />
        <Box
          x={960}
          y={30}
          height={400}
          lines={['S3 bucket', '', 'Progress', `${progress} %`]}
          isActive={step === 5}
        />
        {uploaded === 1 && (
          <text x={1105} y={390} textAnchor="middle" fill={ACCENT}>
            out.mp4
          </text>
        )}
        {frame < 30 && (
          <circle
            cx={175}
            cy={120 + between(frame, 5, 28) * 170}
            r={12}
            fill={ACCENT}
          />
        )}
        {chunks.map(({first, last, invoked, done}, index) => {
          const y = 35 + index * row;
          return (
            <g key={first}>
              {invoked > 0 && invoked < 1 && (
                <circle
                  cx={320 + invoked * 80}
                  cy={360 + invoked * (y + 25 - 360)}
                  r={12}
                  fill={ACCENT}
                />
              )}
              <g opacity={0.25 + 0.75 * invoked}>
                <rect x={410} y={y} width={460} height={54} fill="#1a2123" />
                <rect
                  x={410}
                  y={y}
                  width={460 * done}
                  height={54}
                  fill="#4b5759"
                />
                <text x={426} y={y + 41}>
                  {first} to {last}
                </text>
                <text x={854} y={y + 41} textAnchor="end">
                  {Math.floor(done * 100)} %
                </text>
              </g>
            </g>
          );
        })}
        {/* The whole video: a chunk arrives when all its frames are rendered */}
        {chunks.map(({first, last, done}) => {
          const width = ((last + 1 - first) / VIDEO_FRAMES) * 1220;
          return (
            <g
              key={first}
              transform={`translate(${30 + (first / VIDEO_FRAMES) * 1220} 480)`}
            >
              <rect width={width - gap} height={70} fill="#1a2123" />
              <rect
                width={(width - gap) * done}
                height={70}
                fill={
                  joined === 1 ? ACCENT : done === 1 ? '#f2f5f5' : '#4b5759'
                }
              />
            </g>
          );
        })}
        <text x={30} y={650} fontSize={46}>
          {STEPS[step]?.text}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
