import {
  createSmoothSvgPath,
  useAudioData,
  visualizeAudioWaveform,
} from '@remotion/media-utils';
import {
  AbsoluteFill,
  Html5Audio,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type AudioOscilloscopeProps = {
  readonly muted: boolean;
  readonly numberOfSamples: number;
  readonly windowInSeconds: number;
  readonly normalize: boolean;
};

const src = staticFile('media/melody.mp3');

export const AudioOscilloscope: React.FC<AudioOscilloscopeProps> = ({
  muted,
  numberOfSamples,
  windowInSeconds,
  normalize,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const audioData = useAudioData(src);

  if (!audioData) {
    return null;
  }

  const values = visualizeAudioWaveform({
    audioData,
    frame,
    fps,
    numberOfSamples,
    windowInSeconds,
    normalize,
  });
  const path = createSmoothSvgPath({
    points: values.map((value, index) => ({
      x: 60 + (index / (values.length - 1)) * 1160,
      y: 360 + value * 300,
    })),
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <Html5Audio src={src} muted={muted} />
      <svg viewBox="0 0 1280 720">
        {/* Now */}
        <path d="M 640 40 V 680" stroke="#4b5759" strokeWidth={3} />
        <path d={path} fill="none" stroke="#7cbbff" strokeWidth={8} />
      </svg>
    </AbsoluteFill>
  );
};
