import {random, useCurrentFrame, useVideoConfig} from 'remotion';
import {Frame, type ShowcaseProps} from './showcase/Frame';

const COUNT = 48;

export const ShowcaseSpectrum: React.FC<ShowcaseProps> = ({title}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  return (
    <Frame title={title} background="#1d1229">
      {Array.from({length: COUNT}, (_, index) => {
        // Whole beats, so that the end looks like the beginning
        const beats = 2 + Math.floor(5 * random(`${title} beats ${index}`));
        const phase = random(`${title} phase ${index}`);
        const beat = Math.sin(
          (frame / durationInFrames) * beats * 2 * Math.PI + phase * 6,
        );
        const envelope = Math.sin(((index + 1) / (COUNT + 1)) * Math.PI);
        const height = 16 + 330 * envelope * (0.4 + 0.25 * beat + 0.35 * phase);
        const isNow =
          index ===
          Math.min(COUNT - 1, Math.floor((frame / durationInFrames) * COUNT));
        return (
          <div
            key={index}
            style={{
              position: 'absolute',
              left: 64 + index * 24,
              top: 225 - height / 2,
              width: 16,
              height,
              backgroundColor: isNow ? '#ff5a2e' : '#c9a6ff',
            }}
          />
        );
      })}
    </Frame>
  );
};
