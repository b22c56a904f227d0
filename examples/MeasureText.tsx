import {fitText, measureText} from '@remotion/layout-utils';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export type MeasureTextProps = {
  readonly text: string;
  readonly fontSize: number;
};

const MARGIN = 80;
const font = {
  fontFamily: 'sans-serif',
  fontWeight: 700,
  letterSpacing: 'normal',
};
const additionalStyles = {lineHeight: '1.2'};

export const MeasureText: React.FC<MeasureTextProps> = ({text, fontSize}) => {
  const frame = useCurrentFrame();
  const {width, durationInFrames} = useVideoConfig();

  const words = text.split(' ').filter(Boolean);
  const largest = fitText({
    ...font,
    text: words.join(' '),
    withinWidth: width - 2 * MARGIN,
    additionalStyles,
  }).fontSize;
  const size = Math.min(fontSize, largest);

  // A word is as far to the right as the words before it are wide
  const measured = words.map((word, index) => {
    const measure = (part: string) =>
      measureText({...font, text: part, fontSize: size, additionalStyles});
    const before = words.slice(0, index).map((part) => `${part} `);

    return {word, x: MARGIN + measure(before.join('')).width, ...measure(word)};
  });
  const active = Math.floor((frame / durationInFrames) * measured.length);
  const chosen = measured[active];

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f', color: '#f2f5f5'}}>
      {measured.map(({word, x, ...box}, index) => (
        <div
          key={index}
          style={{
            ...font,
            ...additionalStyles,
            position: 'absolute',
            left: x,
            top: 300 - box.height / 2,
            width: box.width,
            height: box.height,
            fontSize: size,
            whiteSpace: 'pre',
            outline: `4px solid ${index === active ? '#ff5a2e' : '#4b5759'}`,
          }}
        >
          {word}
        </div>
      ))}
      <div
        style={{
          position: 'absolute',
          left: MARGIN,
          top: 470,
          fontFamily: 'monospace',
          fontSize: 44,
          lineHeight: 1.4,
          whiteSpace: 'pre',
        }}
      >
        {chosen
          ? `width  ${chosen.width.toFixed(1)}\nheight ${chosen.height.toFixed(1)}`
          : 'No words'}
      </div>
    </AbsoluteFill>
  );
};
