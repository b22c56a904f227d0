import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {clockWipe} from '@remotion/transitions/clock-wipe';
import {fade} from '@remotion/transitions/fade';
import {flip} from '@remotion/transitions/flip';
import {iris} from '@remotion/transitions/iris';
import {slide} from '@remotion/transitions/slide';
import {wipe} from '@remotion/transitions/wipe';
import {AbsoluteFill, useVideoConfig} from 'remotion';

export type TransitionChoiceProps = {
  readonly presentation: string;
  readonly durationInFrames: number;
};

const Scene: React.FC<{readonly color: string; readonly title: string}> = ({
  color,
  title,
}) => {
  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: color,
        color: '#0b0e0f',
        font: '120px sans-serif',
      }}
    >
      {title}
    </AbsoluteFill>
  );
};

export const TransitionChoice: React.FC<TransitionChoiceProps> = ({
  presentation,
  durationInFrames,
}) => {
  const {width, height} = useVideoConfig();
  const timing = linearTiming({durationInFrames});

  const transition = {
    clockWipe: (
      <TransitionSeries.Transition
        presentation={clockWipe({width, height})}
        timing={timing}
      />
    ),
    fade: <TransitionSeries.Transition presentation={fade()} timing={timing} />,
    flip: <TransitionSeries.Transition presentation={flip()} timing={timing} />,
    iris: (
      <TransitionSeries.Transition
        presentation={iris({width, height})}
        timing={timing}
      />
    ),
    slide: (
      <TransitionSeries.Transition presentation={slide()} timing={timing} />
    ),
    wipe: <TransitionSeries.Transition presentation={wipe()} timing={timing} />,
  }[presentation];

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={75}>
          <Scene color="#7cbbff" title="Before" />
        </TransitionSeries.Sequence>
        {transition}
        <TransitionSeries.Sequence durationInFrames={75}>
          <Scene color="#f0bc5e" title="After" />
        </TransitionSeries.Sequence>
      </TransitionSeries>
    </AbsoluteFill>
  );
};
