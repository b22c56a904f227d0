import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export type CardOrderProps = {
  /** Names of cards with spaces between, the first on the left. */
  readonly order: string;
  readonly theme: 'light' | 'dark';
};

type Card = {
  readonly title: string;
  readonly color: string;
  /** Drawn in a box of 100 × 100 around 0 */
  readonly picture: React.ReactNode;
};

const CARDS: Record<string, Card> = {
  place: {
    title: 'Zürich',
    color: '#3d6fd9',
    picture: (
      <path d="M0 44 C-34 4 -34 -10 -34 -14 a34 34 0 0 1 68 0 C34 -10 34 4 0 44 Z M0 -28 a13 13 0 1 0 0.1 0 Z" />
    ),
  },
  weather: {
    title: '21 °C',
    color: '#e59a2f',
    picture: (
      <g stroke="#ffffff" strokeWidth={8} strokeLinecap="round">
        <circle r={20} />
        {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
          <path key={angle} d="M0 -34 V-44" transform={`rotate(${angle})`} />
        ))}
      </g>
    ),
  },
  steps: {
    title: '8,214',
    color: '#2f8a6b',
    picture: (
      <g>
        {[20, 34, 28, 52, 44, 70].map((height, index) => (
          <rect
            key={height}
            x={index * 15 - 44}
            y={40 - height}
            width={10}
            height={height}
          />
        ))}
      </g>
    ),
  },
  song: {
    title: 'Low Tide',
    color: '#b5476f',
    picture: (
      <path d="M-14 30 a15 12 0 1 1 -8 -11 V-34 L36 -44 V20 a15 12 0 1 1 -8 -11 V-18 L-14 -11 Z" />
    ),
  },
};

export const CardOrder: React.FC<CardOrderProps> = ({order, theme}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const isDark = theme === 'dark';

  return (
    <AbsoluteFill
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 32,
        background: isDark ? '#10181a' : '#f4f6f6',
        fontFamily: "'Instrument Sans Variable', sans-serif",
      }}
    >
      {order.split(' ').map((name, index) => {
        const card = CARDS[name];
        // The first card comes first, whichever it is
        const rise = spring({
          frame: frame - index * 9,
          fps,
          config: {damping: 15},
        });

        return (
          card && (
            <div
              key={name}
              style={{
                width: 268,
                height: 380,
                borderRadius: 24,
                overflow: 'hidden',
                background: isDark ? '#1f2a2d' : '#ffffff',
                color: isDark ? '#f2f5f5' : '#10181a',
                opacity: Math.min(1, rise),
                translate: `0 ${(1 - rise) * 320}px`,
              }}
            >
              <svg
                viewBox="-70 -65 140 130"
                fill="#ffffff"
                fillRule="evenodd"
                style={{display: 'block', background: card.color}}
              >
                {card.picture}
              </svg>
              <div
                style={{
                  padding: '36px 24px',
                  fontSize: 50,
                  fontWeight: 700,
                  textAlign: 'center',
                }}
              >
                {card.title}
              </div>
            </div>
          )
        );
      })}
    </AbsoluteFill>
  );
};
