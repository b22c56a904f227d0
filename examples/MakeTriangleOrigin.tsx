import {makeTriangle} from '@remotion/shapes';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export type MakeTriangleOriginProps = {
  readonly direction: 'up' | 'down' | 'left' | 'right';
};

const LENGTH = 380;

export const MakeTriangleOrigin: React.FC<MakeTriangleOriginProps> = ({
  direction,
}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const {path, width, height, transformOrigin} = makeTriangle({
    length: LENGTH,
    direction,
  });
  const degrees = (frame / durationInFrames) * 360;

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg
        viewBox="0 0 1280 720"
        fill="#9aa7a9"
        fontFamily="monospace"
        fontSize={38}
        textAnchor="middle"
      >
        {[
          {x: 330, name: 'transformOrigin', origin: transformOrigin},
          {
            x: 950,
            name: 'middle of the box',
            origin: `${width / 2} ${height / 2}`,
          },
        ].map(({x, name, origin}) => (
          <g key={name}>
            <g transform={`translate(${x - width / 2} ${320 - height / 2})`}>
              <path
                d={path}
                fill="#f2f5f5"
                transform={`rotate(${degrees} ${origin})`}
              />
              {/* A sharp triangle that turns around its center fits into it */}
              <g transform={`translate(${origin})`}>
                <circle
                  r={LENGTH / Math.sqrt(3)}
                  fill="none"
                  stroke="#4b5759"
                  strokeWidth={3}
                />
                <circle r={14} fill="#ff5a2e" />
              </g>
            </g>
            <text x={x} y={676}>
              {name}
            </text>
          </g>
        ))}
      </svg>
    </AbsoluteFill>
  );
};
