import {springTiming, TransitionSeries} from '@remotion/transitions';
import {slide} from '@remotion/transitions/slide';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export type SpringTimingProps = {
  readonly damping: number;
  readonly stiffness: number;
  readonly durationRestThreshold: number;
  readonly reverse: boolean;
};

const START = 20;

export const SpringTiming: React.FC<SpringTimingProps> = ({
  damping,
  stiffness,
  ...options
}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames: total} = useVideoConfig();

  const timing = springTiming({config: {damping, stiffness}, ...options});
  const length = timing.getDurationInFrames({fps});

  const end = START + length;
  const x = (at: number) => 640 + at * 6;
  const y = (at: number) =>
    560 - timing.getProgress({frame: at - START, fps}) * 400;
  const curve = Array.from({length: total}, (_, at) => `${x(at)},${y(at)}`);

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
            presentation={slide({direction: 'from-bottom'})}
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
          {length} frames
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
