import {Video} from '@remotion/media';
import {AbsoluteFill, staticFile} from 'remotion';

export type AnnouncementVideoProps = {
  readonly layout: string;
  readonly trimBefore: number;
};

const src = staticFile('media/clip.webm');

export const AnnouncementVideo: React.FC<AnnouncementVideoProps> = ({
  layout,
  trimBefore,
}) => {
  const isWindow = layout === 'window';

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#12262b',
        color: '#f4efe4',
        fontFamily: 'sans-serif',
      }}
    >
      <Video
        muted
        src={src}
        trimBefore={trimBefore}
        objectFit={isWindow ? 'contain' : 'cover'}
        style={
          isWindow
            ? {
                position: 'absolute',
                top: 80,
                right: 80,
                width: 560,
                height: 315,
                borderRadius: 24,
              }
            : {width: '100%', height: '100%'}
        }
      />
      {!isWindow && (
        <AbsoluteFill
          style={{background: 'linear-gradient(transparent 20%, #12262b 95%)'}}
        />
      )}
      <AbsoluteFill style={{justifyContent: 'flex-end', padding: 80}}>
        <div style={{fontSize: 120, fontWeight: 700}}>Harbor Sessions</div>
        <div style={{fontSize: 48, marginTop: 12}}>Friday, 12 June</div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
