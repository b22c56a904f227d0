import {
  linearTiming,
  TransitionSeries,
  useTransitionProgress,
} from '@remotion/transitions';
import {none} from '@remotion/transitions/none';
import {AbsoluteFill} from 'remotion';

export type TransitionProgressProps = {readonly transitionInFrames: number};

type SceneProps = {readonly letter: string; readonly y: number};

const Scene: React.FC<SceneProps> = ({letter, y}) => {
  const {entering, exiting} = useTransitionProgress();
  const x = 80 + (entering + exiting) * 220;

  return (
    <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={52}>
      <rect x={x} y={y} width={160} height={160} fill="#4b5759" />
      <text x={x + 80} y={y + 98} fill="#f2f5f5" textAnchor="middle">
        {letter}
      </text>
      <text x={760} y={y + 56} fill={entering < 1 ? '#ff5a2e' : '#9aa7a9'}>
        entering<tspan x={1070}>{entering.toFixed(2)}</tspan>
      </text>
      <text x={760} y={y + 136} fill={exiting > 0 ? '#ff5a2e' : '#9aa7a9'}>
        exiting<tspan x={1070}>{exiting.toFixed(2)}</tspan>
      </text>
    </svg>
  );
};

export const TransitionProgress: React.FC<TransitionProgressProps> = ({
  transitionInFrames,
}) => {
  const timing = linearTiming({durationInFrames: transitionInFrames});

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <AbsoluteFill>
        <svg viewBox="0 0 1280 720" stroke="#4b5759" strokeWidth={2}>
          <path d="M 80 300 h 600 M 80 600 h 600" />
        </svg>
      </AbsoluteFill>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={20 + transitionInFrames}>
          <Scene letter="A" y={140} />
        </TransitionSeries.Sequence>
        <TransitionSeries.Transition presentation={none()} timing={timing} />
        <TransitionSeries.Sequence
          durationInFrames={20 + 2 * transitionInFrames}
        >
          <Scene letter="B" y={440} />
        </TransitionSeries.Sequence>
        <TransitionSeries.Transition presentation={none()} timing={timing} />
        <TransitionSeries.Sequence durationInFrames={100}>
          <Scene letter="A" y={140} />
        </TransitionSeries.Sequence>
      </TransitionSeries>
    </AbsoluteFill>
  );
};
