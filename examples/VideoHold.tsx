import {Video} from '@remotion/media';
import {
  AbsoluteFill,
  Freeze,
  Sequence,
  staticFile,
  useCurrentFrame,
} from 'remotion';

export type VideoHoldProps = {
  readonly holdAt: number;
  readonly holdFor: number;
};

export const VideoHold: React.FC<VideoHoldProps> = ({holdAt, holdFor}) => {
  const frame = useCurrentFrame();
  const isHolding = frame >= holdAt && frame < holdAt + holdFor;
  const isAfter = frame >= holdAt + holdFor;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#12262b',
        color: '#f4efe4',
        font: '38px/1.5 monospace',
        padding: 60,
      }}
    >
      <Sequence from={isAfter ? holdFor : 0} layout="none">
        <Freeze frame={holdAt} active={isHolding}>
          <Video
            muted
            src={staticFile('media/clip.webm')}
            style={{width: 880}}
          />
        </Freeze>
      </Sequence>
      <div style={{marginTop: 20, color: isHolding ? '#f0883e' : undefined}}>
        {(frame / 30).toFixed(1)} s of the composition
        {isHolding ? ', frozen' : ''}
      </div>
    </AbsoluteFill>
  );
};
