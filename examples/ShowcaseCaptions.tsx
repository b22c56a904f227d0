import {AbsoluteFill, interpolate, random, useCurrentFrame} from 'remotion';
import {titleSize, type ShowcaseProps} from './showcase/Frame';

const rooms = [
  ['#e8dccb', '#dccbb3', '#2f4a45'],
  ['#cfdde3', '#bccdd5', '#7a3b2e'],
  ['#dbe3d0', '#c8d3b8', '#3c4a6b'],
];

export const ShowcaseCaptions: React.FC<ShowcaseProps> = ({title}) => {
  const frame = useCurrentFrame();

  const spoken = interpolate(
    frame,
    [0, 10, 80],
    [title.length, 0, title.length],
    {extrapolateRight: 'clamp'},
  );
  // The head nods twice
  const nod = 10 * Math.sin((frame / 90) * 4 * Math.PI);

  const [wall, window, shirt] =
    rooms[Math.floor(rooms.length * random(title))] ?? [];

  return (
    <AbsoluteFill
      style={{
        backgroundColor: wall,
        fontFamily: "'Instrument Sans Variable', system-ui, sans-serif",
      }}
    >
      <svg viewBox="0 0 1280 720">
        <path d="M0 0H420V720H0Z" fill={window} />
        <ellipse cx="640" cy="780" rx="330" ry="330" fill={shirt} />
        <g transform={`translate(0 ${nod})`}>
          <rect x="590" y="330" width="100" height="150" fill="#a8714f" />
          <circle cx="640" cy="240" r="135" fill="#c58a64" />
          <path
            d="M505 240a135 135 0 0 1 270 0q-80-70-150-70t-120 70Z"
            fill="#3a261b"
          />
        </g>
      </svg>
      <div
        style={{
          position: 'absolute',
          bottom: 44,
          left: 64,
          right: 64,
          textAlign: 'center',
          fontSize: titleSize(title),
          fontWeight: 700,
          letterSpacing: '-0.02em',
          lineHeight: 1.25,
          overflowWrap: 'anywhere',
          textWrap: 'balance',
        }}
      >
        <span
          style={{
            boxDecorationBreak: 'clone',
            WebkitBoxDecorationBreak: 'clone',
            padding: '0 24px',
            borderRadius: 8,
            backgroundColor: '#0b0e0f',
            color: '#f2f5f5',
          }}
        >
          <span>{title.slice(0, Math.round(spoken))}</span>
          <span style={{color: '#7c8789'}}>
            {title.slice(Math.round(spoken))}
          </span>
        </span>
      </div>
    </AbsoluteFill>
  );
};
