import {Video} from '@remotion/media';
import {useCallback, useRef} from 'react';
import {AbsoluteFill, staticFile} from 'remotion';
import type {OnVideoFrame} from 'remotion';

export type VideoPixelsProps = {
  readonly blockSize: number;
  readonly brightness: number;
};

const WIDTH = 640;
const HEIGHT = 360;

export const VideoPixels: React.FC<VideoPixelsProps> = ({
  blockSize,
  brightness,
}) => {
  const canvasRef = useRef<HTMLCanvasElement>(null);

  const draw: OnVideoFrame = useCallback(
    (frame) => {
      const context = canvasRef.current?.getContext('2d');
      if (!context) {
        return;
      }
      const width = Math.ceil(WIDTH / blockSize);
      const height = Math.ceil(HEIGHT / blockSize);
      context.imageSmoothingEnabled = false;
      context.filter = `brightness(${brightness})`;
      // First small, then large again without smoothing
      context.drawImage(frame, 0, 0, width, height);
      context.filter = 'none';
      context.drawImage(
        context.canvas,
        0,
        0,
        width,
        height,
        0,
        0,
        WIDTH,
        HEIGHT,
      );
    },
    [blockSize, brightness],
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#12262b'}}>
      <Video
        headless
        muted
        src={staticFile('media/clip.webm')}
        onVideoFrame={draw}
      />
      <canvas
        ref={canvasRef}
        width={WIDTH}
        height={HEIGHT}
        style={{width: '100%', height: '100%', imageRendering: 'pixelated'}}
      />
    </AbsoluteFill>
  );
};
