import {interpolate, random, useCurrentFrame} from 'remotion';
import {Frame, type ShowcaseProps} from './showcase/Frame';

const WEEKS = 14;
const DAYS = 4;

export const ShowcaseYear: React.FC<ShowcaseProps> = ({title}) => {
  const frame = useCurrentFrame();

  // From the last week to the last week
  const now = interpolate(frame, [0, 8, 88], [WEEKS - 1, 0, WEEKS - 1], {
    extrapolateRight: 'clamp',
  });

  return (
    <Frame title={title} background="#0d2019">
      {Array.from({length: WEEKS * DAYS}, (_, index) => {
        const week = Math.floor(index / DAYS);
        const level = Math.floor(4 * random(`${title} ${index}`));
        const isNow = week === Math.round(now);
        return (
          <div
            key={index}
            style={{
              position: 'absolute',
              left: 64 + week * 83,
              top: 52 + (index % DAYS) * 83,
              width: 73,
              height: 73,
              borderRadius: 4,
              backgroundColor: isNow ? '#ff5a2e' : '#5fd3a0',
              opacity: isNow || week < now ? 0.15 + 0.28 * level : 0.08,
            }}
          />
        );
      })}
    </Frame>
  );
};
