import {random, useCurrentFrame} from 'remotion';
import {Frame, outAndIn, type ShowcaseProps} from './showcase/Frame';

const grounds = ['#ffdccf', '#d6ebff', '#d3f2e3', '#fbe8c4', '#ffdbe6'];
const shapes = ['50%', '12px', '50% 50% 0 0', '0 50% 50% 50%'];

export const ShowcasePromo: React.FC<ShowcaseProps> = ({title}) => {
  const frame = useCurrentFrame();
  const pick = <T,>(list: readonly T[], seed: string): T | undefined =>
    list[Math.floor(list.length * random(title + seed))];

  return (
    <Frame
      title={title}
      background={pick(grounds, 'ground') ?? ''}
      color="#0e1314"
    >
      {[0, 1, 2, 3].map((index) => {
        const shown = outAndIn(frame, index * 8);
        return (
          <div
            key={index}
            style={{
              position: 'absolute',
              left: 64 + index * 292,
              top: 76,
              width: 276,
              height: 276,
              borderRadius: pick(shapes, `shape ${index}`),
              backgroundColor: index === 3 ? '#ff5a2e' : '#0e1314',
              rotate: `${90 * Math.floor(4 * random(`${title} ${index}`)) + 180 * (1 - shown)}deg`,
              scale: shown,
            }}
          />
        );
      })}
    </Frame>
  );
};
