import {TransitionSeries} from '@remotion/transitions';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export type TransitionOverlayProps = {
  readonly durationInFrames: number;
  readonly offset: number;
};

const Scene: React.FC<{
  readonly letter: string;
  readonly color: string;
  readonly surface: string;
}> = ({letter, color, surface}) => {
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

// A bar that sweeps over the frame while the cut happens behind it
const Sweep: React.FC<{readonly durationInFrames: number}> = ({
  durationInFrames,
}) => {
  const frame = useCurrentFrame();
  const left = interpolate(frame, [0, durationInFrames], [-1600, 1280]);

  return (
    <AbsoluteFill
      style={{backgroundColor: '#ff5a2e', left, width: 1600, right: 'auto'}}
    />
  );
};

export const TransitionOverlay: React.FC<TransitionOverlayProps> = ({
  durationInFrames,
  offset,
}) => {
  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={50}>
        <Scene letter="A" color="#f2f5f5" surface="#1a2123" />
      </TransitionSeries.Sequence>
      <TransitionSeries.Overlay
        durationInFrames={durationInFrames}
        offset={offset}
      >
        <Sweep durationInFrames={durationInFrames} />
      </TransitionSeries.Overlay>
      <TransitionSeries.Sequence durationInFrames={50}>
        <Scene letter="B" color="#0b0e0f" surface="#9aa7a9" />
      </TransitionSeries.Sequence>
    </TransitionSeries>
  );
};
