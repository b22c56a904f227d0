import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {fade} from '@remotion/transitions/fade';
import {AbsoluteFill} from 'remotion';

export type TransitionFadeProps = {
  readonly shouldFadeOutExitingScene: boolean;
  readonly hasSurfaces: boolean;
};

const timing = linearTiming({durationInFrames: 30});

type SceneProps = {
  readonly letter: string;
  readonly surface: string;
};

const Scene: React.FC<SceneProps> = ({letter, surface}) => {
  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        backgroundColor: surface,
        color: '#f2f5f5',
        fontFamily: 'sans-serif',
        fontSize: 480,
        justifyContent: 'center',
      }}
    >
      {letter}
    </AbsoluteFill>
  );
};

export const TransitionFade: React.FC<TransitionFadeProps> = ({
  shouldFadeOutExitingScene,
  hasSurfaces,
}) => {
  const presentation = fade({shouldFadeOutExitingScene});
  const surfaceA = hasSurfaces ? '#1a2123' : 'transparent';
  const surfaceB = hasSurfaces ? '#4b5759' : 'transparent';

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={45}>
          <Scene letter="A" surface={surfaceA} />
        </TransitionSeries.Sequence>
        <TransitionSeries.Transition
          presentation={presentation}
          timing={timing}
        />
        <TransitionSeries.Sequence durationInFrames={90}>
          <Scene letter="B" surface={surfaceB} />
        </TransitionSeries.Sequence>
        <TransitionSeries.Transition
          presentation={presentation}
          timing={timing}
        />
        <TransitionSeries.Sequence durationInFrames={45}>
          <Scene letter="A" surface={surfaceA} />
        </TransitionSeries.Sequence>
      </TransitionSeries>
    </AbsoluteFill>
  );
};
