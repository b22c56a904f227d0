import {CameraMotionBlur} from '@remotion/motion-blur';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

export type ShutterBlurProps = {
  readonly shutterAngle: number;
  readonly samples: number;
};

const FRAMES_PER_SWING = 30;

type BarProps = {readonly y: number; readonly color: string};

const Bar: React.FC<BarProps> = ({y, color}) => {
  const angle = (useCurrentFrame() / FRAMES_PER_SWING) * 2 * Math.PI;
  const x = 780 - Math.cos(angle) * 360;

  return (
    <AbsoluteFill>
      <svg viewBox="0 0 1280 720">
        <rect x={x - 40} y={y} width={80} height={240} fill={color} />
      </svg>
    </AbsoluteFill>
  );
};

export const ShutterBlur: React.FC<ShutterBlurProps> = (shutter) => {
  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        <text x={80} y={202} fill="#9aa7a9">
          sharp
        </text>
        <text x={80} y={542} fill="#f2f5f5">
          blurred
        </text>
      </svg>
      <Bar y={70} color="#9aa7a9" />
      <CameraMotionBlur {...shutter}>
        <Bar y={410} color="#ff5a2e" />
      </CameraMotionBlur>
    </AbsoluteFill>
  );
};
