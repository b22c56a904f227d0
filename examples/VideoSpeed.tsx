import {AbsoluteFill, Html5Video, staticFile, useCurrentFrame} from 'remotion';

export type VideoSpeedProps = {
  readonly playbackRate: number;
};

export const VideoSpeed: React.FC<VideoSpeedProps> = ({playbackRate}) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b0e0f',
        color: '#f2f5f5',
        font: '38px/1.5 monospace',
        padding: 60,
      }}
    >
      <Html5Video
        muted
        src={staticFile('media/clip.webm')}
        playbackRate={playbackRate}
        style={{width: 880}}
      />
      <div style={{marginTop: 20}}>
        {(frame / 30).toFixed(1)} s of the composition
      </div>
    </AbsoluteFill>
  );
};
