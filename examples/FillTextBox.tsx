import {fillTextBox} from '@remotion/layout-utils';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

export type FillTextBoxProps = {
  readonly text: string;
  readonly maxLines: number;
  readonly maxBoxWidth: number;
};

const font = {
  fontFamily: 'sans-serif',
  fontWeight: 700,
  fontSize: 88,
  letterSpacing: 'normal',
};

const getLines = (words: string[], maxLines: number, maxBoxWidth: number) => {
  const box = fillTextBox({maxLines, maxBoxWidth});
  const lines = [''];

  for (const [index, word] of words.entries()) {
    const text = lines[lines.length - 1] === '' ? word : ` ${word}`;
    const {exceedsBox, newLine} = box.add({...font, text});
    if (exceedsBox) {
      return {lines, rest: words.slice(index)};
    }

    if (newLine) {
      lines.push(word);
    } else {
      lines.push(`${lines.pop() ?? ''}${text}`);
    }
  }

  return {lines, rest: []};
};

export const FillTextBox: React.FC<FillTextBoxProps> = ({
  text,
  maxLines,
  maxBoxWidth,
}) => {
  const frame = useCurrentFrame();
  // One more word every 6 frames
  const words = text.split(' ').slice(0, 1 + Math.floor(frame / 6));
  const {lines, rest} = getLines(words, maxLines, maxBoxWidth);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f', padding: 80}}>
      <div
        style={{
          ...font,
          width: maxBoxWidth,
          height: maxLines * 106,
          color: '#f2f5f5',
          lineHeight: '106px',
          outline: '4px solid #4b5759',
          whiteSpace: 'pre',
        }}
      >
        {lines.map((line, index) => (
          <div key={index}>{line}</div>
        ))}
      </div>
      <div
        style={{
          marginTop: 32,
          color: '#ff5a2e',
          fontFamily: 'sans-serif',
          fontSize: 48,
        }}
      >
        {rest.join(' ')}
      </div>
    </AbsoluteFill>
  );
};
