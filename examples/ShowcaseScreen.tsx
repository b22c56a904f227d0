import {
  AbsoluteFill,
  Easing,
  interpolate,
  random,
  useCurrentFrame,
} from 'remotion';
import {titleSize, type ShowcaseProps} from './showcase/Frame';

export const ShowcaseScreen: React.FC<ShowcaseProps> = ({title}) => {
  const frame = useCurrentFrame();

  // To the menu, and back to the button
  const [x, y] = [
    [1010, 250, 250, 1010],
    [560, 250, 250, 560],
  ].map((stops) =>
    interpolate(frame, [6, 34, 48, 78], stops, {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
      easing: Easing.inOut(Easing.cubic),
    }),
  );
  const press = interpolate(frame % 44, [34, 40], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#23404f',
        fontFamily: "'Instrument Sans Variable', system-ui, sans-serif",
      }}
    >
      <div
        style={{
          position: 'absolute',
          inset: '48px 64px 0',
          borderRadius: '16px 16px 0 0',
          backgroundColor: '#f4f6f6',
          color: '#0e1314',
        }}
      >
        <div style={{height: 64, borderBottom: '2px solid #dbe1e1'}} />
        {[0, 1, 2, 3, 4].map((item) => (
          <div
            key={item}
            style={{
              position: 'absolute',
              left: 32,
              top: 104 + item * 80,
              width: 130 + 90 * random(`${title} ${item}`),
              height: 28,
              borderRadius: 4,
              backgroundColor:
                item === 1 && frame > 36 && frame < 76 ? '#ff5a2e' : '#c3cccc',
            }}
          />
        ))}
        <div
          style={{
            position: 'absolute',
            left: 320,
            right: 40,
            top: 100,
            fontSize: 0.8 * titleSize(title),
            fontWeight: 650,
            letterSpacing: '-0.03em',
            lineHeight: 1.05,
            overflowWrap: 'anywhere',
          }}
        >
          {title}
        </div>
        <div
          style={{
            position: 'absolute',
            left: 800,
            top: 470,
            width: 280,
            height: 96,
            borderRadius: 8,
            backgroundColor: '#0e1314',
          }}
        />
        <div
          style={{
            position: 'absolute',
            left: 320,
            top: 494,
            width: 200 + 200 * random(title),
            height: 28,
            borderRadius: 4,
            backgroundColor: '#dbe1e1',
          }}
        />
      </div>
      <svg
        viewBox="0 0 1280 720"
        style={{position: 'absolute', translate: `${x}px ${y}px`}}
      >
        <circle
          r={70 * press}
          fill="none"
          stroke="#ff5a2e"
          strokeWidth={10 * (1 - press)}
        />
        <path
          d="M0 0V84L22 64L38 98L56 90L40 57L68 54Z"
          fill="#0e1314"
          stroke="#ffffff"
          strokeWidth="6"
        />
      </svg>
    </AbsoluteFill>
  );
};
