import {
  AbsoluteFill,
  Sequence,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type AnnouncementFormatsProps = {
  readonly layout: 'wide' | 'portrait' | 'square';
  readonly acts: number;
};

const allActs = [
  {name: 'Lantern Choir', time: '19:00'},
  {name: 'Low Tide', time: '20:15'},
  {name: 'The Night Ferry', time: '21:30'},
  {name: 'Salt and Rope', time: '22:45'},
];

const sizes = {wide: [1280, 720], portrait: [1080, 1920], square: [1080, 1080]};

const Announcement: React.FC<{readonly acts: number}> = ({acts}) => {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#1d3a40',
        color: '#f4efe4',
        fontFamily: 'sans-serif',
        flexDirection: width > height ? 'row' : 'column',
        alignItems: width > height ? 'center' : 'stretch',
        justifyContent: 'center',
        padding: 80,
        gap: 60,
      }}
    >
      <div style={{fontSize: 104, fontWeight: 700, lineHeight: 1.1}}>
        Harbor Sessions
      </div>
      <div style={{flex: width > height ? 1 : undefined}}>
        {allActs.slice(0, acts).map((act, index) => (
          <div
            key={act.name}
            style={{
              display: 'flex',
              justifyContent: 'space-between',
              padding: '20px 28px',
              marginBottom: 20,
              backgroundColor: '#12262b',
              fontSize: 44,
              whiteSpace: 'nowrap',
              gap: 30,
              opacity: frame >= 10 + index * 20 ? 1 : 0.2,
            }}
          >
            <span>{act.name}</span>
            <span style={{color: '#f0883e'}}>{act.time}</span>
          </div>
        ))}
      </div>
    </AbsoluteFill>
  );
};

export const AnnouncementFormats: React.FC<AnnouncementFormatsProps> = ({
  layout,
  acts,
}) => {
  const [width = 0, height = 0] = sizes[layout];
  const scale = Math.min(720 / width, 600 / height);

  return (
    <AbsoluteFill style={{backgroundColor: '#12262b'}}>
      {/* Gives its children the dimensions that the props ask for */}
      <Sequence
        width={width}
        height={height}
        style={{
          scale: String(scale),
          transformOrigin: 'top left',
          left: 60 + (720 - width * scale) / 2,
          top: 60 + (600 - height * scale) / 2,
          overflow: 'hidden',
        }}
      >
        <Announcement acts={acts} />
      </Sequence>
      <div
        style={{
          position: 'absolute',
          left: 840,
          top: 200,
          color: '#f4efe4',
          font: '38px/60px monospace',
          whiteSpace: 'pre',
        }}
      >
        {`width  ${width}\nheight ${height}\nfps    30\n`}
        <span style={{color: '#f0883e'}}>
          {`60 + ${acts} * 30\n= ${60 + acts * 30} frames`}
        </span>
      </div>
    </AbsoluteFill>
  );
};
