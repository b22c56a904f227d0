import {
  interpolateStyles,
  makeTransform,
  rotate,
  translateY,
} from '@remotion/animation-utils';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export type SwingingSignProps = {
  readonly text: string;
  readonly damping: number;
};

export const SwingingSign: React.FC<SwingingSignProps> = ({text, damping}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const progress = spring({frame: frame - 5, fps, config: {damping}});

  const style = interpolateStyles(
    progress,
    [0, 1],
    [
      {
        backgroundColor: '#4b5759',
        borderRadius: '0px',
        transform: makeTransform([translateY('-220%'), rotate(-25)]),
      },
      {
        backgroundColor: '#f0bc5e',
        borderRadius: '40px',
        transform: makeTransform([translateY('0%'), rotate(0)]),
      },
    ],
  );

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
          ...style,
          color: '#0b0e0f',
          fontFamily: 'sans-serif',
          fontSize: 110,
          fontWeight: 700,
          padding: '50px 90px',
          transformOrigin: 'top left',
          whiteSpace: 'pre',
        }}
      >
        {text}
      </div>
    </AbsoluteFill>
  );
};
