import {AbsoluteFill, Loop, useCurrentFrame} from 'remotion';

export type LoopPassesProps = {
  readonly durationInFrames: number;
  readonly times: number;
};

const Dial: React.FC<{readonly passLength: number}> = ({passLength}) => {
  const frame = useCurrentFrame();
  const loop = Loop.useLoop();
  const angle = (frame / passLength) * 360;

  return (
    <>
      <g transform={`translate(640 270) rotate(${angle})`}>
        <circle r={190} fill="#1a2123" stroke="#f2f5f5" strokeWidth={4} />
        <rect x={-5} y={-190} width={10} height={190} fill="#ff5a2e" />
      </g>
      <text x={400} y={282} textAnchor="end">
        iteration {loop?.iteration}
      </text>
      <text x={880} y={282}>
        frame {frame}
      </text>
    </>
  );
};

export const LoopPasses: React.FC<LoopPassesProps> = ({
  durationInFrames,
  times,
}) => {
  const frame = useCurrentFrame();
  const passes = Array.from({length: times}, (_, iteration) => iteration);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg
        viewBox="0 0 1280 720"
        fontFamily="monospace"
        fontSize={38}
        fill="#f2f5f5"
      >
        <Loop durationInFrames={durationInFrames} times={times} layout="none">
          <Dial passLength={durationInFrames} />
        </Loop>
        {/* The timeline of the composition, with a bar for each pass */}
        <svg x={100} y={560} width={1080} height={80}>
          <rect width={1080} height={80} fill="#1a2123" />
          {passes.map((iteration) => (
            <rect
              key={iteration}
              x={iteration * durationInFrames * 9 + 2}
              width={durationInFrames * 9 - 4}
              height={80}
              fill="#4b5759"
            />
          ))}
        </svg>
        <rect
          x={98 + frame * 9}
          y={540}
          width={4}
          height={120}
          fill="#ff5a2e"
        />
      </svg>
    </AbsoluteFill>
  );
};
