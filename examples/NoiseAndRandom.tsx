import {noise2D} from '@remotion/noise';
import {AbsoluteFill, random, useCurrentFrame, useVideoConfig} from 'remotion';

export type NoiseAndRandomProps = {readonly speed: number};

export const NoiseAndRandom: React.FC<NoiseAndRandomProps> = ({speed}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();

  const frames = Array.from({length: durationInFrames}, (_, at) => at);
  const x = (at: number) => 380 + at * 7;
  const randomY = (at: number) => 220 + (random(at) * 2 - 1) * 120;
  const noiseY = (at: number) => {
    return 520 + noise2D('height', (at / fps) * speed, 10) * 120;
  };

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        <g fill="none" stroke="#9aa7a9" strokeWidth={2}>
          <polyline
            points={frames.map((at) => [x(at), randomY(at)]).join(' ')}
          />
          <polyline
            points={frames.map((at) => [x(at), noiseY(at)]).join(' ')}
          />
        </g>
        <path d={`M ${x(frame)} 80 v 580`} stroke="#ff5a2e" strokeWidth={4} />
        <text x={80} y={232} fill="#f2f5f5">
          random()
        </text>
        <circle cx={x(frame)} cy={randomY(frame)} r={16} fill="#f2f5f5" />
        <text x={80} y={532} fill="#f2f5f5">
          noise2D()
        </text>
        <circle cx={x(frame)} cy={noiseY(frame)} r={16} fill="#f2f5f5" />
      </svg>
    </AbsoluteFill>
  );
};
