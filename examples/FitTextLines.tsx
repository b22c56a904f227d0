import {fitText, fitTextOnNLines} from '@remotion/layout-utils';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

export type FitTextLinesProps = {
  readonly text: string;
  readonly maxLines: number;
  readonly maxBoxWidth: number;
};

const font = {
  fontFamily: 'sans-serif',
  fontWeight: 700,
  letterSpacing: 'normal',
};
const LINE_HEIGHT = 1.15;

export const FitTextLines: React.FC<FitTextLinesProps> = ({
  text,
  maxLines,
  maxBoxWidth,
}) => {
  const frame = useCurrentFrame();
  // No word may be wider than the box, and no box higher than the frame
  const sizesOfWords = text.split(' ').map((word) => {
    const withinWidth = maxBoxWidth - 2;
    return fitText({...font, text: word, withinWidth}).fontSize;
  });
  const {fontSize, lines} = fitTextOnNLines({
    ...font,
    text,
    maxLines,
    maxBoxWidth,
    maxFontSize: Math.min(620 / maxLines / LINE_HEIGHT, ...sizesOfWords),
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
          ...font,
          width: maxBoxWidth,
          color: '#7cbbff',
          fontSize,
          lineHeight: LINE_HEIGHT,
          outline: '4px solid #4b5759',
          whiteSpace: 'pre',
        }}
      >
        {lines.map((line, index) => (
          <div
            key={index}
            style={{opacity: Math.min(1, Math.max(0.15, frame / 8 - index))}}
          >
            {line}
          </div>
        ))}
      </div>
    </AbsoluteFill>
  );
};
