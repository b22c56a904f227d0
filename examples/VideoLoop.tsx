import {Video} from '@remotion/media';
import {AbsoluteFill, staticFile} from 'remotion';

export type VideoLoopProps = {
  readonly trimBefore: number;
  readonly trimAfter: number;
  readonly loop: boolean;
};

export const VideoLoop: React.FC<VideoLoopProps> = ({
  trimBefore,
  trimAfter,
  loop,
}) => {
  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <Video
        muted
        src={staticFile('media/clip.webm')}
        trimBefore={trimBefore}
        trimAfter={trimAfter}
        loop={loop}
        style={{width: '100%'}}
      />
    </AbsoluteFill>
  );
};
