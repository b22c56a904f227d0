import {
  AbsoluteFill,
  Easing,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const BARS = 12;

export const BrowserRender: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();

  const appearance = spring({frame, fps, config: {damping: 14}});
  const turn = interpolate(frame, [0, durationInFrames], [0, 360], {
    easing: Easing.inOut(Easing.quad),
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      {Array.from({length: BARS}, (_, index) => {
        const angle = turn + (index * 360) / BARS;
        return (
          <div
            key={index}
            style={{
              position: 'absolute',
              left: 246,
              top: 122,
              width: 28,
              height: 148,
              borderRadius: 14,
              backgroundImage: 'linear-gradient(180deg, #f0bc5e, #4b5759)',
              transform: `rotate(${angle}deg) scale(${appearance})`,
              transformOrigin: '14px 148px',
            }}
          />
        );
      })}
      <div
        style={{
          position: 'absolute',
          left: 500,
          top: 192,
          width: 400,
          color: '#f2f5f5',
          fontFamily: 'sans-serif',
          fontSize: 56,
          fontWeight: 700,
          lineHeight: 1.25,
          opacity: appearance,
        }}
      >
        Rendered in the browser
      </div>
      <div
        style={{
          position: 'absolute',
          left: 500,
          bottom: 72,
          color: '#f0bc5e',
          fontFamily: 'monospace',
          fontSize: 38,
        }}
      >
        {`Frame ${frame} of ${durationInFrames}`}
      </div>
    </AbsoluteFill>
  );
};
