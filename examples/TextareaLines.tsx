import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export type TextareaLinesProps = {
  readonly whiteSpace: 'pre-wrap' | 'normal';
};

const credits = 'Camera\nMira\n\nMusic\nOle';

export const TextareaLines: React.FC<TextareaLinesProps> = ({whiteSpace}) => {
  const frame = useCurrentFrame();
  const y = interpolate(frame, [0, 119], [60, -60]);

  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        backgroundColor: '#0b0e0f',
        color: '#f2f5f5',
        flexDirection: 'row',
        justifyContent: 'space-evenly',
      }}
    >
      <div
        style={{
          color: '#9aa7a9',
          fontFamily: 'monospace',
          fontSize: 38,
          lineHeight: 1.5,
        }}
      >
        {JSON.stringify(credits)}
      </div>
      <div
        style={{
          fontFamily: 'sans-serif',
          fontSize: 60,
          lineHeight: 1.4,
          textAlign: 'center',
          transform: `translateY(${y}px)`,
          whiteSpace,
          width: 520,
        }}
      >
        {credits}
      </div>
    </AbsoluteFill>
  );
};
