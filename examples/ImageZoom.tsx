import {
  AbsoluteFill,
  Img,
  interpolate,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type ImageZoomProps = {
  readonly scale: number;
  readonly origin: string;
};

export const ImageZoom: React.FC<ImageZoomProps> = ({scale, origin}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f', overflow: 'hidden'}}>
      <Img
        src={staticFile('media/landscape.webp')}
        style={{
          width: '100%',
          height: '100%',
          objectFit: 'cover',
          transformOrigin: origin,
          scale: interpolate(frame, [0, durationInFrames - 1], [1, scale]),
        }}
      />
    </AbsoluteFill>
  );
};
