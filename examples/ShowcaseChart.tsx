import {random, useCurrentFrame} from 'remotion';
import {Frame, outAndIn, type ShowcaseProps} from './showcase/Frame';

const COUNT = 12;
const palettes = [
  ['#0f1f2e', '#7cbbff'],
  ['#17251f', '#5fd3a0'],
  ['#2a2110', '#f0bc5e'],
];

export const ShowcaseChart: React.FC<ShowcaseProps> = ({title}) => {
  const frame = useCurrentFrame();

  const values = Array.from(
    {length: COUNT},
    (_, index) => 0.2 + 0.75 * random(`${title} ${index}`),
  );
  const [background, color] =
    palettes[Math.floor(palettes.length * random(title))] ?? [];
  const highest = Math.max(...values);

  return (
    <Frame title={title} background={background ?? ''} titleStyle={{top: 48}}>
      {values.map((value, index) => (
        <div
          key={index}
          style={{
            position: 'absolute',
            left: 64 + index * 97,
            bottom: 0,
            width: 85,
            height: value * 400 * outAndIn(frame, index * 3),
            backgroundColor: value === highest ? '#ff5a2e' : color,
          }}
        />
      ))}
    </Frame>
  );
};
