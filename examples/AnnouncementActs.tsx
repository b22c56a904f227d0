import {
  AbsoluteFill,
  interpolate,
  Sequence,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type AnnouncementActsProps = {
  readonly title: string;
  readonly gap: number;
};

const acts = [
  {name: 'Lantern Choir', time: '19:00'},
  {name: 'Low Tide', time: '20:15'},
  {name: 'The Night Ferry', time: '21:30'},
];

/** Moves its children up and fades them in, from the frame on which it begins. */
const Rise: React.FC<{readonly children: React.ReactNode}> = ({children}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const entrance = spring({frame, fps, config: {damping: 200}});

  return (
    <div
      style={{
        opacity: entrance,
        translate: `0 ${interpolate(entrance, [0, 1], [80, 0])}px`,
      }}
    >
      {children}
    </div>
  );
};

const ActCard: React.FC<{readonly name: string; readonly time: string}> = ({
  name,
  time,
}) => {
  return (
    <Rise>
      <div
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          padding: '24px 32px',
          backgroundColor: '#1d3a40',
          fontSize: 40,
        }}
      >
        <span>{name}</span>
        <span style={{color: '#f0883e'}}>{time}</span>
      </div>
    </Rise>
  );
};

export const AnnouncementActs: React.FC<AnnouncementActsProps> = ({
  title,
  gap,
}) => {
  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#12262b',
        color: '#f4efe4',
        fontFamily: 'sans-serif',
        flexDirection: 'row',
        alignItems: 'center',
        padding: 80,
        gap: 80,
      }}
    >
      <div style={{width: 440, fontSize: 88, fontWeight: 700}}>
        <Rise>{title}</Rise>
      </div>
      <div
        style={{
          flex: 1,
          display: 'grid',
          gap: 24,
          gridTemplateRows: `repeat(${acts.length}, 96px)`,
        }}
      >
        {acts.map((act, index) => (
          <Sequence key={act.name} from={20 + index * gap} layout="none">
            <ActCard name={act.name} time={act.time} />
          </Sequence>
        ))}
      </div>
    </AbsoluteFill>
  );
};
