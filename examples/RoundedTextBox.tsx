import {measureText} from '@remotion/layout-utils';
import {createRoundedTextBox, type TextAlign} from '@remotion/rounded-text-box';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export type RoundedTextBoxProps = {
  readonly textAlign: TextAlign;
  readonly borderRadius: number;
  readonly horizontalPadding: number;
};

const lines = ['Good morning', 'from the harbor', 'of Bergen'];
const font = {
  fontFamily: 'sans-serif',
  fontSize: 96,
  fontWeight: 700,
  letterSpacing: 'normal',
};
const lineHeight = '1.3';

export const RoundedTextBox: React.FC<RoundedTextBoxProps> = ({
  textAlign,
  borderRadius,
  horizontalPadding,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  const {d, boundingBox} = createRoundedTextBox({
    textMeasurements: lines.map((text) =>
      measureText({...font, text, additionalStyles: {lineHeight}}),
    ),
    textAlign,
    horizontalPadding,
    borderRadius,
  });
  const {viewBox, width, height} = boundingBox;
  const scale = spring({frame, fps, config: {damping: 14}});

  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        backgroundColor: '#0a5aa8',
        justifyContent: 'center',
      }}
    >
      <div style={{position: 'relative', width, height, scale: String(scale)}}>
        <svg
          viewBox={viewBox}
          width={width}
          height={height}
          style={{position: 'absolute', overflow: 'visible'}}
        >
          <path d={d} fill="#f2f5f5" />
        </svg>
        <div
          style={{
            ...font,
            position: 'relative',
            color: '#0b0e0f',
            lineHeight,
            paddingInline: horizontalPadding,
            textAlign,
            whiteSpace: 'pre',
          }}
        >
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
      </div>
    </AbsoluteFill>
  );
};
