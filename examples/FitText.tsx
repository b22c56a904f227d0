import {fitText} from '@remotion/layout-utils';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type FitTextProps = {
  readonly text: string;
};

const font = {
  fontFamily: 'sans-serif',
  fontWeight: 700,
  letterSpacing: 'normal',
};

export const FitText: React.FC<FitTextProps> = ({text}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  const boxWidth = interpolate(
    frame,
    [0, durationInFrames / 2, durationInFrames],
    [1120, 360, 1120],
    {easing: Easing.inOut(Easing.quad)},
  );
  const {fontSize} = fitText({
    ...font,
    text,
    withinWidth: boxWidth,
  });
  // A short text would become taller than the frame
  const size = Math.min(fontSize, 400);

  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        backgroundColor: '#0b0e0f',
        color: '#f0bc5e',
        justifyContent: 'center',
      }}
    >
      <div
        style={{
          ...font,
          width: boxWidth,
          fontSize: size,
          lineHeight: 1.2,
          textAlign: 'center',
          whiteSpace: 'pre',
          outline: '4px solid #4b5759',
        }}
      >
        {text}
      </div>
      <div
        style={{
          position: 'absolute',
          bottom: 60,
          color: '#f2f5f5',
          fontFamily: 'monospace',
          fontSize: 40,
        }}
      >
        {`withinWidth ${boxWidth.toFixed(0)}, fontSize ${size.toFixed(1)}`}
      </div>
    </AbsoluteFill>
  );
};
