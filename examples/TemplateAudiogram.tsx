import {createTikTokStyleCaptions, type Caption} from '@remotion/captions';
import {useAudioData, visualizeAudio} from '@remotion/media-utils';
import {
  AbsoluteFill,
  Html5Audio,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type TemplateAudiogramProps = {
  readonly muted: boolean;
  readonly title: string;
  readonly color: string;
};

const src = staticFile('media/melody.mp3');

const words: [text: string, startMs: number, endMs: number][] = [
  ['It', 0, 300],
  [' starts', 300, 750],
  [' with', 750, 1000],
  [' one', 1000, 1350],
  [' note,', 1350, 2000],
  [' and', 2200, 2450],
  [' then', 2450, 2800],
  [' the', 2800, 3000],
  [' next', 3000, 3400],
  [' one', 3400, 3700],
  [' answers.', 3700, 4600],
];
const captions: Caption[] = words.map(([text, startMs, endMs]) => {
  return {text, startMs, endMs, timestampMs: startMs, confidence: null};
});
const {pages} = createTikTokStyleCaptions({
  captions,
  combineTokensWithinMilliseconds: 1900,
});

// From -60 dB, which is hardly audible, to 0 dB
const toShare = (value: number) =>
  Math.max(0, 1 + (20 * Math.log10(value)) / 60);

/** The picture of the podcast: a note on its lines. */
const Cover: React.FC<{readonly color: string}> = ({color}) => {
  return (
    <svg viewBox="0 0 100 100" width={260} stroke="#f4efe4">
      <rect width={100} height={100} fill={color} stroke="none" />
      <path d="M0 26 H100 M0 38 H100 M0 50 H100 M0 62 H100 M0 74 H100" />
      <path d="M63 62 V14 Q65 28 80 34" fill="none" strokeWidth={5} />
      <ellipse cx={51} cy={64} rx={14} ry={11} fill="#f4efe4" />
    </svg>
  );
};

export const TemplateAudiogram: React.FC<TemplateAudiogramProps> = ({
  muted,
  title,
  color,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const audioData = useAudioData(src);

  if (!audioData) {
    return null;
  }

  const time = (frame / fps) * 1000;
  const page = pages.findLast(({startMs}) => startMs <= time);
  const values = visualizeAudio({audioData, frame, fps, numberOfSamples: 1024});
  // The frequencies of a voice, from the middle to both sides
  const half = values.slice(6, 28);
  const bars = [...half.toReversed(), ...half];

  return (
    <AbsoluteFill
      style={{
        padding: 80,
        justifyContent: 'space-between',
        backgroundColor: '#f4efe4',
        color: '#1f1a17',
        fontFamily: "'Instrument Sans Variable', sans-serif",
      }}
    >
      <Html5Audio src={src} muted={muted} />
      <div style={{display: 'flex', alignItems: 'center', gap: 48}}>
        <Cover color={color} />
        <div>
          <div style={{color, fontSize: 44}}>Episode 12</div>
          <div style={{fontSize: 72, fontWeight: 650, lineHeight: 1.1}}>
            {title}
          </div>
        </div>
      </div>
      <div
        style={{
          height: 290,
          fontSize: 108,
          fontWeight: 650,
          lineHeight: 1.2,
          textWrap: 'balance',
        }}
      >
        {page?.tokens.map((token) => (
          <span
            key={token.fromMs}
            style={{
              color: token.fromMs <= time ? '#1f1a17' : '#8f836d',
              whiteSpace: 'pre-wrap',
            }}
          >
            {token.text}
          </span>
        ))}
      </div>
      <div style={{display: 'flex', alignItems: 'center', height: 300}}>
        {bars.map((value, index) => (
          <div
            key={index}
            style={{
              flex: 1,
              height: 12 + 290 * toShare(value),
              margin: '0 6px',
              backgroundColor: color,
            }}
          />
        ))}
      </div>
    </AbsoluteFill>
  );
};
