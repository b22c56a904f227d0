import {
  createSmoothSvgPath,
  useAudioData,
  visualizeAudio,
  visualizeAudioWaveform,
} from '@remotion/media-utils';
import {
  AbsoluteFill,
  Html5Audio,
  interpolate,
  spring,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type TemplateMusicVisualizationProps = {
  readonly muted: boolean;
  readonly look: 'spectrum' | 'waveform';
  readonly songName: string;
  readonly artistName: string;
  readonly color: string;
};

const src = staticFile('media/melody.mp3');

// From -60 dB, which is hardly audible, to 0 dB
const toShare = (value: number) =>
  Math.max(0, 1 + (20 * Math.log10(value)) / 60);

/** The cover: a moon over low tide. */
const Cover: React.FC<{readonly color: string}> = ({color}) => {
  return (
    <svg
      viewBox="0 0 100 100"
      width={300}
      stroke={color}
      strokeWidth={3}
      style={{flexShrink: 0}}
    >
      <rect width={100} height={100} fill="#4a1942" stroke="none" />
      <circle cx={50} cy={42} r={24} fill={color} />
      <path d="M14 74 H86 M26 82 H74 M38 90 H62" />
    </svg>
  );
};

export const TemplateMusicVisualization: React.FC<
  TemplateMusicVisualizationProps
> = ({muted, look, songName, artistName, color}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const audioData = useAudioData(src);

  if (!audioData) {
    return null;
  }

  const bars = visualizeAudio({audioData, frame, fps, numberOfSamples: 1024});
  const wave = visualizeAudioWaveform({
    audioData,
    frame,
    fps,
    numberOfSamples: 128,
    windowInSeconds: 0.02,
  });
  const entrance = spring({frame, fps, config: {damping: 200}});

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#2a0f2e',
        color: '#ffffff',
        fontFamily: "'Instrument Sans Variable', sans-serif",
      }}
    >
      <Html5Audio src={src} muted={muted} />
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: 56,
          padding: 80,
          opacity: entrance,
          transform: `translateY(${interpolate(entrance, [0, 1], [40, 0])}px)`,
        }}
      >
        <Cover color={color} />
        <div>
          <div style={{fontSize: 112, fontWeight: 650, lineHeight: 1.1}}>
            {songName}
          </div>
          <div style={{marginTop: 12, color, fontSize: 52}}>{artistName}</div>
        </div>
      </div>
      <svg viewBox="0 0 1280 720" style={{position: 'absolute'}} fill={color}>
        {look === 'spectrum' &&
          bars.slice(6, 46).map((value, index) => {
            const height = 8 + 380 * toShare(value);

            return (
              <rect
                key={index}
                x={80 + index * 28.2}
                y={720 - height}
                width={20}
                height={height}
              />
            );
          })}
        {look === 'waveform' && (
          <path
            d={createSmoothSvgPath({
              points: wave.map((value, index) => ({
                x: (index / (wave.length - 1)) * 1280,
                y: 550 + value * 360,
              })),
            })}
            fill="none"
            stroke={color}
            strokeWidth={10}
          />
        )}
      </svg>
    </AbsoluteFill>
  );
};
