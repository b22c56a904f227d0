import {AbsoluteFill, Loop, useCurrentFrame, useVideoConfig} from 'remotion';

export type LoopPassesProps = {
  readonly durationInFrames: number;
  readonly times: number;
};

const toX = (frame: number) => 100 + frame * 9;

const Dial: React.FC = () => {
  const frame = useCurrentFrame();
  const loop = Loop.useLoop();
  if (!loop) {
    return null;
  }

  const angle = (frame / loop.durationInFrames) * 360;

  return (
    <>
      <g transform={`translate(640 270) rotate(${angle})`}>
        <circle r={190} fill="#1a2123" stroke="#f2f5f5" strokeWidth={4} />
        <rect x={-5} y={-190} width={10} height={190} fill="#ff5a2e" />
      </g>
      <text x={400} y={282} textAnchor="end">
        iteration {loop.iteration}
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
  const {durationInFrames: total} = useVideoConfig();
  const starts = Array.from(
    {length: times},
    (_, iteration) => iteration * durationInFrames,
  ).filter((start) => start < total);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg
        viewBox="0 0 1280 720"
        fontFamily="monospace"
        fontSize={36}
        fill="#f2f5f5"
      >
        <Loop durationInFrames={durationInFrames} times={times} layout="none">
          <Dial />
        </Loop>
        {/* The timeline, with a bar for each pass */}
        <rect x={100} y={560} width={1080} height={80} fill="#1a2123" />
        {starts.map((start) => (
          <rect
            key={start}
            x={toX(start) + 2}
            y={560}
            width={
              toX(Math.min(start + durationInFrames, total)) - toX(start) - 4
            }
            height={80}
            fill="#4b5759"
          />
        ))}
        <rect
          x={toX(frame) - 2}
          y={540}
          width={4}
          height={120}
          fill="#ff5a2e"
        />
      </svg>
    </AbsoluteFill>
  );
};
