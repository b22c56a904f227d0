import {ThreeCanvas} from '@remotion/three';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export type ThreeShapeProps = {
  readonly shape: 'knot' | 'box' | 'sphere';
  readonly color: string;
  readonly wireframe: boolean;
};

export const ThreeShape: React.FC<ThreeShapeProps> = ({
  shape,
  color,
  wireframe,
}) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const turn = (frame / durationInFrames) * 2 * Math.PI;

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <ThreeCanvas
        width={width}
        height={height}
        camera={{fov: 45, position: [0, 0, 6]}}
      >
        <ambientLight intensity={0.6} />
        <directionalLight position={[3, 4, 5]} intensity={2.5} />
        <mesh rotation={[0.5, turn, 0]}>
          {shape === 'knot' && <torusKnotGeometry args={[1.2, 0.4, 160, 24]} />}
          {shape === 'box' && <boxGeometry args={[2.2, 2.2, 2.2]} />}
          {shape === 'sphere' && <sphereGeometry args={[1.7, 24, 16]} />}
          <meshStandardMaterial
            color={color}
            roughness={0.35}
            wireframe={wireframe}
          />
        </mesh>
      </ThreeCanvas>
    </AbsoluteFill>
  );
};
