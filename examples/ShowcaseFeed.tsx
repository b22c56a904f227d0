import {Easing, interpolate, random, useCurrentFrame} from 'remotion';
import {Frame, type ShowcaseProps} from './showcase/Frame';

const PITCH = 300;
const COUNT = 4;
const colors = ['#f0bc5e', '#7cbbff', '#5fd3a0', '#ff86a8'];

export const ShowcaseFeed: React.FC<ShowcaseProps> = ({title}) => {
  const frame = useCurrentFrame();

  // Four steps make a round
  const position = [0, 1, 2, 3].reduce(
    (sum, step) =>
      sum +
      interpolate(frame, [4 + step * 21, 18 + step * 21], [0, 1], {
        extrapolateLeft: 'clamp',
        extrapolateRight: 'clamp',
        easing: Easing.inOut(Easing.cubic),
      }),
    0,
  );

  return (
    <Frame title={title} background="#12262b">
      {Array.from({length: COUNT + 5}, (_, index) => {
        const post = index % COUNT;
        const x = 64 + (index - position) * PITCH;
        const isNow = Math.abs(x - 64 - PITCH) < PITCH / 2;
        return (
          <div
            key={index}
            style={{
              position: 'absolute',
              left: x,
              top: 52,
              width: 260,
              height: 340,
              borderRadius: 12,
              overflow: 'hidden',
              backgroundColor: '#f4f6f6',
              outline: isNow ? '8px solid #ff5a2e' : undefined,
            }}
          >
            <div
              style={{
                height: 210,
                backgroundColor:
                  colors[(post + Math.floor(4 * random(title))) % COUNT],
              }}
            >
              <div
                style={{
                  position: 'absolute',
                  left: 30 + 110 * random(`${title} ${post}`),
                  top: 90,
                  width: 120,
                  height: 120,
                  borderRadius:
                    random(`${title} shape ${post}`) > 0.5
                      ? '60px 60px 0 0'
                      : 0,
                  backgroundColor: '#12262b',
                }}
              />
            </div>
            {[0, 1].map((line) => (
              <div
                key={line}
                style={{
                  margin: '24px 24px 0',
                  width: 90 + 120 * random(`${title} ${post} ${line}`),
                  height: 22,
                  borderRadius: 4,
                  backgroundColor: '#c3cccc',
                }}
              />
            ))}
          </div>
        );
      })}
    </Frame>
  );
};
