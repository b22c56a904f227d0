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
  readonly color: string;
  readonly surface: string | undefined;
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

export const TransitionFade: React.FC<TransitionFadeProps> = ({
  shouldFadeOutExitingScene,
  hasSurfaces,
}) => {
  const presentation = fade({shouldFadeOutExitingScene});
  const [dark, light] = hasSurfaces ? ['#1a2123', '#9aa7a9'] : [];

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={45}>
          <Scene letter="A" color="#f2f5f5" surface={dark} />
        </TransitionSeries.Sequence>
        <TransitionSeries.Transition
          presentation={presentation}
          timing={timing}
        />
        <TransitionSeries.Sequence durationInFrames={90}>
          <Scene letter="B" color="#ff5a2e" surface={light} />
        </TransitionSeries.Sequence>
      </TransitionSeries>
    </AbsoluteFill>
  );
};
