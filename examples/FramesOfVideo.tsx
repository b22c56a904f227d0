import {AbsoluteFill, useCurrentFrame} from 'remotion';

export type FramesOfVideoProps = Record<string, never>;

const SAMPLES = [0, 15, 30, 45, 60, 75];

// The picture follows from the number of the frame and nothing else
const Picture: React.FC<{readonly frame: number}> = ({frame}) => {
  const x = 80 + frame * 5.4;
  const height = Math.abs(Math.sin((frame / 36) * Math.PI)) * 220;

  return (
    <>
      <rect width={640} height={360} fill="#1a2123" />
      <rect y={320} width={640} height={6} fill="#9aa7a9" />
      <circle cx={x} cy={290 - height} r={30} fill="#f2f5f5" />
    </>
  );
};

export const FramesOfVideo: React.FC<FramesOfVideoProps> = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fill="#f2f5f5">
        <svg x={50} y={50} width={704} height={396} viewBox="0 0 640 360">
          <Picture frame={frame} />
        </svg>
        <text x={800} y={240} fontSize={38}>
          frame
        </text>
        <text x={800} y={360} fontSize={128} fill="#ff5a2e">
          {frame}
        </text>
        {SAMPLES.map((at, index) => (
          <g key={at} transform={`translate(${50 + index * 200} 520)`}>
            <svg width={180} height={101} viewBox="0 0 640 360">
              <Picture frame={at} />
            </svg>
            <text y={148} fontSize={38} fill="#9aa7a9">
              {at}
            </text>
          </g>
        ))}
      </svg>
    </AbsoluteFill>
  );
};
