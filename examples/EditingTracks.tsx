import {
  AbsoluteFill,
  Easing,
  interpolate,
  Sequence,
  useCurrentFrame,
} from 'remotion';

export type Clip = {
  readonly id: number;
  readonly name: string;
  readonly kind: keyof typeof contents;
  /** Place of the track; 0 is on top of the others. */
  readonly track: number;
  readonly from: number;
  readonly durationInFrames: number;
  /** Frames that a trim has cut off at the start. */
  readonly trimBefore: number;
};

export type EditingTracksProps = {
  readonly clips: readonly Clip[];
};

// Each content counts its own frames, from 0
const Text: React.FC<{children: string}> = ({children}) => {
  const frame = useCurrentFrame();
  const left = interpolate(frame, [0, 12], [140, 72], {
    easing: Easing.out(Easing.cubic),
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{
        left,
        top: 72,
        width: 'auto',
        color: '#f2f5f5',
        fontFamily: 'sans-serif',
        fontSize: 112,
        fontWeight: 700,
      }}
    >
      {children}
    </AbsoluteFill>
  );
};

const Sun: React.FC = () => {
  const frame = useCurrentFrame();
  return <circle cx={930} cy={560 - frame * 6} r={110} fill="#f0bc5e" />;
};

const Boat: React.FC = () => {
  const frame = useCurrentFrame();
  return (
    <path
      transform={`translate(${120 + frame * 9} 470)`}
      d="M-110 60h220l-50 60h-120zM-6 40v-190l-90 190zM12 40v-150l80 150z"
      fill="#f2f5f5"
    />
  );
};

const contents = {
  title: () => <Text>Out at dawn</Text>,
  credits: () => <Text>Back by night</Text>,
  sun: () => (
    <svg viewBox="0 0 1280 720">
      <Sun />
    </svg>
  ),
  boat: () => (
    <svg viewBox="0 0 1280 720">
      <Boat />
    </svg>
  ),
  day: () => (
    <svg viewBox="0 0 1280 720">
      <path d="M0 0h1280v720H0z" fill="#0f5566" />
      <path d="M0 560h1280v160H0z" fill="#0a3d4a" />
    </svg>
  ),
  night: () => (
    <svg viewBox="0 0 1280 720">
      <path d="M0 0h1280v720H0z" fill="#141b33" />
      <path d="M0 560h1280v160H0z" fill="#0b1022" />
      <path
        d="M180 330h8v8h-8zM460 260h8v8h-8zM700 400h8v8h-8zM1010 120h8v8h-8zM1160 300h8v8h-8z"
        fill="#f2f5f5"
      />
    </svg>
  ),
};

export const EditingTracks: React.FC<EditingTracksProps> = ({clips}) => {
  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      {/* Later elements cover earlier ones, so the top track comes last */}
      {[...clips]
        .sort((a, b) => b.track - a.track)
        .map(({id, name, kind, from, durationInFrames, trimBefore}) => {
          const Content = contents[kind];
          return (
            <Sequence
              key={id}
              name={name}
              from={from}
              durationInFrames={durationInFrames}
            >
              <Sequence from={-trimBefore}>
                <Content />
              </Sequence>
            </Sequence>
          );
        })}
    </AbsoluteFill>
  );
};
