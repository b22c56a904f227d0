import {
  AbsoluteFill,
  Easing,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type TemplateNextProps = {
  readonly title: string;
  readonly color: string;
};

const CLAMP = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const CLICK = 66;
const DONE = 120;

// What the app shows of the video that its user makes
const Video: React.FC<{readonly text: string; readonly color: string}> = ({
  text,
  color,
}) => {
  const frame = useCurrentFrame();
  return (
    <svg width={640} height={360}>
      <rect width={640} height={360} fill="#0b0e0f" />
      {[0, 1, 2].map((index) => (
        <circle
          key={index}
          cx={320}
          cy={180}
          r={(frame * 3 + index * 110) % 330}
          fill="none"
          stroke={color}
          strokeWidth={3}
          opacity={1 - ((frame * 3 + index * 110) % 330) / 330}
        />
      ))}
      <text
        x={320}
        y={204}
        textAnchor="middle"
        fontSize={76}
        fontWeight={640}
        fill="#f2f5f5"
      >
        {text}
      </text>
    </svg>
  );
};

export const TemplateNext: React.FC<TemplateNextProps> = ({title, color}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();

  const letters = interpolate(frame, [8, 46], [0, title.length], CLAMP);
  const text = title.slice(0, Math.floor(letters));
  const rendered = interpolate(frame, [CLICK, DONE], [0, 1], CLAMP);
  const press = spring({frame: frame - CLICK, fps, durationInFrames: 12});
  const move = interpolate(frame, [46, CLICK - 4], [0, 1], {
    ...CLAMP,
    easing: Easing.inOut(Easing.cubic),
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#d7e6f5'}}>
      <svg
        viewBox="0 0 1280 720"
        fontFamily="'Instrument Sans Variable', sans-serif"
        fontSize={42}
        fill="#0e1314"
      >
        <rect x={50} y={50} width={1180} height={620} rx={14} fill="#ffffff" />
        <path d="M50 140h1180" stroke="#dbe1e1" strokeWidth={3} />
        {[92, 128, 164].map((x) => (
          <circle key={x} cx={x} cy={95} r={11} fill="#dbe1e1" />
        ))}
        <rect x={210} y={68} width={980} height={54} rx={8} fill="#f4f6f6" />
        <text x={234} y={109} fill="#525d5f" fontSize={38}>
          app.example.com
        </text>

        <text x={90} y={222}>
          Title
        </text>
        <rect
          x={90}
          y={246}
          width={420}
          height={84}
          rx={8}
          fill="none"
          stroke={frame < CLICK ? color : '#7c8789'}
          strokeWidth={4}
        />
        <text x={112} y={303}>
          {text}
          {frame < CLICK && frame % 20 < 12 ? '|' : ''}
        </text>

        <g transform={`translate(0 ${(1 - press) * press * 20})`}>
          <rect x={90} y={370} width={420} height={84} rx={8} fill="#0e1314" />
          <rect
            x={90}
            y={370}
            width={420 * rendered}
            height={84}
            rx={8}
            fill={color}
          />
          <text
            x={300}
            y={427}
            textAnchor="middle"
            fill="#ffffff"
            fontWeight={600}
          >
            {frame < CLICK
              ? 'Render video'
              : frame < DONE
                ? `${Math.floor(rendered * 100)} %`
                : 'Download'}
          </text>
        </g>

        <g transform="translate(550 190)">
          <Video text={text} color="#7cbbff" />
          <rect y={360} width={640} height={70} fill="#1a2123" />
          <path d="M30 378v34l28 -17z" fill="#f2f5f5" />
          <rect x={84} y={391} width={520} height={8} fill="#4b5759" />
          <rect
            x={84}
            y={391}
            width={(520 * frame) / durationInFrames}
            height={8}
            fill="#f2f5f5"
          />
        </g>

        {/* The pointer goes to the button */}
        <path
          d="M0 0v44l11 -10l8 18l9 -4l-8 -18h15z"
          transform={`translate(${560 - move * 140} ${620 - move * 200})`}
          fill="#0e1314"
          stroke="#ffffff"
          strokeWidth={4}
        />
      </svg>
    </AbsoluteFill>
  );
};
