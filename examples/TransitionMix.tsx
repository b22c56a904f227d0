import {
  linearTiming,
  springTiming,
  TransitionSeries,
} from '@remotion/transitions';
import type {TransitionTiming} from '@remotion/transitions';
import {fade} from '@remotion/transitions/fade';
import {flip} from '@remotion/transitions/flip';
import {slide} from '@remotion/transitions/slide';
import {wipe} from '@remotion/transitions/wipe';
import {AbsoluteFill, Easing} from 'remotion';

const {Sequence, Transition} = TransitionSeries;

const presentations = {
  fade: (timing: TransitionTiming) => (
    <Transition presentation={fade()} timing={timing} />
  ),
  slide: (timing: TransitionTiming) => (
    <Transition presentation={slide()} timing={timing} />
  ),
  wipe: (timing: TransitionTiming) => (
    <Transition presentation={wipe()} timing={timing} />
  ),
  flip: (timing: TransitionTiming) => (
    <Transition presentation={flip()} timing={timing} />
  ),
};

const timings = {
  linear: linearTiming({durationInFrames: 30}),
  eased: linearTiming({
    durationInFrames: 30,
    easing: Easing.inOut(Easing.cubic),
  }),
  spring: springTiming({config: {damping: 200}, durationInFrames: 30}),
};

export type TransitionMixProps = {
  readonly presentation: keyof typeof presentations;
  readonly timing: keyof typeof timings;
};

type SceneProps = {
  readonly letter: string;
  readonly color: string;
  readonly surface: string;
};

const Scene: React.FC<SceneProps> = ({letter, color, surface}) => {
  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        backgroundColor: surface,
        color,
        fontFamily: 'sans-serif',
        fontSize: 480,
        justifyContent: 'center',
      }}
    >
      {letter}
    </AbsoluteFill>
  );
};

export const TransitionMix: React.FC<TransitionMixProps> = (props) => {
  const transition = presentations[props.presentation](timings[props.timing]);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <TransitionSeries>
        <Sequence durationInFrames={45}>
          <Scene letter="A" color="#f2f5f5" surface="#1a2123" />
        </Sequence>
        {transition}
        <Sequence durationInFrames={90}>
          <Scene letter="B" color="#0b0e0f" surface="#9aa7a9" />
        </Sequence>
        {transition}
        <Sequence durationInFrames={45}>
          <Scene letter="A" color="#f2f5f5" surface="#1a2123" />
        </Sequence>
      </TransitionSeries>
    </AbsoluteFill>
  );
};
