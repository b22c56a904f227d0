import {getWaveformPortion, useAudioData} from '@remotion/media-utils';
import {
  AbsoluteFill,
  Html5Audio,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type WaveformOverviewProps = {
  readonly muted: boolean;
  readonly numberOfSamples: number;
  readonly durationInSeconds: number;
  readonly normalize: boolean;
};

const src = staticFile('media/melody.mp3');

export const WaveformOverview: React.FC<WaveformOverviewProps> = ({
  muted,
  numberOfSamples,
  durationInSeconds,
  normalize,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const audioData = useAudioData(src);

  if (!audioData) {
    return null;
  }

  const bars = getWaveformPortion({
    audioData,
    startTimeInSeconds: 0,
    durationInSeconds,
    numberOfSamples,
    normalize,
  });
  const width = 1160 / numberOfSamples;
  const playedBars = (frame / fps / durationInSeconds) * numberOfSamples;

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <Html5Audio src={src} muted={muted} />
      <svg viewBox="0 0 1280 720">
        {bars.map(({index, amplitude}) => {
          const height = 12 + amplitude * 480;

          return (
            <rect
              key={index}
              x={60 + index * width}
              y={360 - height / 2}
              width={width * 0.7}
              height={height}
              rx={width * 0.3}
              fill={index < playedBars ? '#f0bc5e' : '#4b5759'}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
