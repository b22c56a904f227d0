import {CameraMotionBlur} from '@remotion/motion-blur';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

export type BlurOfHookProps = {
  readonly isHookInside: boolean;
};

const Ball: React.FC<{readonly frame: number}> = ({frame}) => {
  return (
    <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center'}}>
      <div
        style={{
          width: 160,
          height: 160,
          borderRadius: '50%',
          backgroundColor: '#f0bc5e',
          translate: Math.sin(frame / 8) * 460,
        }}
      />
    </AbsoluteFill>
  );
};

const MovingBall: React.FC = () => {
  const frame = useCurrentFrame();

  return <Ball frame={frame} />;
};

export const BlurOfHook: React.FC<BlurOfHookProps> = ({isHookInside}) => {
  // Outside of the blur, this is the same frame for all of its samples
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <CameraMotionBlur shutterAngle={280} samples={12}>
        {isHookInside ? <MovingBall /> : <Ball frame={frame} />}
      </CameraMotionBlur>
    </AbsoluteFill>
  );
};
