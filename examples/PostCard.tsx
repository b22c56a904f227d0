import {
  AbsoluteFill,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type PostCardProps = {
  readonly section: string;
  readonly date: string;
  readonly title: string;
};

const ticks = Array.from({length: 51}, (_, index) => index / 50);

/** The picture of a post: a playhead reads its title, word by word. */
export const PostCard: React.FC<PostCardProps> = ({section, date, title}) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const unit = width / 1280;
  const words = title.split(' ');

  // The playhead is at the end when the last word is read.
  const now = interpolate(frame, [0, durationInFrames - 16], [0, 1], {
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b0e0f',
        color: '#9aa7a9',
        fontFamily: "'Instrument Sans Variable', sans-serif",
      }}
    >
      <svg
        width={width}
        height={height}
        style={{position: 'absolute'}}
        stroke="#6b787a"
        strokeWidth={2 * unit}
      >
        {ticks.map((tick, index) => (
          <path
            key={tick}
            d={`M${tick * width} 0v${(index % 5 === 0 ? 36 : 18) * unit}`}
          />
        ))}
        <path
          d={`M${now * width} 0V${height}`}
          stroke="#ff5a2e"
          strokeWidth={6 * unit}
        />
      </svg>
      <AbsoluteFill
        style={{
          justifyContent: 'space-between',
          padding: `${88 * unit}px ${80 * unit}px ${64 * unit}px`,
        }}
      >
        <div
          style={{
            fontSize: (title.length > 46 ? 84 : 104) * unit,
            fontWeight: 620,
            letterSpacing: '-0.03em',
            lineHeight: 1.08,
          }}
        >
          {words.map((word, index) => (
            <span
              key={index}
              style={{
                color:
                  now >= (index + 1) / words.length ? '#f2f5f5' : '#5b6668',
              }}
            >
              {word}{' '}
            </span>
          ))}
        </div>
        <div
          style={{
            display: 'flex',
            justifyContent: 'space-between',
            fontFamily: "'Geist Mono Variable', monospace",
            fontSize: 40 * unit,
          }}
        >
          <span>{section}</span>
          <span>{date}</span>
        </div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
