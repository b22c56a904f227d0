import {noise3D} from '@remotion/noise';
import {
  AbsoluteFill,
  interpolateColors,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type AnnouncementWavesProps = {
  readonly speed: number;
  readonly wavelength: number;
  readonly height: number;
};

const LINES = 12;
const STEP = 32;

export const AnnouncementWaves: React.FC<AnnouncementWavesProps> = ({
  speed,
  wavelength,
  height: waveHeight,
}) => {
  const frame = useCurrentFrame();
  const {fps, width, height, durationInFrames} = useVideoConfig();

  // There and back, so that the end meets the beginning
  const half = durationInFrames / 2;
  const time = ((half - Math.abs(frame - half)) / fps) * speed;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#12262b',
        color: '#f4efe4',
        fontFamily: 'sans-serif',
      }}
    >
      <AbsoluteFill style={{padding: '110px 80px'}}>
        <div style={{fontSize: 120, fontWeight: 700}}>Harbor Sessions</div>
      </AbsoluteFill>
      <svg viewBox={`0 0 ${width} ${height}`} style={{position: 'absolute'}}>
        {Array.from({length: LINES}, (_, line) => {
          const depth = line / (LINES - 1);
          const points = [];

          for (let x = 0; x <= width; x += STEP) {
            const noise = noise3D('waves', x / wavelength, line * 0.4, time);
            const y = 330 + depth * 340 + noise * waveHeight * (0.3 + depth);
            points.push(`${x},${y.toFixed(1)}`);
          }

          return (
            <polygon
              key={line}
              points={`0,${height} ${points.join(' ')} ${width},${height}`}
              fill={interpolateColors(
                depth,
                [0, 0.15, 1],
                ['#f0883e', '#1d3a40', '#12262b'],
              )}
              stroke="#f4efe4"
              strokeOpacity={0.25}
              strokeWidth={2}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
