import {
  AbsoluteFill,
  Easing,
  interpolate,
  interpolateColors,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type ScreencastProps = {
  readonly chapter: string;
};

/** Lines of code as bars: indent, and lengths of the words. */
const LINES: [indent: number, ...words: number[]][] = [
  [0, 70, 150, 40],
  [1, 96, 60, 180],
  [1, 120, 90],
  [2, 60, 210, 80],
  [2, 150, 44],
  [1, 36],
  [1, 88, 130, 60],
  [0, 36],
];

const WORD_COLORS = ['#f2a65a', '#8fc9c2', '#e8eeee'];

/** The frame at which the camera shrinks into its corner. */
const LAYOUT_CHANGE = 60;

const Screen: React.FC = () => {
  const frame = useCurrentFrame();
  const typed = interpolate(frame, [70, 165], [0, LINES.length], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{background: '#10181a', padding: '96px 84px'}}>
      {LINES.map(([indent, ...words], line) => {
        // Each line is typed from left to right, one after the other
        const progress = Math.min(1, Math.max(0, typed - line));

        return (
          <div
            key={line}
            style={{
              display: 'flex',
              gap: 18,
              height: 30,
              marginBottom: 34,
              marginLeft: indent * 64,
              clipPath: `inset(0 ${(1 - progress) * 100}% 0 0)`,
            }}
          >
            {words.map((width, word) => (
              <div
                key={word}
                style={{
                  width,
                  borderRadius: 6,
                  background: WORD_COLORS[word % WORD_COLORS.length],
                }}
              />
            ))}
          </div>
        );
      })}
    </AbsoluteFill>
  );
};

/** In place of a recording: a person who speaks. */
const Camera: React.FC = () => {
  const frame = useCurrentFrame();
  const nod = Math.sin(frame / 9) * 5;
  const mouth = 8 + Math.abs(Math.sin(frame / 3.5)) * 16;

  return (
    <svg
      viewBox="-200 -200 400 400"
      preserveAspectRatio="xMidYMid slice"
      style={{width: '100%', height: '100%', background: '#2f6f5e'}}
    >
      <path d="M-170 220 q0 -150 170 -150 t170 150 Z" fill="#f2c14e" />
      <g transform={`translate(0 ${nod})`}>
        <ellipse cx={0} cy={-20} rx={80} ry={94} fill="#e3a27f" />
        <path
          d="M-88 -30 q-8 -104 88 -104 t88 104 q-40 -44 -88 -44 t-88 44 Z"
          fill="#2b1a14"
        />
        <circle cx={-30} cy={-20} r={8} fill="#2b1a14" />
        <circle cx={30} cy={-20} r={8} fill="#2b1a14" />
        <ellipse cx={0} cy={28} rx={22} ry={mouth / 2} fill="#7c2f2a" />
      </g>
    </svg>
  );
};

export const Screencast: React.FC<ScreencastProps> = ({chapter}) => {
  const frame = useCurrentFrame();
  const {fps, width, height} = useVideoConfig();
  const change = spring({
    frame: frame - LAYOUT_CHANGE,
    fps,
    config: {damping: 18},
  });
  const size = interpolate(change, [0, 1], [height, 228]);
  const titleOpacity = interpolate(
    frame,
    [8, 20, LAYOUT_CHANGE - 6, LAYOUT_CHANGE + 6],
    [0, 1, 1, 0],
    {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
      easing: Easing.inOut(Easing.quad),
    },
  );

  return (
    <AbsoluteFill
      style={{
        background: interpolateColors(change, [0, 1], ['#2f6f5e', '#10181a']),
      }}
    >
      <Screen />
      {/* The camera fills the picture first, then leaves it to the screen */}
      <div
        style={{
          position: 'absolute',
          overflow: 'hidden',
          right: interpolate(change, [0, 1], [0, 56]),
          bottom: interpolate(change, [0, 1], [0, 56]),
          width: interpolate(change, [0, 1], [width, size]),
          height: size,
          borderRadius: interpolate(change, [0, 1], [0, 114]),
        }}
      >
        <Camera />
      </div>
      <div
        style={{
          position: 'absolute',
          left: 84,
          bottom: 72,
          padding: '16px 32px',
          borderRadius: 14,
          background: '#10181a',
          color: '#ffffff',
          fontFamily: 'sans-serif',
          fontSize: 56,
          fontWeight: 700,
          opacity: titleOpacity,
        }}
      >
        {chapter}
      </div>
    </AbsoluteFill>
  );
};
