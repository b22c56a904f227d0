import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export type TemplateHelloWorldProps = {
  readonly title: string;
  readonly color: string;
};

// Each part of the logo, and from where it comes
const PARTS = [
  {
    path: 'M2.5 3.5A1.5 1.5 0 0 1 4 2h5.5A1.5 1.5 0 0 1 11 3.5v3.7a1.5 1.5 0 0 1-.44 1.06L8.25 10.6V30h-3V10.6L2.94 8.26A1.5 1.5 0 0 1 2.5 7.2z',
    x: 0,
    y: -30,
  },
  {path: 'M12 5h9.5a6 6 0 0 1 0 12H12z', x: 44, y: 0},
  {path: 'M14 20h8.2l6.8 10h-8.4z', x: 20, y: 24},
];

export const TemplateHelloWorld: React.FC<TemplateHelloWorldProps> = ({
  title,
  color,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  const springFrom = (delay: number, damping: number) =>
    spring({frame: frame - delay, fps, config: {damping}});
  const lift = springFrom(38, 200);

  return (
    <AbsoluteFill style={{backgroundColor: '#ffece5'}}>
      <AbsoluteFill style={{alignItems: 'center'}}>
        <svg
          viewBox="0 0 32 32"
          style={{
            position: 'absolute',
            top: 210 - lift * 110,
            height: 300,
            overflow: 'visible',
          }}
        >
          {PARTS.map(({path, x, y}, index) => {
            const away = 1 - springFrom(index * 7, 13);
            return (
              <path
                key={path}
                d={path}
                fill={index === 0 ? color : '#0e1314'}
                opacity={Math.min(1, (1 - away) * 3)}
                transform={`translate(${x * away} ${y * away})`}
              />
            );
          })}
        </svg>
        <div
          style={{
            position: 'absolute',
            top: 470,
            color: '#0e1314',
            display: 'flex',
            fontFamily: "'Instrument Sans Variable', sans-serif",
            fontSize: 104,
            fontWeight: 640,
            gap: '0.26em',
            letterSpacing: '-0.04em',
          }}
        >
          {title.split(' ').map((word, index) => {
            const rise = springFrom(46 + index * 6, 12);
            return (
              <span
                key={index}
                style={{
                  opacity: Math.min(1, rise * 1.5),
                  transform: `translateY(${(1 - rise) * 140}px)`,
                }}
              >
                {word}
              </span>
            );
          })}
        </div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
