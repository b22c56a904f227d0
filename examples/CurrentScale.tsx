import {
  AbsoluteFill,
  interpolate,
  useCurrentFrame,
  useCurrentScale,
} from 'remotion';

export type CurrentScaleProps = Record<string, never>;

export const CurrentScale: React.FC<CurrentScaleProps> = () => {
  const frame = useCurrentFrame();
  // 1 in a render; in a Player it depends on the size on the screen
  const scale = useCurrentScale();
  const width = interpolate(frame, [0, 45, 89], [400, 1000, 400]);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg
        viewBox="0 0 1280 720"
        fontFamily="monospace"
        fontSize={38}
        fill="#f2f5f5"
      >
        <text x={140} y={140}>
          scale {scale.toFixed(3)}
        </text>
        <rect x={140} y={220} width={width} height={160} fill="#ff5a2e" />
        {/* The line under the bar is one pixel thick at every scale */}
        <rect x={140} y={400} width={width} height={1 / scale} />
        <text x={140} y={490}>
          {Math.round(width)} px in the composition
        </text>
        <text x={140} y={560} fill="#9aa7a9">
          {Math.round(width * scale)} px on the screen
        </text>
      </svg>
    </AbsoluteFill>
  );
};
