import {interpolate, random, useCurrentFrame} from 'remotion';
import {Frame, type ShowcaseProps} from './showcase/Frame';

const colors = ['#7cbbff', '#5fd3a0', '#f0bc5e', '#cbd4d5'];
const indents = [0, 1, 2, 2, 1, 0];

export const ShowcaseCode: React.FC<ShowcaseProps> = ({title}) => {
  const frame = useCurrentFrame();

  // All lines are there, are deleted, and are typed again
  const typed = interpolate(
    frame,
    [0, 12, 18, 84],
    [indents.length, 0, 0, indents.length],
    {extrapolateRight: 'clamp'},
  );
  const current = Math.min(indents.length - 1, Math.floor(typed));

  return (
    <Frame title={title} background="#10171c">
      {indents.map((indent, line) => {
        const tokens = [0, 1, 2].map(
          (token) => 60 + 200 * random(`${title} ${line} ${token}`),
        );
        const length = tokens.reduce((sum, token) => sum + token + 20, 0);
        const shown = Math.max(0, Math.min(1, typed - line)) * length;
        return (
          <div
            key={line}
            style={{
              position: 'absolute',
              left: 64,
              right: 64,
              top: 52 + line * 58,
              height: 58,
              paddingLeft: 24 + indent * 64,
              display: 'flex',
              alignItems: 'center',
              backgroundColor: line === current ? '#1c2a33' : undefined,
            }}
          >
            <div
              style={{
                width: shown,
                display: 'flex',
                gap: 20,
                overflow: 'hidden',
              }}
            >
              {tokens.map((width, token) => (
                <div
                  key={token}
                  style={{
                    flex: 'none',
                    width,
                    height: 24,
                    borderRadius: 4,
                    backgroundColor:
                      colors[
                        Math.floor(
                          4 * random(`${title} color ${line} ${token}`),
                        )
                      ],
                  }}
                />
              ))}
            </div>
            {line === current && (
              <div style={{width: 6, height: 44, backgroundColor: '#ff5a2e'}} />
            )}
          </div>
        );
      })}
    </Frame>
  );
};
