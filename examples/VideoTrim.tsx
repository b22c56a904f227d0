import {AbsoluteFill, OffthreadVideo, Sequence, staticFile} from 'remotion';

export type VideoTrimProps = {
  readonly from: number;
  readonly trimBefore: number;
  readonly trimAfter: number;
};

export const VideoTrim: React.FC<VideoTrimProps> = ({
  from,
  trimBefore,
  trimAfter,
}) => {
  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      {/* The clip takes 6 s and shows how much of them has passed */}
      <Sequence from={from} durationInFrames={trimAfter - trimBefore}>
        <OffthreadVideo
          src={staticFile('media/clip.webm')}
          trimBefore={trimBefore}
          trimAfter={trimAfter}
          style={{width: '100%'}}
        />
      </Sequence>
    </AbsoluteFill>
  );
};
