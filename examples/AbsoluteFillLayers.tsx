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

  // 0: seen from the front, 1: seen from the side with the layers apart
  const turn = interpolate(frame, [10, 45, 100, 135], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const lift = (layer: number) => `translateZ(${(layer - 1) * 170 * turn}px)`;

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
          width: 800,
          height: 450,
          transformStyle: 'preserve-3d',
          transform: `rotateX(${55 * turn}deg) rotateZ(${-35 * turn}deg)`,
        }}
      >
        <AbsoluteFill
          style={{backgroundColor: '#1a2123', transform: lift(0)}}
        />
        <AbsoluteFill style={{border: '3px solid #9aa7a9', transform: lift(1)}}>
          <div
            style={{marginTop: 'auto', height: 150, background: '#4b5759'}}
          />
        </AbsoluteFill>
        <AbsoluteFill
          style={{
            border: '3px solid #ff5a2e',
            color: '#f2f5f5',
            fontFamily: 'sans-serif',
            fontSize: 72,
            padding: 32,
            transform: lift(2),
            justifyContent,
            alignItems,
          }}
        >
          Title
        </AbsoluteFill>
      </div>
    </AbsoluteFill>
  );
};
