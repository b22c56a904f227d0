import {AbsoluteFill, Img, staticFile, useCurrentFrame} from 'remotion';

export type StaticFileUrlProps = {
  readonly file: string;
};

export const StaticFileUrl: React.FC<StaticFileUrlProps> = ({file}) => {
  const frame = useCurrentFrame();
  const src = staticFile(`media/${file}`);

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b0e0f',
        color: '#f2f5f5',
        font: '38px/1.5 monospace',
        padding: 60,
      }}
    >
      <Img
        src={src}
        style={{height: 420, objectFit: 'contain', translate: frame * 4}}
      />
      <div style={{marginTop: 40}}>staticFile(&apos;media/{file}&apos;)</div>
      <div style={{color: '#ff5a2e'}}>{src}</div>
    </AbsoluteFill>
  );
};
