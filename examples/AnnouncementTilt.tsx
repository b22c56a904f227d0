import {
  AbsoluteFill,
  interpolate,
  Sequence,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type AnnouncementTiltProps = {
  readonly angle: number;
  readonly perspective: number;
  readonly transformOrigin: string;
};

const acts = [
  {name: 'Lantern Choir', time: '19:00'},
  {name: 'Low Tide', time: '20:15'},
  {name: 'The Night Ferry', time: '21:30'},
];

/** Turns its children around their upper or lower edge until they face us. */
const TiltIn: React.FC<
  AnnouncementTiltProps & {readonly children: React.ReactNode}
> = ({angle, perspective, transformOrigin, children}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const entrance = spring({frame, fps, config: {damping: 14}});
  const rotation = interpolate(entrance, [0, 1], [angle, 0]);

  return (
    <div
      style={{
        opacity: Math.min(1, entrance * 2),
        transform: `perspective(${perspective}px) rotateX(${rotation}deg)`,
        transformOrigin,
      }}
    >
      {children}
    </div>
  );
};

export const AnnouncementTilt: React.FC<AnnouncementTiltProps> = (tilt) => {
  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#12262b',
        color: '#f4efe4',
        fontFamily: 'sans-serif',
        justifyContent: 'center',
        padding: '0 240px',
      }}
    >
      <div
        style={{
          display: 'grid',
          gap: 36,
          gridTemplateRows: `repeat(${acts.length}, 140px)`,
        }}
      >
        {acts.map(({name, time}, index) => (
          <Sequence key={name} from={8 + index * 10} layout="none">
            <TiltIn {...tilt}>
              <div
                style={{
                  display: 'flex',
                  alignItems: 'center',
                  justifyContent: 'space-between',
                  height: 140,
                  padding: '0 48px',
                  backgroundColor: '#1d3a40',
                  fontSize: 56,
                }}
              >
                <span>{name}</span>
                <span style={{color: '#f0883e'}}>{time}</span>
              </div>
            </TiltIn>
          </Sequence>
        ))}
      </div>
    </AbsoluteFill>
  );
};
