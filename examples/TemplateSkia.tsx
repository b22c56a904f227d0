import {
  AbsoluteFill,
  Easing,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type TemplateSkiaProps = {
  readonly petals: number;
  readonly blendMode: 'multiply' | 'screen' | 'difference';
};

const inks = ['#5cc8f2', '#f57fbd', '#ffe14d'];

/** Petals around the middle, which get longer as they open. */
const Ring: React.FC<
  TemplateSkiaProps & {
    readonly radius: number;
    readonly turn: number;
    readonly openness: number;
  }
> = ({petals, blendMode, radius, turn, openness}) => {
  return Array.from({length: petals}, (_, index) => (
    <ellipse
      key={index}
      cx={radius * (0.7 + 0.3 * openness)}
      rx={radius * (0.4 + 0.25 * openness)}
      ry={radius * 0.4}
      fill={inks[index % inks.length]}
      transform={`rotate(${turn + (index / petals) * 360})`}
      // What <Group blendMode> does in Skia
      style={{mixBlendMode: blendMode}}
    />
  ));
};

export const TemplateSkia: React.FC<TemplateSkiaProps> = (props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  // Opens and closes once, so that the last frame leads to the first
  const openness = interpolate(
    frame,
    [0, durationInFrames / 2, durationInFrames],
    [0, 1, 0],
    {easing: Easing.inOut(Easing.cubic)},
  );
  const turn = (frame / durationInFrames) * 120;
  const isOnPaper = props.blendMode === 'multiply';

  return (
    <AbsoluteFill style={{backgroundColor: isOnPaper ? '#fffdf7' : '#0b0e0f'}}>
      <svg viewBox="-640 -360 1280 720">
        <Ring {...props} radius={200} turn={turn} openness={openness} />
        <Ring {...props} radius={80} turn={-turn} openness={openness} />
      </svg>
    </AbsoluteFill>
  );
};
