import {TransitionSeries} from '@remotion/transitions';
import type {TransitionTiming} from '@remotion/transitions';
import {wipe} from '@remotion/transitions/wipe';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export type CustomTimingProps = {
  readonly durationInFrames: number;
  readonly steps: number;
};

const stepTiming = ({
  durationInFrames,
  steps,
}: CustomTimingProps): TransitionTiming => {
  return {
    getDurationInFrames: () => durationInFrames,
    getProgress: ({frame}) => {
      const time = Math.min(1, Math.max(0, frame / durationInFrames));
      return Math.floor(time * steps) / steps;
    },
  };
};

const START = 20;

export const CustomTiming: React.FC<CustomTimingProps> = ({
  durationInFrames,
  steps,
}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames: total} = useVideoConfig();

  const timing = stepTiming({durationInFrames, steps});
  const end = START + durationInFrames;
  const x = (at: number) => 640 + at * 6;
  const y = (at: number) =>
    560 - timing.getProgress({frame: at - START, fps}) * 400;
  const curve = Array.from({length: total * 10}, (_, step) => {
    const at = step / 10;
    return `${x(at)},${y(at)}`;
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <div
        style={{
          position: 'absolute',
          left: 80,
          top: 160,
          width: 480,
          height: 400,
          outline: '2px solid #4b5759',
          overflow: 'hidden',
        }}
      >
        <TransitionSeries>
          <TransitionSeries.Sequence durationInFrames={end}>
            <AbsoluteFill style={{backgroundColor: '#1a2123'}} />
          </TransitionSeries.Sequence>
          <TransitionSeries.Transition
            presentation={wipe({direction: 'from-bottom'})}
            timing={timing}
          />
          <TransitionSeries.Sequence durationInFrames={total}>
            <AbsoluteFill style={{backgroundColor: '#9aa7a9'}} />
          </TransitionSeries.Sequence>
        </TransitionSeries>
      </div>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        <path
          d={`M ${x(START)} 160 V 600 M ${x(end)} 160 V 600`}
          stroke="#4b5759"
          strokeWidth={2}
        />
        <polyline
          points={curve.join(' ')}
          fill="none"
          stroke="#9aa7a9"
          strokeWidth={4}
        />
        <text x={x(START)} y={650} fill="#f2f5f5">
          {durationInFrames} frames
        </text>
        <path
          d={`M 80 ${y(frame)} H ${x(frame)}`}
          stroke="#ff5a2e"
          strokeWidth={2}
        />
        <circle cx={x(frame)} cy={y(frame)} r={12} fill="#ff5a2e" />
      </svg>
    </AbsoluteFill>
  );
};
