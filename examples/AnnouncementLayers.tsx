import {
  AbsoluteFill,
  Img,
  interpolate,
  Sequence,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type AnnouncementLayersProps = {
  readonly background: boolean;
  readonly shade: number;
  readonly overlay: boolean;
};

const Background: React.FC = () => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  return (
    <AbsoluteFill style={{overflow: 'hidden'}}>
      <Img
        src={staticFile('media/landscape.webp')}
        style={{
          width: '100%',
          height: '100%',
          objectFit: 'cover',
          scale: interpolate(frame, [0, durationInFrames - 1], [1, 1.15]),
        }}
      />
    </AbsoluteFill>
  );
};

const Content: React.FC = () => {
  return (
    <AbsoluteFill style={{justifyContent: 'flex-end', padding: 80}}>
      <div style={{fontSize: 120, fontWeight: 700}}>Harbor Sessions</div>
      <div style={{fontSize: 48, marginTop: 12}}>Friday, 12 June</div>
    </AbsoluteFill>
  );
};

const Overlay: React.FC = () => {
  const frame = useCurrentFrame();
  const x = interpolate(frame, [0, 12], [360, 0], {
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{alignItems: 'flex-end', padding: 60}}>
      <div
        style={{
          backgroundColor: '#f0883e',
          color: '#12262b',
          fontSize: 40,
          padding: '18px 32px',
          translate: `${x}px 0`,
        }}
      >
        Free entry
      </div>
    </AbsoluteFill>
  );
};

export const AnnouncementLayers: React.FC<AnnouncementLayersProps> = ({
  background,
  shade,
  overlay,
}) => {
  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#12262b',
        color: '#f4efe4',
        fontFamily: 'sans-serif',
      }}
    >
      {background && <Background />}
      <AbsoluteFill
        style={{
          background: 'linear-gradient(transparent 20%, #12262b 95%)',
          opacity: shade,
        }}
      />
      <Content />
      {overlay && (
        <Sequence from={20}>
          <Overlay />
        </Sequence>
      )}
    </AbsoluteFill>
  );
};
