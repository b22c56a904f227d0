import {
  createTikTokStyleCaptions,
  type Caption,
  type TikTokToken,
} from '@remotion/captions';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export type CaptionPagesProps = {
  readonly combineTokensWithinMilliseconds: number;
};

const words: [text: string, startMs: number, endMs: number][] = [
  ['Pages', 0, 500],
  [' hold', 500, 900],
  [' the', 900, 1150],
  [' words', 1150, 1650],
  [' that', 1650, 2000],
  [' are', 2000, 2300],
  [' seen', 2300, 2750],
  [' together', 2750, 3500],
];
const captions: Caption[] = words.map(([text, startMs, endMs]) => {
  return {text, startMs, endMs, timestampMs: startMs, confidence: null};
});

const toX = (ms: number) => 80 + ms * 0.32;

export const CaptionPages: React.FC<CaptionPagesProps> = (options) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const time = (frame / fps) * 1000;

  const {pages} = createTikTokStyleCaptions({captions, ...options});
  const current = [...pages].reverse().find(({startMs}) => startMs <= time);
  const getColor = ({fromMs, toMs}: TikTokToken) => {
    return fromMs <= time && time < toMs ? '#ff5a2e' : '#f2f5f5';
  };

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="sans-serif">
        <text
          x={640}
          y={230}
          fontSize={56}
          textAnchor="middle"
          style={{whiteSpace: 'pre'}}
        >
          {current?.tokens.map((token) => (
            <tspan key={token.fromMs} fill={getColor(token)}>
              {token.text}
            </tspan>
          ))}
        </text>
        <rect x={toX(time) - 3} y={350} width={6} height={60} fill="#ff5a2e" />
        {pages.map((page, index) => (
          <g key={page.startMs} fontSize={38}>
            <rect
              x={toX(page.startMs) + 2}
              y={410}
              width={page.durationMs * 0.32 - 4}
              height={180}
              fill="#1a2123"
              stroke={page === current ? '#9aa7a9' : undefined}
              strokeWidth={3}
            />
            <text x={toX(page.startMs) + 18} y={462} fill="#9aa7a9">
              {index + 1}
            </text>
            {page.tokens.map((token) => (
              <text
                key={token.fromMs}
                x={toX(token.fromMs) + 18}
                y={550}
                fill={getColor(token)}
              >
                {token.text.trim()}
              </text>
            ))}
          </g>
        ))}
      </svg>
    </AbsoluteFill>
  );
};
