/**
 * For each rule of the system prompt, code that breaks it beside code that
 * keeps it. Both show one value between 0 and 1 as the gray of the whole frame,
 * which `run.ts` reads from the rendered images.
 */
import {Video} from '@remotion/media';
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {
  AbsoluteFill,
  Composition,
  IFrame,
  Img,
  Sequence,
  interpolate,
  random,
  registerRoot,
  spring,
  staticFile,
  useCurrentFrame,
  useDelayRender,
  useVideoConfig,
} from 'remotion';
import {FRAMES, LINES, type Case} from './case';

const Gray: React.FC<{readonly value: number}> = ({value}) => (
  <AbsoluteFill
    style={{backgroundColor: `rgb(${`${value * 255} `.repeat(3)})`}}
  />
);

const Progress: React.FC = () => <Gray value={useCurrentFrame() / FRAMES} />;

const LateProgress: React.FC = () => (
  <Gray value={Math.max(0, useCurrentFrame() - 20) / FRAMES} />
);

const FromInterval: React.FC = () => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount((old) => old + 1), 33);
    return () => clearInterval(timer);
  }, []);
  return <Gray value={Math.min(1, count / FRAMES)} />;
};

const FromTransition: React.FC = () => {
  const [isShown, setShown] = useState(false);
  // Without the delay, there would be no change and so no transition.
  useEffect(() => {
    requestAnimationFrame(() => setTimeout(() => setShown(true)));
  }, []);
  return (
    <AbsoluteFill
      style={{
        backgroundColor: 'white',
        opacity: isShown ? 1 : 0,
        transition: `opacity ${FRAMES / 30}s linear`,
      }}
    />
  );
};

const FromKeyframes: React.FC = () => (
  <>
    <style>{'@keyframes appear { from { opacity: 0; } }'}</style>
    <AbsoluteFill
      style={{
        backgroundColor: 'white',
        animation: `appear ${FRAMES / 30}s linear`,
      }}
    />
  </>
);

const Unclamped: React.FC = () => {
  const y = interpolate(useCurrentFrame(), [0, 20], [80, 0]);
  return <Gray value={(y + 100) / 200} />;
};

const Clamped: React.FC = () => {
  const y = interpolate(useCurrentFrame(), [0, 20], [80, 0], {
    extrapolateRight: 'clamp',
  });
  return <Gray value={(y + 100) / 200} />;
};

const EqualInputs: React.FC = () => (
  <Gray value={interpolate(useCurrentFrame(), [20, 20], [0, 1])} />
);

const UnequalRanges: React.FC = () => (
  <Gray value={interpolate(useCurrentFrame(), [0, 20, FRAMES], [0, 1])} />
);

const IncreasingInputs: React.FC = () => (
  <Gray value={interpolate(useCurrentFrame(), [0, FRAMES], [0, 1])} />
);

const WithoutFps: React.FC = () => {
  const options = {frame: useCurrentFrame()};
  return <Gray value={spring(options as Parameters<typeof spring>[0])} />;
};

const WithFps: React.FC = () => {
  const {fps} = useVideoConfig();
  const frame = useCurrentFrame();
  return <Gray value={spring({frame, fps, config: {damping: 200}})} />;
};

const SubtractsAgain: React.FC = () => (
  <Sequence from={20}>
    <LateProgress />
  </Sequence>
);

const CountsFromZero: React.FC = () => (
  <Sequence from={20}>
    <Progress />
  </Sequence>
);

const ReadsFrameOutside: React.FC = () => {
  const frame = useCurrentFrame();
  return (
    <Sequence from={20}>
      <Gray value={frame / FRAMES} />
    </Sequence>
  );
};

const HidesScene: React.FC = () =>
  useCurrentFrame() >= 20 ? <Progress /> : null;

const CoversFlexItem: React.FC = () => (
  <AbsoluteFill style={{flexDirection: 'row'}}>
    <div style={{width: '100%', height: '100%', backgroundColor: 'white'}} />
    <Sequence>
      <div style={{width: '100%', height: '100%', backgroundColor: 'black'}} />
    </Sequence>
  </AbsoluteFill>
);

const IsFlexItem: React.FC = () => (
  <AbsoluteFill style={{flexDirection: 'row'}}>
    <div
      style={{
        flexShrink: 0,
        width: '100%',
        height: '100%',
        backgroundColor: 'white',
      }}
    />
    <Sequence layout="none">
      <div style={{width: '100%', height: '100%', backgroundColor: 'black'}} />
    </Sequence>
  </AbsoluteFill>
);

const MathRandom: React.FC = () => {
  const [value] = useState(() => Math.random());
  return <Gray value={value} />;
};

const CurrentDate: React.FC = () => {
  const [value] = useState(() => (Date.now() % 256) / 255);
  return <Gray value={value} />;
};

const SeededRandom: React.FC = () => <Gray value={random('boat-3')} />;

const PlainImage: React.FC<Case> = ({slowUrl}) => (
  <img src={`${slowUrl}white.png`} style={{width: '100%'}} />
);

const BackgroundImage: React.FC<Case> = ({slowUrl}) => (
  <AbsoluteFill style={{backgroundImage: `url(${slowUrl}white.png)`}} />
);

const PlainFrame: React.FC<Case> = ({slowUrl}) => (
  <iframe src={`${slowUrl}white.html`} style={{width: '100%', border: 0}} />
);

const PlainVideo: React.FC<Case> = ({slowUrl}) => (
  <video src={`${slowUrl}white.webm`} style={{width: '100%'}} muted />
);

const WaitingImage: React.FC<Case> = ({slowUrl}) => (
  <Img src={`${slowUrl}white.png`} style={{width: '100%'}} />
);

const WaitingFrame: React.FC<Case> = ({slowUrl}) => (
  <IFrame src={`${slowUrl}white.html`} style={{width: '100%', border: 0}} />
);

const WaitingVideo: React.FC<Case> = ({slowUrl}) => (
  <Video src={`${slowUrl}white.webm`} style={{width: '100%'}} />
);

const RelativeFile: React.FC = () => (
  <Img src={staticFile('./white.png')} style={{width: '100%'}} />
);

const PublicFile: React.FC = () => (
  <Img src={staticFile('white.png')} style={{width: '100%'}} />
);

const useSlowValue = (slowUrl: string, onLoaded?: () => void): number => {
  const [value, setValue] = useState(0);
  useEffect(() => {
    void fetch(`${slowUrl}value.txt`)
      .then((response) => response.text())
      .then((text) => {
        setValue(Number(text));
        onLoaded?.();
      });
  }, []);
  return value;
};

const LoadsWithoutHandle: React.FC<Case> = ({slowUrl}) => (
  <Gray value={useSlowValue(slowUrl)} />
);

const LoadsWithHandle: React.FC<Case> = ({slowUrl}) => {
  const {delayRender, continueRender} = useDelayRender();
  const [handle] = useState(() => delayRender());
  return <Gray value={useSlowValue(slowUrl, () => continueRender(handle))} />;
};

const components: Readonly<Record<string, ComponentType<Case>>> = {
  FromInterval,
  FromTransition,
  Progress,
  FromKeyframes,
  Unclamped,
  Clamped,
  EqualInputs,
  UnequalRanges,
  IncreasingInputs,
  WithoutFps,
  WithFps,
  SubtractsAgain,
  CountsFromZero,
  ReadsFrameOutside,
  HidesScene,
  CoversFlexItem,
  IsFlexItem,
  MathRandom,
  CurrentDate,
  SeededRandom,
  PlainImage,
  BackgroundImage,
  PlainFrame,
  PlainVideo,
  WaitingImage,
  WaitingFrame,
  WaitingVideo,
  RelativeFile,
  PublicFile,
  LoadsWithoutHandle,
  LoadsWithHandle,
};

const CaseOfRule: React.FC<Case> = (props): ReactNode => {
  const Component = components[props.component];
  return (
    <AbsoluteFill style={{backgroundColor: 'black'}}>
      {Component && <Component {...props} />}
    </AbsoluteFill>
  );
};

registerRoot(() => (
  <Composition
    id="case"
    component={CaseOfRule}
    width={64}
    height={64}
    fps={30}
    durationInFrames={FRAMES}
    defaultProps={{component: 'Progress', slowUrl: ''}}
    calculateMetadata={({props}) =>
      props.component === 'DurationOfContent'
        ? {durationInFrames: (LINES + 1) * 30}
        : {}
    }
  />
));
