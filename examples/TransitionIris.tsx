import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {iris} from '@remotion/transitions/iris';
import {AbsoluteFill, Easing, useVideoConfig} from 'remotion';

export type TransitionIrisProps = Record<string, never>;

const timing = linearTiming({
  durationInFrames: 45,
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

export const TransitionIris: React.FC<TransitionIrisProps> = () => {
  const {width, height} = useVideoConfig();
  const presentation = iris({width, height});

  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={60}>
        <Scene letter="A" color="#f2f5f5" surface="#1a2123" />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition
        presentation={presentation}
        timing={timing}
      />
      <TransitionSeries.Sequence durationInFrames={120}>
        <Scene letter="B" color="#0b0e0f" surface="#9aa7a9" />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition
        presentation={presentation}
        timing={timing}
      />
      <TransitionSeries.Sequence durationInFrames={60}>
        <Scene letter="A" color="#f2f5f5" surface="#1a2123" />
      </TransitionSeries.Sequence>
    </TransitionSeries>
  );
};
