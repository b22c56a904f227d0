/**
 * For each rule of the system prompt, code that breaks it beside code that
 * keeps it. Both show one value between 0 and 1 as the gray of the whole frame,
 * which `run.ts` reads from the rendered images.
 */
import {Video} from '@remotion/media';
import {useEffect, useState} from 'react';
import {
  AbsoluteFill,
  IFrame,
  Img,
  Sequence,
  interpolate,
  random,
  spring,
  staticFile,
  useCurrentFrame,
  useDelayRender,
  useVideoConfig,
} from 'remotion';
import {FRAMES, type Case} from '../renders/case';

const Gray: React.FC<{readonly value: number}> = ({value}) => (
  <AbsoluteFill
    style={{backgroundColor: `rgb(${`${value * 255} `.repeat(3)})`}}
  />
);

export const Progress: React.FC = () => (
  <Gray value={useCurrentFrame() / FRAMES} />
);

const LateProgress: React.FC = () => (
  <Gray value={Math.max(0, useCurrentFrame() - 20) / FRAMES} />
);

export const FromInterval: React.FC = () => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount((old) => old + 1), 33);
    return () => clearInterval(timer);
  }, []);
  return <Gray value={Math.min(1, count / FRAMES)} />;
};

export const FromTransition: React.FC = () => {
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

export const FromKeyframes: React.FC = () => (
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

export const Unclamped: React.FC = () => {
  const y = interpolate(useCurrentFrame(), [0, 20], [80, 0]);
  return <Gray value={(y + 100) / 200} />;
};

export const Clamped: React.FC = () => {
  const y = interpolate(useCurrentFrame(), [0, 20], [80, 0], {
    extrapolateRight: 'clamp',
  });
  return <Gray value={(y + 100) / 200} />;
};

export const EqualInputs: React.FC = () => (
  <Gray value={interpolate(useCurrentFrame(), [20, 20], [0, 1])} />
);

export const UnequalRanges: React.FC = () => (
  <Gray value={interpolate(useCurrentFrame(), [0, 20, FRAMES], [0, 1])} />
);

export const IncreasingInputs: React.FC = () => (
  <Gray value={interpolate(useCurrentFrame(), [0, FRAMES], [0, 1])} />
);

export const WithoutFps: React.FC = () => {
  const options = {frame: useCurrentFrame()};
  return <Gray value={spring(options as Parameters<typeof spring>[0])} />;
};

export const WithFps: React.FC = () => {
  const {fps} = useVideoConfig();
  const frame = useCurrentFrame();
  return <Gray value={spring({frame, fps, config: {damping: 200}})} />;
};

export const SubtractsAgain: React.FC = () => (
  <Sequence from={20}>
    <LateProgress />
  </Sequence>
);

export const CountsFromZero: React.FC = () => (
  <Sequence from={20}>
    <Progress />
  </Sequence>
);

export const ReadsFrameOutside: React.FC = () => {
  const frame = useCurrentFrame();
  return (
    <Sequence from={20}>
      <Gray value={frame / FRAMES} />
    </Sequence>
  );
};

export const HidesScene: React.FC = () =>
  useCurrentFrame() >= 20 ? <Progress /> : null;

export const CoversFlexItem: React.FC = () => (
  <AbsoluteFill style={{flexDirection: 'row'}}>
    <div style={{width: '100%', height: '100%', backgroundColor: 'white'}} />
    <Sequence>
      <div style={{width: '100%', height: '100%', backgroundColor: 'black'}} />
    </Sequence>
  </AbsoluteFill>
);

export const IsFlexItem: React.FC = () => (
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

export const MathRandom: React.FC = () => {
  const [value] = useState(() => Math.random());
  return <Gray value={value} />;
};

export const CurrentDate: React.FC = () => {
  const [value] = useState(() => (Date.now() % 256) / 255);
  return <Gray value={value} />;
};

export const SeededRandom: React.FC = () => <Gray value={random('boat-3')} />;

export const PlainImage: React.FC<Case> = ({url}) => (
  <img src={`${url}late/white.png`} style={{width: '100%'}} />
);

export const BackgroundImage: React.FC<Case> = ({url}) => (
  <AbsoluteFill style={{backgroundImage: `url(${url}late/white.png)`}} />
);

export const PlainFrame: React.FC<Case> = ({url}) => (
  <iframe src={`${url}late/white.html`} style={{width: '100%', border: 0}} />
);

export const PlainVideo: React.FC<Case> = ({url}) => (
  <video src={`${url}late/white.webm`} style={{width: '100%'}} muted />
);

export const WaitingImage: React.FC<Case> = ({url}) => (
  <Img src={`${url}late/white.png`} style={{width: '100%'}} />
);

export const WaitingFrame: React.FC<Case> = ({url}) => (
  <IFrame src={`${url}late/white.html`} style={{width: '100%', border: 0}} />
);

export const WaitingVideo: React.FC<Case> = ({url}) => (
  <Video src={`${url}late/white.webm`} style={{width: '100%'}} />
);

export const RelativeFile: React.FC = () => (
  <Img src={staticFile('./white.png')} style={{width: '100%'}} />
);

export const PublicFile: React.FC = () => (
  <Img src={staticFile('white.png')} style={{width: '100%'}} />
);

const useSlowValue = (url: string, onLoaded?: () => void): number => {
  const [value, setValue] = useState(0);
  useEffect(() => {
    void fetch(`${url}late/value.txt`)
      .then((response) => response.text())
      .then((text) => {
        setValue(Number(text));
        onLoaded?.();
      });
  }, []);
  return value;
};

export const LoadsWithoutHandle: React.FC<Case> = ({url}) => (
  <Gray value={useSlowValue(url)} />
);

export const LoadsWithHandle: React.FC<Case> = ({url}) => {
  const {delayRender, continueRender} = useDelayRender();
  const [handle] = useState(() => delayRender());
  return <Gray value={useSlowValue(url, () => continueRender(handle))} />;
};
