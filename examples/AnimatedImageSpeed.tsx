import {
  AbsoluteFill,
  AnimatedImage,
  staticFile,
  useCurrentFrame,
} from 'remotion';

export type AnimatedImageSpeedProps = {
  readonly playbackRate: number;
  readonly isLooping: boolean;
};

// Outside of the component, because the file is decoded again for a new function
const handleError = (error: Error): void => console.warn(error.message);

export const AnimatedImageSpeed: React.FC<AnimatedImageSpeedProps> = ({
  playbackRate,
  isLooping,
}) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        justifyContent: 'center',
        gap: 40,
        backgroundColor: '#0b0e0f',
        color: '#f2f5f5',
        font: '38px monospace',
      }}
    >
      <AnimatedImage
        src={staticFile('media/pinwheel.gif')}
        width={480}
        height={480}
        playbackRate={playbackRate}
        loopBehavior={isLooping ? 'loop' : 'pause-after-finish'}
        onError={handleError}
      />
      frame {frame}
    </AbsoluteFill>
  );
};
