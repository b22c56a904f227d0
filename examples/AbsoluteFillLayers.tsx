import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

type Alignment = 'flex-start' | 'center' | 'flex-end';

export type AbsoluteFillLayersProps = {
  readonly justifyContent: Alignment;
  readonly alignItems: Alignment;
};

export const AbsoluteFillLayers: React.FC<AbsoluteFillLayersProps> = ({
  justifyContent,
  alignItems,
}) => {
  const frame = useCurrentFrame();

  // 0: seen from the front, 1: tilted, with the layers apart
  const tilt = interpolate(frame, [10, 45, 100, 135], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const lift = (layer: number) => `translateZ(${(layer - 1) * 110 * tilt}px)`;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b0e0f',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div
        style={{
          position: 'relative',
          width: 720,
          height: 405,
          transformStyle: 'preserve-3d',
          transform: `rotateX(${55 * tilt}deg) rotateZ(${-35 * tilt}deg)`,
        }}
      >
        <AbsoluteFill
          style={{backgroundColor: '#1a2123', transform: lift(0)}}
        />
        <AbsoluteFill
          style={{
            justifyContent: 'flex-end',
            outline: '3px solid #9aa7a9',
            transform: lift(1),
          }}
        >
          <div style={{height: 120, backgroundColor: '#4b5759'}} />
        </AbsoluteFill>
        <AbsoluteFill
          style={{
            justifyContent,
            alignItems,
            outline: '3px solid #ff5a2e',
            color: '#f2f5f5',
            font: '80px/120px sans-serif',
            transform: lift(2),
          }}
        >
          Title
        </AbsoluteFill>
      </div>
    </AbsoluteFill>
  );
};
