import {linearTiming, TransitionSeries} from '@remotion/transitions';
import type {
  TransitionPresentation,
  TransitionPresentationComponentProps,
} from '@remotion/transitions';
import {AbsoluteFill, useVideoConfig} from 'remotion';

export type TransitionBlindsProps = {readonly slats: number};

const Blinds: React.FC<
  TransitionPresentationComponentProps<TransitionBlindsProps>
> = ({children, passedProps, presentationDirection, presentationProgress}) => {
  const {width, height} = useVideoConfig();
  const slat = width / passedProps.slats;
  const gap = slat * presentationProgress;
  const gaps = Array.from({length: passedProps.slats}, (_, index) => {
    return `M ${index * slat} 0 h ${gap} v ${height} h ${-gap} Z`;
  });
  const isClipped =
    presentationDirection === 'entering' && presentationProgress < 1;

  return (
    <AbsoluteFill
      style={{clipPath: isClipped ? `path('${gaps.join(' ')}')` : undefined}}
    >
      {children}
    </AbsoluteFill>
  );
};

const blinds = (
  props: TransitionBlindsProps,
): TransitionPresentation<TransitionBlindsProps> => {
  return {component: Blinds, props};
};

const fill = {
  alignItems: 'center',
  fontFamily: 'sans-serif',
  fontSize: 480,
  justifyContent: 'center',
} as const;

const sceneA = (
  <AbsoluteFill style={{...fill, backgroundColor: '#1a2123', color: '#f2f5f5'}}>
    A
  </AbsoluteFill>
);

const sceneB = (
  <AbsoluteFill style={{...fill, backgroundColor: '#9aa7a9', color: '#0b0e0f'}}>
    B
  </AbsoluteFill>
);

const timing = linearTiming({durationInFrames: 30});

export const TransitionBlinds: React.FC<TransitionBlindsProps> = ({slats}) => {
  const presentation = blinds({slats});

  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={45}>
        {sceneA}
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition
        presentation={presentation}
        timing={timing}
      />
      <TransitionSeries.Sequence durationInFrames={90}>
        {sceneB}
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition
        presentation={presentation}
        timing={timing}
      />
      <TransitionSeries.Sequence durationInFrames={45}>
        {sceneA}
      </TransitionSeries.Sequence>
    </TransitionSeries>
  );
};
