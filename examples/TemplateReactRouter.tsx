import {
  AbsoluteFill,
  Easing,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type TemplateReactRouterProps = {readonly color: string};

const CLAMP = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const CLICK = 56;
const DONE = 118;
const CIRCLE = 2 * Math.PI * 110;

export const TemplateReactRouter: React.FC<TemplateReactRouterProps> = ({
  color,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  // The root route stays, and what is in its outlet slides
  const slide = spring({
    frame: frame - CLICK,
    fps,
    config: {damping: 200},
    durationInFrames: 20,
  });
  const rendered = interpolate(frame, [CLICK + 14, DONE], [0, 1], {
    ...CLAMP,
    easing: Easing.inOut(Easing.quad),
  });
  const press = interpolate(
    frame,
    [CLICK - 8, CLICK - 4, CLICK],
    [1, 0.94, 1],
    CLAMP,
  );
  const turn = frame * 2.4;

  return (
    <AbsoluteFill style={{backgroundColor: '#f7ecf2'}}>
      <svg
        viewBox="0 0 1280 720"
        fontFamily="'Geist Mono Variable', monospace"
        fontSize={40}
        fill="#3b0d20"
      >
        <defs>
          <clipPath id="outlet">
            <rect x={100} y={190} width={1080} height={430} />
          </clipPath>
        </defs>
        <rect
          x={60}
          y={50}
          width={1160}
          height={610}
          fill="#ffffff"
          stroke="#3b0d20"
          strokeWidth={4}
        />
        <text x={100} y={128}>
          root.tsx
        </text>
        <text x={1180} y={128} textAnchor="end" fontWeight={600} fill={color}>
          {frame < CLICK ? '/' : '/progress'}
        </text>
        <rect
          x={100}
          y={190}
          width={1080}
          height={430}
          fill="none"
          stroke={color}
          strokeWidth={4}
          strokeDasharray="18 12"
        />
        <g clipPath="url(#outlet)">
          <g transform={`translate(${-1080 * slide} 0)`}>
            <text x={140} y={262}>
              home.tsx
            </text>
            <rect x={600} y={230} width={540} height={304} fill="#3b0d20" />
            <g transform={`translate(870 382) rotate(${turn})`}>
              {[0, 120, 240].map((angle) => (
                <circle
                  key={angle}
                  r={40}
                  cy={-66}
                  fill={color}
                  transform={`rotate(${angle})`}
                />
              ))}
            </g>
            <rect x={600} y={556} width={540} height={10} fill="#e6cfd9" />
            <rect
              x={600}
              y={556}
              width={Math.min(540, frame * 6)}
              height={10}
              fill="#3b0d20"
            />
            <g transform={`translate(320 420) scale(${press})`}>
              <rect x={-180} y={-50} width={360} height={100} fill={color} />
              <text y={14} textAnchor="middle" fill="#ffffff" fontWeight={600}>
                Render
              </text>
            </g>
          </g>
          <g transform={`translate(${1080 * (1 - slide)} 0)`}>
            <text x={140} y={262}>
              progress.tsx
            </text>
            <circle
              cx={870}
              cy={405}
              r={110}
              fill="none"
              stroke="#e6cfd9"
              strokeWidth={40}
            />
            <circle
              cx={870}
              cy={405}
              r={110}
              fill="none"
              stroke={color}
              strokeWidth={40}
              strokeDasharray={`${CIRCLE * rendered} ${CIRCLE}`}
              transform="rotate(-90 870 405)"
            />
            <text
              x={140}
              y={450}
              fontFamily="'Instrument Sans Variable', sans-serif"
              fontSize={120}
              fontWeight={640}
            >
              {frame < DONE ? `${Math.floor(rendered * 100)} %` : 'Ready'}
            </text>
          </g>
        </g>
      </svg>
    </AbsoluteFill>
  );
};
