import {random, useCurrentFrame, useVideoConfig} from 'remotion';
import {Frame, type ShowcaseProps} from './showcase/Frame';

const colors = ['#5a1f3c', '#8f2c57', '#ff86a8', '#f0bc5e', '#2b1220'];

export const ShowcaseField: React.FC<ShowcaseProps> = ({title}) => {
  const frame = useCurrentFrame();
  const {durationInFrames, width} = useVideoConfig();

  const turn = (frame / durationInFrames) * 2 * Math.PI;

  return (
    <Frame title={title} background="#3f162b">
      <svg viewBox="0 0 1280 720">
        {colors.map((color, layer) => {
          const phase = 6 * random(`${title} phase ${layer}`);
          const height = 30 + 40 * random(`${title} height ${layer}`);
          // Neighbors move against each other
          const direction = layer % 2 ? -1 : 1;
          const points = Array.from({length: 33}, (_, index) => {
            const x = (index / 32) * width;
            const y =
              110 +
              layer * 72 +
              height * Math.sin(x / 190 + phase + direction * turn);
            return `${x} ${y}`;
          });
          return (
            <path
              key={color}
              d={`M0 720L${points.join('L')}L1280 720Z`}
              fill={color}
            />
          );
        })}
      </svg>
    </Frame>
  );
};
