import {
  linearTiming,
  TransitionSeries,
  useTransitionProgress,
} from '@remotion/transitions';
import {none} from '@remotion/transitions/none';
import {AbsoluteFill, Easing} from 'remotion';

export type TransitionNoneProps = {readonly leavesInFront: boolean};

const timing = linearTiming({
  durationInFrames: 30,
  easing: Easing.inOut(Easing.cubic),
});

type SceneProps = {
  readonly letter: string;
  readonly color: string;
  readonly surface: string;
};

const Scene: React.FC<SceneProps> = ({letter, color, surface}) => {
  // The presentation does nothing, so the scene animates its own exit
  const {exiting} = useTransitionProgress();

  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        backgroundColor: surface,
        color,
        fontFamily: 'sans-serif',
        fontSize: 480,
        justifyContent: 'center',
        transform: `scale(${1 - exiting})`,
        transformOrigin: 'top left',
      }}
    >
      {letter}
    </AbsoluteFill>
  );
};

export const TransitionNone: React.FC<TransitionNoneProps> = ({
  leavesInFront,
}) => {
  // Earlier scenes lie higher. By default, later ones do.
  const toB = none({exitStyle: {zIndex: leavesInFront ? 2 : 'auto'}});
  const toA = none({exitStyle: {zIndex: leavesInFront ? 1 : 'auto'}});

  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={45}>
        <Scene letter="A" color="#f2f5f5" surface="#1a2123" />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition presentation={toB} timing={timing} />
      <TransitionSeries.Sequence durationInFrames={90}>
        <Scene letter="B" color="#0b0e0f" surface="#9aa7a9" />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition presentation={toA} timing={timing} />
      <TransitionSeries.Sequence durationInFrames={45}>
        <Scene letter="A" color="#f2f5f5" surface="#1a2123" />
      </TransitionSeries.Sequence>
    </TransitionSeries>
  );
};
