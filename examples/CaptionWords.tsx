import {
  createTikTokStyleCaptions,
  type Caption,
  type TikTokPage,
} from '@remotion/captions';
import {
  AbsoluteFill,
  Sequence,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type CaptionWordsProps = {
  readonly highlight: string;
  readonly isRevealed: boolean;
};

const words: [text: string, startMs: number, endMs: number][] = [
  ['A', 0, 320],
  [' video', 320, 760],
  [' is', 760, 960],
  [' a', 960, 1060],
  [' picture', 1060, 1600],
  [' for', 1800, 2000],
  [' every', 2000, 2400],
  [' moment', 2400, 2900],
  [' in', 2900, 3060],
  [' time', 3060, 3700],
];
const captions: Caption[] = words.map(([text, startMs, endMs]) => {
  return {text, startMs, endMs, timestampMs: startMs, confidence: null};
});
const {pages} = createTikTokStyleCaptions({
  captions,
  combineTokensWithinMilliseconds: 1300,
});

const Page: React.FC<CaptionWordsProps & {readonly page: TikTokPage}> = ({
  page,
  highlight,
  isRevealed,
}) => {
  const {fps} = useVideoConfig();
  // Words have the times of the recording, the sequence starts at 0
  const time = page.startMs + (useCurrentFrame() / fps) * 1000;

  return (
    <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center'}}>
      <div
        style={{maxWidth: 1000, textAlign: 'center', whiteSpace: 'pre-wrap'}}
      >
        {page.tokens.map(({text, fromMs, toMs}) => (
          <span
            key={fromMs}
            style={{
              color: fromMs <= time && time < toMs ? highlight : undefined,
              opacity: isRevealed && time < fromMs ? 0 : 1,
            }}
          >
            {text}
          </span>
        ))}
      </div>
    </AbsoluteFill>
  );
};

export const CaptionWords: React.FC<CaptionWordsProps> = (props) => {
  const {fps} = useVideoConfig();
  const toFrames = (ms: number) => Math.round((ms / 1000) * fps);

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b0e0f',
        color: '#f2f5f5',
        fontFamily: 'sans-serif',
        fontSize: 130,
        fontWeight: 800,
      }}
    >
      {pages.map((page) => (
        <Sequence
          key={page.startMs}
          from={toFrames(page.startMs)}
          durationInFrames={toFrames(page.durationMs)}
        >
          <Page page={page} {...props} />
        </Sequence>
      ))}
    </AbsoluteFill>
  );
};
