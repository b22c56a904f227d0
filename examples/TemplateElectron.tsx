import {
  AbsoluteFill,
  Easing,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type TemplateElectronProps = {readonly title: string};

const CLAMP = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const RENDER = 60;
const SAVED = 112;

export const TemplateElectron: React.FC<TemplateElectronProps> = ({title}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  const opened = spring({frame, fps, config: {damping: 18}});
  const letters = interpolate(frame, [16, 46], [0, title.length], CLAMP);
  const rendered = interpolate(frame, [RENDER, SAVED], [0, 1], {
    ...CLAMP,
    easing: Easing.inOut(Easing.quad),
  });
  // The file flies out of the window onto the desktop
  const saved = spring({frame: frame - SAVED, fps, config: {damping: 14}});

  return (
    <AbsoluteFill style={{backgroundColor: '#2c5c63'}}>
      <svg
        viewBox="0 0 1280 720"
        fontFamily="'Instrument Sans Variable', sans-serif"
        fontSize={42}
        fill="#f2f5f5"
      >
        {/* The desktop */}
        <circle cx={1090} cy={150} r={260} fill="#35717a" />
        <circle cx={1090} cy={150} r={150} fill="#3f858f" />
        <rect y={640} width={1280} height={80} fill="#173338" />
        {[540, 620, 700].map((x, index) => (
          <rect
            key={x}
            x={x}
            y={656}
            width={48}
            height={48}
            rx={8}
            fill={index === 1 ? '#9feaf9' : '#35717a'}
          />
        ))}

        <g
          opacity={Math.min(1, opened)}
          transform={`translate(470 640) scale(${opened}) translate(-470 -640)`}
        >
          <rect x={70} y={60} width={800} height={530} rx={14} fill="#1b1d23" />
          <path d="M70 138h800" stroke="#3a3f4a" strokeWidth={3} />
          {['#ff86a8', '#f0bc5e', '#5fd3a0'].map((fill, index) => (
            <circle
              key={fill}
              cx={110 + index * 40}
              cy={99}
              r={12}
              fill={fill}
            />
          ))}
          <text x={470} y={114} textAnchor="middle" fill="#b7c2c4">
            Video Maker
          </text>
          <rect
            x={120}
            y={186}
            width={700}
            height={92}
            rx={8}
            fill="#0b0e0f"
            stroke="#5b6271"
            strokeWidth={3}
          />
          <text x={146} y={248}>
            {title.slice(0, Math.floor(letters))}
            {frame < RENDER && frame % 20 < 12 ? '|' : ''}
          </text>
          <rect x={120} y={314} width={700} height={92} rx={8} fill="#9feaf9" />
          <text
            x={470}
            y={376}
            textAnchor="middle"
            fontWeight={600}
            fill="#0e1314"
          >
            {frame < RENDER ? 'Render' : frame < SAVED ? 'Rendering' : 'Saved'}
          </text>
          <rect x={120} y={458} width={700} height={30} fill="#0b0e0f" />
          <rect
            x={120}
            y={458}
            width={700 * rendered}
            height={30}
            fill="#9feaf9"
          />
          <text x={820} y={552} textAnchor="end" fill="#b7c2c4">
            {Math.floor(rendered * 100)} %
          </text>
        </g>

        <g
          opacity={Math.min(1, saved * 2)}
          transform={`translate(${470 + saved * 610} ${470 - saved * 120}) scale(${0.3 + saved * 0.7})`}
        >
          <path d="M-75 -100h100l50 50v150h-150z" fill="#f2f5f5" />
          <path d="M25 -100v50h50z" fill="#b7c2c4" />
          <path d="M-24 -20v70l60 -35z" fill="#2c5c63" />
          <text y={156} textAnchor="middle">
            out.mp4
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};
