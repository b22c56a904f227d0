import {
  AbsoluteFill,
  interpolateColors,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type InterpolateColorsProps = {
  readonly first: string;
  readonly middle: string;
  readonly last: string;
};

export const InterpolateColors: React.FC<InterpolateColorsProps> = ({
  first,
  middle,
  last,
}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  const getColor = (at: number) =>
    interpolateColors(at, [0, 60, 119], [first, middle, last]);
  const frames = Array.from({length: durationInFrames}, (_, at) => at);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        <rect width={1280} height={380} fill={getColor(frame)} />
        <text x={100} y={456} fill="#f2f5f5">
          {getColor(frame)}
        </text>
        {/* The color of each frame */}
        <g shapeRendering="crispEdges">
          {frames.map((at) => (
            <rect
              key={at}
              x={100 + at * 9}
              y={510}
              width={9}
              height={90}
              fill={getColor(at)}
            />
          ))}
        </g>
        <g fill="#9aa7a9" textAnchor="middle" fontSize={38}>
          {[0, 60, 119].map((at) => (
            <text key={at} x={104.5 + at * 9} y={660}>
              {at}
            </text>
          ))}
        </g>
        <rect
          x={100 + frame * 9}
          y={490}
          width={9}
          height={130}
          fill="#ff5a2e"
          stroke="#0b0e0f"
          strokeWidth={3}
        />
      </svg>
    </AbsoluteFill>
  );
};
