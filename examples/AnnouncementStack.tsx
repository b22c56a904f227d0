import {
  AbsoluteFill,
  Easing,
  Img,
  interpolate,
  Sequence,
  staticFile,
  useCurrentFrame,
} from 'remotion';

export type AnnouncementStackProps = {
  readonly apart: number;
  readonly badgeOnTop: boolean;
};

const Background: React.FC = () => {
  return (
    <Img
      src={staticFile('media/landscape.webp')}
      style={{width: '100%', height: '100%', objectFit: 'cover'}}
    />
  );
};

const Shade: React.FC = () => {
  return (
    <AbsoluteFill
      style={{background: 'linear-gradient(transparent 20%, #12262b 95%)'}}
    />
  );
};

const Title: React.FC = () => {
  return (
    <AbsoluteFill style={{justifyContent: 'flex-end', padding: 80}}>
      <div style={{fontSize: 120, fontWeight: 700}}>Harbor Sessions</div>
      <div style={{fontSize: 48, marginTop: 12}}>Friday, 12 June</div>
    </AbsoluteFill>
  );
};

const Badge: React.FC = () => {
  return (
    <AbsoluteFill style={{justifyContent: 'flex-end', padding: '0 60px 190px'}}>
      <div
        style={{
          alignSelf: 'flex-end',
          backgroundColor: '#f0883e',
          color: '#12262b',
          fontSize: 40,
          padding: '18px 32px',
        }}
      >
        Free entry
      </div>
    </AbsoluteFill>
  );
};

export const AnnouncementStack: React.FC<AnnouncementStackProps> = ({
  apart,
  badgeOnTop,
}) => {
  const frame = useCurrentFrame();
  // Apart in the middle, one image at the beginning and at the end
  const spread = interpolate(frame, [20, 60, 100, 140], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  const layers = badgeOnTop
    ? [Background, Shade, Title, Badge]
    : [Background, Shade, Badge, Title];

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b1719',
        color: '#f4efe4',
        fontFamily: 'sans-serif',
        perspective: 3200,
      }}
    >
      <AbsoluteFill
        style={{
          rotate: `y ${-42 * spread}deg`,
          scale: String(1 - 0.4 * spread),
          transformStyle: 'preserve-3d',
        }}
      >
        {layers.map((Layer, index) => {
          const depth = (index - (layers.length - 1) / 2) * apart * spread;

          return (
            <AbsoluteFill
              key={Layer === Badge ? 'badge' : index}
              style={{
                outline: `3px solid rgba(244, 239, 228, ${spread})`,
                transform: `translateZ(${depth}px)`,
              }}
            >
              <Sequence name={`Layer ${index + 1}`} layout="none">
                <Layer />
              </Sequence>
            </AbsoluteFill>
          );
        })}
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
