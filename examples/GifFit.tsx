import {Gif} from '@remotion/gif';
import {AbsoluteFill, staticFile, useCurrentFrame} from 'remotion';

export type GifFitProps = {
  readonly playbackRate: number;
  readonly fit: 'fill' | 'contain' | 'cover';
  readonly loopBehavior: 'loop' | 'pause-after-finish' | 'unmount-after-finish';
};

export const GifFit: React.FC<GifFitProps> = ({
  playbackRate,
  fit,
  loopBehavior,
}) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        justifyContent: 'center',
        gap: 40,
        backgroundColor: '#4b5759',
        color: '#f2f5f5',
        font: '38px monospace',
      }}
    >
      <div style={{width: 860, height: 480, outline: '4px dashed #f0bc5e'}}>
        <Gif
          src={staticFile('media/pinwheel.gif')}
          width={860}
          height={480}
          fit={fit}
          playbackRate={playbackRate}
          loopBehavior={loopBehavior}
        />
      </div>
      frame {frame}
    </AbsoluteFill>
  );
};
