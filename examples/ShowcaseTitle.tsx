import {interpolate, random, useCurrentFrame} from 'remotion';
import {Frame, outAndIn, type ShowcaseProps} from './showcase/Frame';

const STRIPES = 5;
const palettes = [
  ['#16100d', '#5b4638', '#f0bc5e'],
  ['#0c1424', '#2f4467', '#7cbbff'],
  ['#190f22', '#4d3561', '#c9a6ff'],
];

export const ShowcaseTitle: React.FC<ShowcaseProps> = ({title}) => {
  const frame = useCurrentFrame();

  const [background = '', dark, light] =
    palettes[Math.floor(palettes.length * random(title))] ?? [];

  return (
    <Frame
      title={title}
      background={background}
      titleStyle={{
        top: 250,
        height: 220,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
        letterSpacing: `${interpolate(outAndIn(frame, 12), [0, 1], [0.06, -0.03])}em`,
      }}
    >
      {Array.from({length: STRIPES * 2}, (_, index) => {
        const isUpper = index < STRIPES;
        const length = 200 + 900 * random(`${title} ${index}`);
        const shown = outAndIn(frame, 2 * (index % STRIPES));
        return (
          <div
            key={index}
            style={{
              position: 'absolute',
              top: isUpper ? 36 + index * 40 : 500 + (index - STRIPES) * 40,
              [index % 2 ? 'left' : 'right']: 0,
              width: length * shown,
              height: 24,
              backgroundColor:
                index === 3 ? '#ff5a2e' : index % 3 ? dark : light,
            }}
          />
        );
      })}
    </Frame>
  );
};
