import {loadFont} from '@remotion/fonts';
import {
  AbsoluteFill,
  interpolate,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type FontWeightsProps = {
  readonly text: string;
};

const family = 'Title Sans';

// A variable font: one file for all weights from 400 to 700
loadFont({
  family,
  url: staticFile('media/instrument-sans.woff2'),
  weight: '400 700',
}).catch(console.error);

export const FontWeights: React.FC<FontWeightsProps> = ({text}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        backgroundColor: '#0b0e0f',
        color: '#f0bc5e',
        fontFamily: family,
        fontSize: 150,
        justifyContent: 'center',
      }}
    >
      <div style={{display: 'flex', whiteSpace: 'pre'}}>
        {Array.from(text).map((letter, index) => {
          // A wave that runs through the text twice
          const wave = Math.sin(
            (frame / durationInFrames) * Math.PI * 4 - index * 0.6,
          );
          const fontWeight = Math.round(interpolate(wave, [-1, 1], [400, 700]));

          return (
            <span key={index} style={{fontWeight}}>
              {letter}
            </span>
          );
        })}
      </div>
      <div style={{color: '#f2f5f5', fontSize: 44, marginTop: 40}}>
        One font file, fontWeight 400 to 700
      </div>
    </AbsoluteFill>
  );
};
