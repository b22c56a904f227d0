import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {slide} from '@remotion/transitions/slide';
import type {SlideDirection} from '@remotion/transitions/slide';
import {AbsoluteFill, Easing} from 'remotion';

export type TransitionSlideProps = {readonly direction: SlideDirection};

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

export const TransitionSlide: React.FC<TransitionSlideProps> = ({
  direction,
}) => {
  const presentation = slide({direction});

  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={45}>
        <Scene letter="A" color="#f2f5f5" surface="#1a2123" />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition
        presentation={presentation}
        timing={timing}
      />
      <TransitionSeries.Sequence durationInFrames={90}>
        <Scene letter="B" color="#0b0e0f" surface="#9aa7a9" />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition
        presentation={presentation}
        timing={timing}
      />
      <TransitionSeries.Sequence durationInFrames={45}>
        <Scene letter="A" color="#f2f5f5" surface="#1a2123" />
      </TransitionSeries.Sequence>
    </TransitionSeries>
  );
};
