import {AnimatedEmoji, type CalculateEmojiSrc} from '@remotion/animated-emoji';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  staticFile,
  useCurrentFrame,
} from 'remotion';

export type AnimatedEmojiChoiceProps = {
  readonly emoji: 'bell' | 'droplet' | 'glowing-star';
  readonly playbackRate: number;
};

// Drawings of our own, which have one size and no file for Safari
const calculateSrc: CalculateEmojiSrc = ({emoji}) =>
  staticFile(`media/emoji-${emoji}.webm`);

export const AnimatedEmojiChoice: React.FC<AnimatedEmojiChoiceProps> = ({
  emoji,
  playbackRate,
}) => {
  const frame = useCurrentFrame();
  const scale = interpolate(frame, [0, 20], [0, 1], {
    easing: Easing.out(Easing.back(2)),
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        backgroundColor: '#0b0e0f',
        justifyContent: 'center',
      }}
    >
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: 30,
          padding: '10px 60px 10px 30px',
          border: '4px solid #4b5759',
          borderRadius: 180,
          color: '#f2f5f5',
          fontFamily: 'sans-serif',
          fontSize: 90,
          fontWeight: 600,
          transform: `scale(${scale})`,
        }}
      >
        <AnimatedEmoji
          emoji={emoji}
          calculateSrc={calculateSrc}
          playbackRate={playbackRate}
          style={{width: 280, height: 280}}
        />
        {emoji}
      </div>
    </AbsoluteFill>
  );
};
