import {
  AbsoluteFill,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type AnnouncementTitleProps = {
  readonly title: string;
  readonly damping: number;
};

export const AnnouncementTitle: React.FC<AnnouncementTitleProps> = ({
  title,
  damping,
}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();

  const entrance = spring({frame, fps, config: {damping}});
  const line = spring({frame, fps, delay: 15, config: {damping: 200}});
  const date = interpolate(frame, [35, 50], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const exit = interpolate(
    frame,
    [durationInFrames - 15, durationInFrames - 1],
    [1, 0],
    {extrapolateLeft: 'clamp'},
  );

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#12262b',
        color: '#f4efe4',
        fontFamily: 'sans-serif',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{width: 900, opacity: exit}}>
        <div
          style={{
            fontSize: 104,
            fontWeight: 700,
            opacity: Math.min(1, entrance),
            translate: `0 ${interpolate(entrance, [0, 1], [120, 0])}px`,
          }}
        >
          {title}
        </div>
        <div
          style={{
            height: 8,
            marginTop: 24,
            backgroundColor: '#f0883e',
            scale: `${line} 1`,
            transformOrigin: 'left',
          }}
        />
        <div style={{fontSize: 48, marginTop: 32, opacity: date}}>
          Friday, 12 June
        </div>
      </div>
    </AbsoluteFill>
  );
};
