import {createTikTokStyleCaptions, type Caption} from '@remotion/captions';
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
  const current = pages.findLast(({startMs}) => startMs <= time);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fill="#f2f5f5" fontFamily="sans-serif">
        <text x={640} y={230} fontSize={80} textAnchor="middle">
          {current?.tokens.map(({text, fromMs, toMs}) => (
            <tspan
              key={fromMs}
              fill={fromMs <= time && time < toMs ? '#ff5a2e' : undefined}
              style={{whiteSpace: 'pre'}}
            >
              {text}
            </tspan>
          ))}
        </text>
        {pages.map(({startMs, durationMs, tokens}, index) => (
          <g key={startMs} fontSize={28}>
            <rect
              x={toX(startMs) + 2}
              y={420}
              width={durationMs * 0.32 - 4}
              height={180}
              fill={current?.startMs === startMs ? '#4b5759' : '#1a2123'}
            />
            <text x={toX(startMs) + 18} y={470}>
              {index + 1}
            </text>
            {tokens.map(({text, fromMs}) => (
              <text key={fromMs} x={toX(fromMs) + 18} y={560}>
                {text.trim()}
              </text>
            ))}
          </g>
        ))}
        <rect x={toX(time) - 3} y={390} width={6} height={240} fill="#ff5a2e" />
      </svg>
    </AbsoluteFill>
  );
};
