import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export type TitleFromPropsProps = {
  readonly title: string;
  readonly size: number;
  readonly color: string;
};

export const TitleFromProps: React.FC<TitleFromPropsProps> = (props) => {
  const frame = useCurrentFrame();
  const {title, size, color} = props;

  const shown = interpolate(frame, [0, 30, 75, 89], [0, 1, 1, 0]);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f', color: '#f2f5f5'}}>
      <AbsoluteFill
        style={{
          justifyContent: 'center',
          paddingLeft: 100,
          gap: 24,
          font: `${size}px/1.2 sans-serif`,
          whiteSpace: 'nowrap',
        }}
      >
        {title}
        <div
          style={{width: shown * 1080, height: 16, backgroundColor: color}}
        />
      </AbsoluteFill>
      <div
        style={{
          position: 'absolute',
          left: 100,
          bottom: 60,
          color: '#9aa7a9',
          font: '38px/1.2 monospace',
        }}
      >
        {JSON.stringify(props)}
      </div>
    </AbsoluteFill>
  );
};
