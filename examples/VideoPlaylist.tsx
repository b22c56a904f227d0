import {Video} from '@remotion/media';
import {AbsoluteFill, Series, staticFile, useCurrentFrame} from 'remotion';

export type VideoPlaylistProps = Record<string, never>;

const CLIPS = [
  {file: 'media/emoji-bell.webm', durationInFrames: 45, color: '#1d3a40'},
  {file: 'media/clip.webm', durationInFrames: 75, color: '#12262b'},
  {file: 'media/emoji-droplet.webm', durationInFrames: 60, color: '#1d3a40'},
];

const Progress: React.FC = () => {
  const frame = useCurrentFrame();
  const parts = CLIPS.map(({file, durationInFrames}, index) => {
    const start = CLIPS.slice(0, index).reduce(
      (sum, clip) => sum + clip.durationInFrames,
      0,
    );
    const played = Math.min(durationInFrames, Math.max(0, frame - start));
    return {file, durationInFrames, played: played / durationInFrames};
  });

  return (
    <AbsoluteFill
      style={{
        flexDirection: 'row',
        alignItems: 'flex-end',
        gap: 12,
        padding: 40,
      }}
    >
      {parts.map(({file, durationInFrames, played}) => (
        <div
          key={file}
          style={{
            flex: durationInFrames,
            height: 14,
            background: `linear-gradient(90deg, #f0883e ${played * 100}%, #f4efe4 0)`,
          }}
        />
      ))}
    </AbsoluteFill>
  );
};

export const VideoPlaylist: React.FC<VideoPlaylistProps> = () => {
  return (
    <AbsoluteFill>
      <Series>
        {CLIPS.map(({file, durationInFrames, color}) => (
          <Series.Sequence
            key={file}
            durationInFrames={durationInFrames}
            premountFor={30}
          >
            <AbsoluteFill style={{backgroundColor: color}}>
              <Video
                muted
                src={staticFile(file)}
                style={{width: '100%', height: '100%'}}
              />
            </AbsoluteFill>
          </Series.Sequence>
        ))}
      </Series>
      <Progress />
    </AbsoluteFill>
  );
};
