import {useAudioData, visualizeAudio} from '@remotion/media-utils';
import {
  AbsoluteFill,
  Html5Audio,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type AudioSpectrumProps = {
  readonly muted: boolean;
  readonly numberOfSamples: '64' | '128' | '256' | '512';
  readonly smoothing: boolean;
  readonly isInDecibels: boolean;
};

const src = staticFile('media/melody.mp3');

// From -60 dB, which is hardly audible, to 0 dB
const toDecibels = (value: number): number =>
  Math.max(0, 1 + (20 * Math.log10(value)) / 60);

export const AudioSpectrum: React.FC<AudioSpectrumProps> = ({
  muted,
  numberOfSamples,
  smoothing,
  isInDecibels,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const audioData = useAudioData(src);

  if (!audioData) {
    return null;
  }

  const values = visualizeAudio({
    audioData,
    frame,
    fps,
    numberOfSamples: Number(numberOfSamples),
    smoothing,
  });
  // The lowest quarter, up to 6000 Hz
  const bars = values.slice(0, values.length / 4);
  const width = 1160 / bars.length;

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <Html5Audio src={src} muted={muted} />
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        {bars.map((value, index) => {
          const share = Math.min(1, isInDecibels ? toDecibels(value) : value);

          return (
            <rect
              key={index}
              x={60 + index * width}
              y={620 - 540 * share}
              width={width * 0.8}
              height={540 * share}
              fill="#5fd3a0"
            />
          );
        })}
        <rect x={60} y={620} width={1160} height={3} fill="#4b5759" />
        <text x={60} y={675} fill="#b7c2c4">
          0 Hz
        </text>
        <text x={1220} y={675} fill="#b7c2c4" textAnchor="end">
          {audioData.sampleRate / 8} Hz
        </text>
      </svg>
    </AbsoluteFill>
  );
};
