import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import type {ExtrapolateType} from 'remotion';

export type InterpolateExtrapolationProps = {
  readonly extrapolateLeft: ExtrapolateType;
  readonly extrapolateRight: ExtrapolateType;
};

// The input runs from -20 to 40, so it starts before and ends after the range
const toInput = (frame: number) => frame / 2 - 20;
const toX = (input: number) => 480 + input * 16;
const toY = (output: number) => 470 - output * 1.7;

export const InterpolateExtrapolation: React.FC<
  InterpolateExtrapolationProps
> = (options) => {
  const map = (input: number) => interpolate(input, [0, 20], [0, 100], options);

  const input = toInput(useCurrentFrame());
  const output = map(input);
  const inputs = Array.from({length: 120}, (_, frame) => toInput(frame));

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg
        viewBox="0 0 1280 720"
        fontFamily="monospace"
        fontSize={38}
        fill="#9aa7a9"
      >
        <rect x={toX(0)} y={110} width={320} height={540} fill="#1a2123" />
        {[0, 100].map((value) => (
          <g key={value} transform={`translate(0 ${toY(value)})`}>
            <line x1={160} x2={1120} stroke="#4b5759" strokeWidth={2} />
            <text x={1136} y={10}>
              {value}
            </text>
          </g>
        ))}
        {[-20, 0, 20, 40].map((value) => (
          <text key={value} x={toX(value)} y={696} textAnchor="middle">
            {value}
          </text>
        ))}
        {inputs.map((value) => (
          <circle key={value} cx={toX(value)} cy={toY(map(value))} r={4} />
        ))}
        <circle cx={toX(input)} cy={toY(output)} r={18} fill="#ff5a2e" />
        <text x={160} y={72} fill="#f2f5f5" fontSize={38}>
          interpolate({input}, [0, 20], [0, 100]) →{' '}
          {Math.round(output * 10) / 10}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
