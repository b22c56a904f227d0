import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const CLAMP = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const COLUMNS = 24;
const CELLS = 120;

const STEPS = [
  {text: 'Start a sandbox', from: 6, to: 34},
  {text: 'Render 120 frames', from: 34, to: 104},
  {text: 'Store the file', from: 104, to: 136},
];

export const TemplateVercel: React.FC = () => {
  const frame = useCurrentFrame();

  const machine = interpolate(frame, [6, 34], [0, 1], {
    ...CLAMP,
    easing: Easing.out(Easing.cubic),
  });
  const frames = interpolate(frame, [36, 102], [0, CELLS], CLAMP);
  // All cells move to the place of the file, and the machine goes
  const joined = interpolate(frame, [106, 128], [0, 1], {
    ...CLAMP,
    easing: Easing.inOut(Easing.cubic),
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#000000'}}>
      <svg
        viewBox="0 0 1280 720"
        fontFamily="'Instrument Sans Variable', sans-serif"
        fontSize={46}
        fill="#ffffff"
      >
        <rect
          x={80}
          y={70}
          width={1120}
          height={270}
          pathLength={1}
          strokeDasharray={`${machine} 1`}
          fill="none"
          stroke="#ffffff"
          strokeWidth={3}
          opacity={1 - joined}
        />
        {Array.from({length: CELLS}, (_, index) => {
          const x = 104 + (index % COLUMNS) * 45;
          const y = 92 + Math.floor(index / COLUMNS) * 46;
          return (
            <rect
              key={index}
              x={x + (590 + (index % 10) * 10 - x) * joined}
              y={y + (156 + Math.floor(index / 10) * 8 - y) * joined}
              width={37 - joined * 28}
              height={38 - joined * 30}
              fill={index < frames ? '#ffffff' : '#1a2123'}
              opacity={machine}
            />
          );
        })}
        <text
          x={640}
          y={330}
          textAnchor="middle"
          fontFamily="'Geist Mono Variable', monospace"
          fontSize={42}
          opacity={interpolate(frame, [124, 134], [0, 1], CLAMP)}
        >
          video.mp4
        </text>

        {STEPS.map(({text, from, to}, index) => {
          const done = interpolate(frame, [from, to], [0, 1], CLAMP);
          return (
            <g
              key={text}
              transform={`translate(80 ${420 + index * 92})`}
              opacity={frame < from ? 0.45 : 1}
            >
              <circle
                r={20}
                cx={22}
                cy={30}
                fill="none"
                stroke="#4b5759"
                strokeWidth={5}
              />
              <circle
                r={20}
                cx={22}
                cy={30}
                pathLength={1}
                strokeDasharray={`${done} 1`}
                transform="rotate(-90 22 30)"
                fill={done === 1 ? '#ffffff' : 'none'}
                stroke="#ffffff"
                strokeWidth={5}
              />
              {done === 1 && (
                <path
                  d="M12 30l8 8l14 -15"
                  fill="none"
                  stroke="#000000"
                  strokeWidth={5}
                />
              )}
              <text x={76} y={47}>
                {text}
              </text>
              <text x={1120} y={47} textAnchor="end" fill="#9aa7a9">
                {frame < from ? '' : `${Math.floor(done * 100)} %`}
              </text>
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
