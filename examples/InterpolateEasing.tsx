import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const easings = {
  linear: Easing.linear,
  'in(cubic)': Easing.in(Easing.cubic),
  'out(cubic)': Easing.out(Easing.cubic),
  'inOut(cubic)': Easing.inOut(Easing.cubic),
};

export type InterpolateEasingProps = {
  readonly easing: keyof typeof easings;
};

type TrackProps = {
  readonly name: keyof typeof easings;
  readonly color: string;
};

const Track: React.FC<TrackProps> = ({name, color}) => {
  const frame = useCurrentFrame();
  const getX = (at: number) =>
    interpolate(at, [10, 70], [160, 1120], {
      easing: easings[name],
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });
  // Every fifth frame so far leaves a ring
  const past = Array.from({length: 13}, (_, index) => 10 + index * 5).filter(
    (at) => at <= frame,
  );

  return (
    <>
      <text x={112} y={-84} fill="#9aa7a9">
        {name}
      </text>
      <line x1={160} x2={1120} stroke="#4b5759" strokeWidth={2} />
      {past.map((at) => (
        <circle key={at} cx={getX(at)} r={46} fill="none" stroke="#9aa7a9" />
      ))}
      <circle cx={getX(frame)} r={48} fill={color} />
    </>
  );
};

export const InterpolateEasing: React.FC<InterpolateEasingProps> = ({
  easing,
}) => {
  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        <g transform="translate(0 230)" strokeWidth={2}>
          <Track name="linear" color="#f2f5f5" />
        </g>
        <g transform="translate(0 550)" strokeWidth={2}>
          <Track name={easing} color="#ff5a2e" />
        </g>
      </svg>
    </AbsoluteFill>
  );
};
