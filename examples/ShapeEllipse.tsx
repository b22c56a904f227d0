import {Ellipse} from '@remotion/shapes';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export type ShapeEllipseProps = {
  readonly rx: number;
  readonly ry: number;
};

export const ShapeEllipse: React.FC<ShapeEllipseProps> = ({rx, ry}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  // A disc that turns once looks narrower the more it is turned away
  const angle = (frame / durationInFrames) * 2 * Math.PI;
  const currentRx = rx * Math.abs(Math.cos(angle));

  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        backgroundColor: '#0b0e0f',
        color: '#9aa7a9',
        fontFamily: 'monospace',
        fontSize: 38,
        justifyContent: 'center',
      }}
    >
      <Ellipse rx={currentRx} ry={ry} fill="#ff5a2e" />
      <div style={{bottom: 40, position: 'absolute'}}>
        rx {Math.round(currentRx)}, ry {ry}
      </div>
    </AbsoluteFill>
  );
};
