import {Video} from '@remotion/media';
import {AbsoluteFill, staticFile} from 'remotion';

export type TransparentVideoProps = {
  readonly background: string;
};

export const TransparentVideo: React.FC<TransparentVideoProps> = ({
  background,
}) => {
  return (
    <AbsoluteFill
      style={{
        backgroundColor: background,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div
        style={{
          color: '#f4efe4',
          fontFamily: 'sans-serif',
          fontSize: 150,
          fontWeight: 700,
        }}
      >
        Harbor Sessions
      </div>
      {/* A WebM file with an alpha channel */}
      <Video
        loop
        muted
        src={staticFile('media/emoji-bell.webm')}
        style={{position: 'absolute', width: 560, height: 560}}
      />
    </AbsoluteFill>
  );
};
