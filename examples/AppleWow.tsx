import {makeHeart, makeStar} from '@remotion/shapes';
import type {ReactNode} from 'react';
import {
  AbsoluteFill,
  Freeze,
  interpolate,
  Sequence,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type AppleWowProps = {
  /** The step of the lesson after which the project looks like this. */
  readonly step: number;
};

type Wrapper = {readonly children: ReactNode};

const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

const Centered: React.FC<Wrapper> = ({children}) => (
  <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center'}}>
    {children}
  </AbsoluteFill>
);

const Dot: React.FC = () => (
  <Centered>
    <div
      style={{
        width: 14,
        height: 14,
        borderRadius: '50%',
        backgroundColor: '#ccc',
      }}
    />
  </Centered>
);

const heart = makeHeart({height: 28});
const star = makeStar({points: 5, innerRadius: 3.5, outerRadius: 8});

/** The lesson writes emoji, which each system draws in its own way. */
const Emoji: React.FC<{
  readonly shape: {path: string; width: number; height: number};
  readonly color: string;
}> = ({shape: {path, width, height}, color}) => (
  <Centered>
    <svg width={width} height={height} fill={color}>
      <path d={path} />
    </svg>
  </Centered>
);

const Shrinking: React.FC<Wrapper> = ({children}) => {
  const scale = interpolate(useCurrentFrame(), [60, 90], [1, 0], clamp);
  return (
    <AbsoluteFill style={{transform: `scale(${scale})`}}>
      {children}
    </AbsoluteFill>
  );
};

const Move: React.FC<Wrapper & {readonly delay?: number}> = ({
  delay = 0,
  children,
}) => {
  const frame = useCurrentFrame() - delay;
  const {fps} = useVideoConfig();
  const progress = spring({
    frame,
    fps,
    config: {damping: 200},
    durationInFrames: 120,
  });
  const y = interpolate(progress, [0, 1], [0, -400]);
  return (
    <AbsoluteFill
      style={{
        transform: `translateY(${y}px)`,
        opacity: frame < 0 ? 0 : 1,
      }}
    >
      {children}
    </AbsoluteFill>
  );
};

const Trail: React.FC<
  Wrapper & {readonly amount: number; readonly extraOffset?: number}
> = ({amount, extraOffset = 0, children}) => (
  <AbsoluteFill style={{transform: `translateY(${-extraOffset}px)`}}>
    {Array.from({length: amount}, (_, i) => (
      <Sequence key={i} from={i * 3}>
        <Move>
          <AbsoluteFill style={{transform: `scale(${1 - i / amount})`}}>
            {children}
          </AbsoluteFill>
        </Move>
      </Sequence>
    ))}
  </AbsoluteFill>
);

const COPIES = 10;

const Explosion: React.FC<Wrapper> = ({children}) => (
  <AbsoluteFill>
    {Array.from({length: COPIES}, (_, i) => (
      <AbsoluteFill
        key={i}
        style={{transform: `rotate(${(i / COPIES) * 2 * Math.PI}rad)`}}
      >
        {children}
      </AbsoluteFill>
    ))}
  </AbsoluteFill>
);

const DotTrail: React.FC = () => (
  <Trail amount={4}>
    <Shrinking>
      <Dot />
    </Shrinking>
  </Trail>
);

const Hearts: React.FC<{
  readonly color: string;
  readonly delay: number;
  readonly offset: number;
}> = ({color, delay, offset}) => (
  <Explosion>
    <Move delay={delay}>
      <AbsoluteFill style={{transform: `translateY(${-offset}px)`}}>
        <Shrinking>
          <Emoji shape={heart} color={color} />
        </Shrinking>
      </AbsoluteFill>
    </Move>
  </Explosion>
);

const Stars: React.FC = () => (
  <AbsoluteFill style={{transform: 'rotate(0.3rad)'}}>
    <Explosion>
      <Trail amount={4} extraOffset={100}>
        <Shrinking>
          <Emoji shape={star} color="#ffce3d" />
        </Shrinking>
      </Trail>
    </Explosion>
  </AbsoluteFill>
);

const remapFrame = (frame: number) => {
  let remapped = 0;
  for (let i = 0; i < frame; i++) {
    remapped += interpolate(i, [20, 21], [1.5, 0.5], clamp);
  }
  return remapped;
};

const Slowed: React.FC<Wrapper> = ({children}) => (
  <Freeze frame={remapFrame(useCurrentFrame())}>{children}</Freeze>
);

/** Stands in for the visitor's own Animoji. */
const Face: React.FC = () => {
  const frame = useCurrentFrame();
  const nod = Math.sin(frame / 9) * 8;
  const blink = frame % 50 < 4 ? 0.1 : 1;
  return (
    <Centered>
      <svg width={420} height={420} viewBox="-100 -100 200 200">
        <circle r={90} fill="#ffce3d" />
        <g fill="#3d2a00" transform={`translate(0 ${nod})`}>
          <ellipse cx={-32} cy={-18} rx={11} ry={17 * blink} />
          <ellipse cx={32} cy={-18} rx={11} ry={17 * blink} />
          <path d="M-48 18h96a48 48 0 0 1 -96 0z" />
        </g>
      </svg>
    </Centered>
  );
};

/** What is on the canvas after steps 3 to 9, each of which replaces the last. */
const Dots: React.FC<AppleWowProps> = ({step}) => {
  if (step < 3) {
    return null;
  }
  if (step === 3) {
    return <Dot />;
  }
  if (step < 7) {
    const shrinking = (
      <Shrinking>
        <Dot />
      </Shrinking>
    );
    return step === 4 ? (
      shrinking
    ) : (
      <Move delay={step === 5 ? 0 : 20}>{shrinking}</Move>
    );
  }
  if (step === 7) {
    return <DotTrail />;
  }
  return (
    <Sequence from={step === 8 ? 0 : 5}>
      <Explosion>
        <DotTrail />
      </Explosion>
    </Sequence>
  );
};

export const AppleWow: React.FC<AppleWowProps> = ({step}) => {
  const layers = (
    <>
      <Dots step={step} />
      {step >= 10 && <Hearts color="#f03a47" delay={5} offset={100} />}
      {step >= 11 && (
        <AbsoluteFill style={{transform: 'rotate(0.3rad)'}}>
          <Hearts color="#ffce3d" delay={20} offset={50} />
        </AbsoluteFill>
      )}
      {step >= 12 && <Stars />}
    </>
  );

  return (
    <AbsoluteFill
      style={{background: 'linear-gradient(to bottom, #000021, #010024)'}}
    >
      {step < 13 ? layers : <Slowed>{layers}</Slowed>}
      {step >= 14 && <Face />}
    </AbsoluteFill>
  );
};
