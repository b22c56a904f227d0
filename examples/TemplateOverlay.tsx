import {
  AbsoluteFill,
  Img,
  interpolate,
  spring,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type TemplateOverlayProps = {
  readonly name: string;
  readonly role: string;
  readonly isOnFootage: boolean;
};

/** What an editor shows behind a video with an alpha channel. */
const Checkerboard: React.FC = () => {
  return (
    <AbsoluteFill
      style={{
        background:
          'repeating-conic-gradient(#d3dada 0 25%, #f4f6f6 0 50%) 0 0 / 80px 80px',
      }}
    />
  );
};

/** Uncovers its children from the left, and covers them at the end. */
const Wipe: React.FC<{
  readonly delay: number;
  readonly children: React.ReactNode;
}> = ({delay, children}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const config = {damping: 200};
  const shown =
    spring({frame: frame - delay, fps, config}) -
    spring({frame: frame - durationInFrames + 44 - delay, fps, config});
  const hidden = interpolate(shown, [0, 1], [100, 0]);

  return <div style={{clipPath: `inset(0 ${hidden}% 0 0)`}}>{children}</div>;
};

export const TemplateOverlay: React.FC<TemplateOverlayProps> = ({
  name,
  role,
  isOnFootage,
}) => {
  return (
    <AbsoluteFill>
      {/* Leave this layer out to render a file with transparency */}
      {isOnFootage ? (
        <Img src={staticFile('media/landscape.webp')} />
      ) : (
        <Checkerboard />
      )}
      <AbsoluteFill
        style={{
          padding: 80,
          alignItems: 'flex-start',
          justifyContent: 'flex-end',
          fontFamily: "'Instrument Sans Variable', sans-serif",
        }}
      >
        <Wipe delay={6}>
          <div
            style={{
              padding: '20px 44px',
              backgroundColor: '#0b3d4a',
              color: '#ffffff',
              fontSize: 112,
              fontWeight: 650,
            }}
          >
            {name}
          </div>
        </Wipe>
        <Wipe delay={14}>
          <div
            style={{
              padding: '14px 44px',
              backgroundColor: '#7df0d0',
              color: '#06252d',
              fontSize: 60,
            }}
          >
            {role}
          </div>
        </Wipe>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
