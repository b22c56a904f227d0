import {AbsoluteFill, Freeze, useCurrentFrame} from 'remotion';

export type FreezePendulumProps = {
  readonly frame: number;
  readonly active: boolean;
};

const Pendulum: React.FC<{readonly color: string}> = ({color}) => {
  const frame = useCurrentFrame();
  // There and back in 60 frames
  const angle = 45 * Math.cos((frame / 60) * 2 * Math.PI);

  return (
    <>
      <g transform={`rotate(${angle})`}>
        <rect x={-2} width={4} height={320} fill="#9aa7a9" />
        <circle cy={320} r={52} fill={color} />
      </g>
      <rect x={-60} y={-6} width={120} height={6} fill="#f2f5f5" />
      <text y={480} textAnchor="middle" fontSize={40} fill="#f2f5f5">
        frame {frame}
      </text>
    </>
  );
};

export const FreezePendulum: React.FC<FreezePendulumProps> = ({
  frame,
  active,
}) => {
  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace">
        <g transform="translate(240 110)">
          <Pendulum color="#f2f5f5" />
        </g>
        <g transform="translate(860 110)">
          <Freeze frame={frame} active={active}>
            <Pendulum color="#ff5a2e" />
          </Freeze>
        </g>
        <g textAnchor="middle" fontSize={38} fill="#9aa7a9">
          <text x={240} y={650}>
            without Freeze
          </text>
          <text x={860} y={650}>
            {`<Freeze frame={${frame}} active={${active}}>`}
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};
