import {
  AbsoluteFill,
  interpolate,
  Sequence,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type AnnouncementPropsProps = {
  readonly title: string;
  readonly date: string;
  readonly accent: string;
  readonly acts: number;
};

const allActs = [
  {name: 'Lantern Choir', time: '19:00'},
  {name: 'Low Tide', time: '20:15'},
  {name: 'The Night Ferry', time: '21:30'},
  {name: 'Salt and Rope', time: '22:45'},
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

export const AnnouncementProps: React.FC<AnnouncementPropsProps> = ({
  title,
  date,
  accent,
  acts,
}) => {
  const shown = allActs.slice(0, acts);

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
      <div style={{width: 440}}>
        <Rise>
          <div style={{fontSize: 88, fontWeight: 700, lineHeight: 1.1}}>
            {title}
          </div>
          <div
            style={{
              width: 160,
              height: 8,
              margin: '24px 0',
              backgroundColor: accent,
            }}
          />
          <div style={{fontSize: 40}}>{date}</div>
        </Rise>
      </div>
      <div
        style={{
          flex: 1,
          display: 'grid',
          gap: 24,
          gridTemplateRows: `repeat(${shown.length}, 96px)`,
        }}
      >
        {shown.map((act, index) => (
          <Sequence key={act.name} from={20 + index * 12} layout="none">
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
                <span>{act.name}</span>
                <span style={{color: accent}}>{act.time}</span>
              </div>
            </Rise>
          </Sequence>
        ))}
      </div>
    </AbsoluteFill>
  );
};
