import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export type StoryCardProps = {
  readonly name: string;
  /** A figure, such as '$1M'; if it has digits, they are counted up to. */
  readonly number: string;
  readonly label: string;
};

const TICKS = 60;

/** A success story or a release in one number. */
export const StoryCard: React.FC<StoryCardProps> = ({name, number, label}) => {
  const frame = useCurrentFrame();

  const progress = interpolate(frame, [0, 60], [0, 1], {
    easing: Easing.out(Easing.cubic),
    extrapolateRight: 'clamp',
  });
  const counted = number.replace(/\d+/, (digits) =>
    String(Math.round(Number(digits) * progress)),
  );
  const labelIn = interpolate(frame, [30, 50], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b0e0f',
        color: '#f2f5f5',
        fontFamily: "'Instrument Sans Variable', sans-serif",
        justifyContent: 'space-between',
        padding: '64px 80px',
      }}
    >
      <div style={{fontSize: 56, fontWeight: 620}}>{name}</div>
      <div>
        <div
          style={{
            fontSize: number.length > 6 ? 220 : 280,
            fontWeight: 620,
            letterSpacing: '-0.03em',
            lineHeight: 1,
            clipPath: `inset(-10% ${100 - progress * 100}% -20% -2%)`,
          }}
        >
          {counted}
        </div>
        <div
          style={{
            marginTop: 24,
            fontSize: 52,
            color: '#cbd4d5',
            opacity: labelIn,
          }}
        >
          {label}
        </div>
      </div>
      <svg width={1120} height={48} stroke="#6b787a" strokeWidth={2}>
        {Array.from({length: TICKS + 1}, (_, index) => (
          <path
            key={index}
            d={`M${1 + (index / TICKS) * 1118} 48v-${index % 10 === 0 ? 28 : 14}`}
          />
        ))}
        <path
          d={`M${3 + progress * 1114} 0v48`}
          stroke="#ff5a2e"
          strokeWidth={6}
        />
      </svg>
    </AbsoluteFill>
  );
};
