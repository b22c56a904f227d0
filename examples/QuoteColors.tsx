import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export type QuoteColorsProps = {
  readonly firstLine: string;
  readonly secondLine: string;
  readonly ink: string;
  readonly paper: string;
};

export const QuoteColors: React.FC<QuoteColorsProps> = ({
  firstLine,
  secondLine,
  ink,
  paper,
}) => {
  const frame = useCurrentFrame();
  const width = interpolate(frame, [15, 60], [0, 100], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        backgroundColor: paper,
        color: ink,
        fontFamily: 'serif',
        fontSize: 110,
        justifyContent: 'center',
        textAlign: 'center',
        whiteSpace: 'pre-wrap',
      }}
    >
      <div>
        {`${firstLine}\n${secondLine}`}
        <div
          style={{
            backgroundColor: ink,
            height: 8,
            marginTop: 40,
            width: `${width}%`,
          }}
        />
      </div>
    </AbsoluteFill>
  );
};
