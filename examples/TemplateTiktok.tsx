import {
  createTikTokStyleCaptions,
  type Caption,
  type TikTokPage,
} from '@remotion/captions';
import {
  AbsoluteFill,
  Sequence,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type TemplateTiktokProps = {
  readonly highlight: string;
};

const words: [text: string, startMs: number, endMs: number][] = [
  ['Good', 0, 500],
  [' coffee', 500, 1100],
  [' needs', 1300, 1650],
  [' three', 1650, 2050],
  [' things:', 2050, 2600],
  [' time,', 2800, 3300],
  [' heat', 3500, 3900],
  [' and', 3900, 4100],
  [' patience.', 4100, 5000],
];
const captions: Caption[] = words.map(([text, startMs, endMs]) => {
  return {text, startMs, endMs, timestampMs: startMs, confidence: null};
});
const {pages} = createTikTokStyleCaptions({
  captions,
  combineTokensWithinMilliseconds: 900,
});

/** In place of your clip: a cup that steams. */
const Clip: React.FC = () => {
  const frame = useCurrentFrame();
  const sway = Math.sin(frame / 14) * 40;

  return (
    <svg viewBox="0 150 1080 1920" fill="none">
      <path d="M0 0 H1080 V1430 H0 Z" fill="#c8553d" />
      <path d="M0 1430 H1080 V2070 H0 Z" fill="#6d2a1e" />
      {[400, 540, 680].map((x, index) => (
        <path
          key={x}
          d={`M${x} 960 c${80 + sway} -90 ${-80 - sway} -180 0 -270 s${80 - sway} -180 0 -270`}
          stroke="#f7e1d3"
          strokeWidth={22}
          strokeLinecap="round"
          strokeDasharray="460 200"
          strokeDashoffset={-frame * 6 - index * 220}
        />
      ))}
      <path
        d="M770 1070 h60 a120 120 0 0 1 0 240 h-90"
        stroke="#f7e1d3"
        strokeWidth={48}
      />
      <path
        d="M270 980 h540 v230 a220 220 0 0 1 -220 220 h-100 a220 220 0 0 1 -220 -220 z"
        fill="#f7e1d3"
      />
      <ellipse cx={540} cy={980} rx={270} ry={46} fill="#3b150e" />
      <rect x={190} y={1430} width={700} height={40} rx={20} fill="#f7e1d3" />
    </svg>
  );
};

const Page: React.FC<TemplateTiktokProps & {readonly page: TikTokPage}> = ({
  page,
  highlight,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const entrance = spring({frame, fps, config: {damping: 14, stiffness: 200}});
  const time = page.startMs + (frame / fps) * 1000;

  return (
    <AbsoluteFill style={{top: 1330, height: 500, justifyContent: 'center'}}>
      <div
        style={{
          padding: '0 80px',
          color: '#ffffff',
          fontFamily: "'Instrument Sans Variable', sans-serif",
          fontSize: 140,
          fontWeight: 700,
          lineHeight: 1.1,
          scale: 0.8 + 0.2 * entrance,
          textAlign: 'center',
          textTransform: 'uppercase',
          textWrap: 'balance',
          whiteSpace: 'pre-wrap',
          // The outline lies behind the letters and does not make them thinner
          paintOrder: 'stroke',
          WebkitTextStroke: '28px #0b0e0f',
        }}
      >
        {page.tokens.map(({text, fromMs, toMs}) => (
          <span
            key={fromMs}
            style={{
              color: fromMs <= time && time < toMs ? highlight : undefined,
            }}
          >
            {text}
          </span>
        ))}
      </div>
    </AbsoluteFill>
  );
};

export const TemplateTiktok: React.FC<TemplateTiktokProps> = ({highlight}) => {
  const {fps} = useVideoConfig();
  const toFrames = (ms: number) => Math.round((ms / 1000) * fps);

  return (
    <AbsoluteFill>
      <Clip />
      {pages.map((page) => (
        <Sequence
          key={page.startMs}
          from={toFrames(page.startMs)}
          durationInFrames={toFrames(page.durationMs)}
        >
          <Page page={page} highlight={highlight} />
        </Sequence>
      ))}
    </AbsoluteFill>
  );
};
