import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {fade} from '@remotion/transitions/fade';
import {slide} from '@remotion/transitions/slide';
import {wipe} from '@remotion/transitions/wipe';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const {Sequence, Transition} = TransitionSeries;

export type AnnouncementScenesProps = {
  readonly presentation: 'fade' | 'slide' | 'wipe';
  readonly transitionInFrames: number;
};

const acts = [
  {name: 'Lantern Choir', time: '19:00'},
  {name: 'Low Tide', time: '20:15'},
  {name: 'The Night Ferry', time: '21:30'},
];

const scene = {
  color: '#f4efe4',
  fontFamily: 'sans-serif',
  justifyContent: 'center',
  padding: '0 160px',
} as const;

const Intro: React.FC = () => {
  const frame = useCurrentFrame();
  const line = interpolate(frame, [0, 25], [0, 1], {
    easing: Easing.out(Easing.cubic),
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{...scene, backgroundColor: '#12262b'}}>
      <div style={{fontSize: 120, fontWeight: 700}}>Harbor Sessions</div>
      <div
        style={{
          height: 8,
          marginTop: 24,
          backgroundColor: '#f0883e',
          scale: `${line} 1`,
          transformOrigin: 'left',
        }}
      />
    </AbsoluteFill>
  );
};

const Acts: React.FC = () => {
  return (
    <AbsoluteFill style={{...scene, backgroundColor: '#1d3a40', gap: 36}}>
      {acts.map(({name, time}) => (
        <div
          key={name}
          style={{
            display: 'flex',
            justifyContent: 'space-between',
            fontSize: 64,
          }}
        >
          <span>{name}</span>
          <span style={{color: '#f0883e'}}>{time}</span>
        </div>
      ))}
    </AbsoluteFill>
  );
};

const Tickets: React.FC = () => {
  return (
    <AbsoluteFill
      style={{...scene, backgroundColor: '#f0883e', color: '#12262b'}}
    >
      <div style={{fontSize: 104, fontWeight: 700}}>Tickets at the pier</div>
    </AbsoluteFill>
  );
};

export const AnnouncementScenes: React.FC<AnnouncementScenesProps> = ({
  presentation,
  transitionInFrames,
}) => {
  const timing = linearTiming({
    durationInFrames: transitionInFrames,
    easing: Easing.inOut(Easing.cubic),
  });
  const between = {
    fade: <Transition presentation={fade()} timing={timing} />,
    slide: (
      <Transition
        presentation={slide({direction: 'from-right'})}
        timing={timing}
      />
    ),
    wipe: (
      <Transition
        presentation={wipe({direction: 'from-left'})}
        timing={timing}
      />
    ),
  }[presentation];

  return (
    <AbsoluteFill style={{backgroundColor: '#12262b'}}>
      <TransitionSeries>
        <Sequence durationInFrames={60}>
          <Intro />
        </Sequence>
        {between}
        <Sequence durationInFrames={75}>
          <Acts />
        </Sequence>
        {between}
        {/* Longer than the rest of the example, which ends before it */}
        <Sequence durationInFrames={120}>
          <Tickets />
        </Sequence>
      </TransitionSeries>
    </AbsoluteFill>
  );
};
