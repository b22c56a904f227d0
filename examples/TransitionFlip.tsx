import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {flip} from '@remotion/transitions/flip';
import type {FlipDirection} from '@remotion/transitions/flip';
import {AbsoluteFill, Easing} from 'remotion';

export type TransitionFlipProps = {
  readonly direction: FlipDirection;
  readonly perspective: number;
};

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
        fontSize: 320,
        justifyContent: 'center',
      }}
    >
      {letter}
    </AbsoluteFill>
  );
};

export const TransitionFlip: React.FC<TransitionFlipProps> = ({
  direction,
  perspective,
}) => {
  const presentation = flip({direction, perspective});

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <AbsoluteFill style={{left: 240, top: 135, width: 800, height: 450}}>
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
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
