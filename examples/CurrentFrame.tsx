import {
  AbsoluteFill,
  Sequence,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type CurrentFrameProps = {
  readonly from: number;
};

const Ruler: React.FC<{readonly label: string}> = ({label}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const frames = Array.from({length: durationInFrames}, (_, at) => at);

  return (
    <>
      {frames
        .filter((at) => at % 5 === 0)
        .map((at) => (
          <rect
            key={at}
            x={at * 9 - 1}
            y={at % 30 === 0 ? 0 : 30}
            width={2}
            height={at % 30 === 0 ? 60 : 30}
            fill="#9aa7a9"
          />
        ))}
      <text y={112} fill="#9aa7a9" fontSize={38}>
        {label}
      </text>
      <rect x={frame * 9 - 2} y={-24} width={4} height={84} fill="#ff5a2e" />
      <text
        x={frame * 9}
        y={-44}
        textAnchor="middle"
        fill="#f2f5f5"
        fontSize={80}
      >
        {frame}
      </text>
    </>
  );
};

export const CurrentFrame: React.FC<CurrentFrameProps> = ({from}) => {
  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace">
        <g transform="translate(100 190)">
          <Ruler label="in the composition" />
        </g>
        <g transform={`translate(${100 + from * 9} 520)`}>
          <Sequence from={from} layout="none">
            <Ruler label={`in <Sequence from={${from}}>`} />
          </Sequence>
        </g>
      </svg>
    </AbsoluteFill>
  );
};
