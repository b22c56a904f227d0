import {
  AbsoluteFill,
  Easing,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type TemplateBlankProps = {readonly text: string};

const CLAMP = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const TICKS = Array.from({length: 31}, (_, index) => 100 + index * 36);

export const TemplateBlank: React.FC<TemplateBlankProps> = ({text}) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();

  const drawn = interpolate(frame, [0, 30], [0, 1], {
    ...CLAMP,
    easing: Easing.out(Easing.cubic),
  });
  const letters = interpolate(frame, [40, 85], [0, text.length], CLAMP);
  const isTyping = letters > 0 && letters < text.length;
  const now = interpolate(frame, [0, durationInFrames], [100, 1180]);

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#f4f6f6',
        color: '#0e1314',
        fontFamily: "'Instrument Sans Variable', sans-serif",
      }}
    >
      <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
        <g
          fontFamily="'Geist Mono Variable', monospace"
          fontSize={40}
          fill="#525d5f"
        >
          <text x={100} y={88}>
            {width} × {height}
          </text>
          <text x={1180} y={88} textAnchor="end">
            {String(frame).padStart(3, '0')}
          </text>
        </g>
        {/* The canvas draws itself from its upper left corner */}
        <rect
          x={100}
          y={120}
          width={1080}
          height={420}
          pathLength={1}
          strokeDasharray={`${drawn} 1`}
          fill="none"
          stroke="#0e1314"
          strokeWidth={4}
        />
        {TICKS.map((x, index) => (
          <line
            key={x}
            x1={x}
            x2={x}
            y1={index % 5 === 0 ? 612 : 626}
            y2={648}
            stroke="#7c8789"
            strokeWidth={3}
          />
        ))}
        <path d={`M${now - 16} 578h32v22l-16 18l-16 -18z`} fill="#f5420f" />
        <line
          x1={now}
          x2={now}
          y1={600}
          y2={660}
          stroke="#f5420f"
          strokeWidth={6}
        />
      </svg>
      <AbsoluteFill
        style={{
          alignItems: 'center',
          bottom: 60,
          fontSize: 108,
          fontWeight: 620,
          justifyContent: 'center',
          letterSpacing: '-0.036em',
          whiteSpace: 'pre',
        }}
      >
        <div>
          {text.slice(0, Math.floor(letters))}
          <span
            style={{
              borderInlineEnd: '8px solid #0e1314',
              marginInlineStart: 6,
              opacity: isTyping || frame % 30 < 16 ? 1 : 0,
            }}
          />
        </div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
