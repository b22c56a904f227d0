import {useThree} from '@react-three/fiber';
import {Video} from '@remotion/media';
import {ThreeCanvas} from '@remotion/three';
import {useRef, useState} from 'react';
import {
  AbsoluteFill,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {SRGBColorSpace, type CanvasTexture} from 'three';

export type ThreeVideoProps = {
  readonly tilt: number;
};

const Screen: React.FC = () => {
  const [canvas] = useState(() => new OffscreenCanvas(640, 360));
  const texture = useRef<CanvasTexture>(null);
  const advance = useThree((state) => state.advance);

  const handleFrame = (videoFrame: CanvasImageSource): void => {
    canvas.getContext('2d')?.drawImage(videoFrame, 0, 0, 640, 360);
    if (texture.current) {
      texture.current.needsUpdate = true;
    }
    // Draws the scene before the frame is captured
    advance(performance.now());
  };

  return (
    <>
      <Video
        headless
        muted
        src={staticFile('media/clip.webm')}
        onVideoFrame={handleFrame}
      />
      <boxGeometry args={[4.8, 2.7, 0.3]} />
      <meshBasicMaterial toneMapped={false}>
        <canvasTexture
          ref={texture}
          attach="map"
          args={[canvas]}
          colorSpace={SRGBColorSpace}
        />
      </meshBasicMaterial>
    </>
  );
};

export const ThreeVideo: React.FC<ThreeVideoProps> = ({tilt}) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const sway = Math.sin((frame / durationInFrames) * 2 * Math.PI);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <ThreeCanvas
        width={width}
        height={height}
        camera={{fov: 45, position: [0, 0, 6]}}
      >
        <mesh rotation={[0.15, (sway * tilt * Math.PI) / 180, 0]}>
          <Screen />
        </mesh>
      </ThreeCanvas>
    </AbsoluteFill>
  );
};
