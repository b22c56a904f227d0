import {Video} from '@remotion/media';
import {
  AbsoluteFill,
  interpolate,
  Sequence,
  staticFile,
  useCurrentFrame,
} from 'remotion';

export type VideoSpeedRampProps = {
  readonly start: number;
  readonly end: number;
};

export const VideoSpeedRamp: React.FC<VideoSpeedRampProps> = ({start, end}) => {
  const frame = useCurrentFrame();
  const speedAt = (at: number): number =>
    interpolate(at, [20, 70], [start, end], {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });
  // The sum of the speeds of all frames before this one
  const position = Array.from({length: frame}, (_, at) => speedAt(at)).reduce(
    (sum, speed) => sum + speed,
    0,
  );

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#12262b',
        color: '#f4efe4',
        font: '38px/1.5 monospace',
        padding: 60,
      }}
    >
      <Sequence from={frame - position} layout="none">
        <Video muted src={staticFile('media/clip.webm')} style={{width: 880}} />
      </Sequence>
      <div style={{marginTop: 20}}>
        speed {speedAt(frame).toFixed(2)}, {(frame / 30).toFixed(1)} s of the
        composition
      </div>
    </AbsoluteFill>
  );
};
