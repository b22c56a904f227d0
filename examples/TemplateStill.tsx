import {Star} from '@remotion/shapes';
import {
  AbsoluteFill,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type TemplateStillProps = {
  readonly site: string;
};

/** Titles that the server is asked for, and the look of each card. */
const requests = [
  {title: 'Autumn menu', ground: '#b32d08', fill: '#f0bc5e', points: 12},
  {title: 'Night trains', ground: '#0a5aa8', fill: '#f2f5f5', points: 8},
  {title: 'Forest walks', ground: '#0b6b45', fill: '#5fd3a0', points: 3},
];
/** In degrees, so that the pile looks as if somebody had laid it. */
const angles = [-5, 4, -1.5];
const framesPerRequest = 45;

/** The composition that the server renders. */
const PreviewCard: React.FC<TemplateStillProps & (typeof requests)[number]> = ({
  title,
  ground,
  fill,
  points,
  site,
}) => {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        width: 880,
        height: 420,
        padding: '0 72px',
        boxSizing: 'border-box',
        backgroundColor: ground,
        color: '#ffffff',
        outline: '6px solid #ffffff',
      }}
    >
      <div style={{width: 370}}>
        <div style={{fontSize: 88, fontWeight: 650, lineHeight: 1}}>
          {title}
        </div>
        <div style={{marginTop: 32, fontSize: 44}}>{site}</div>
      </div>
      <Star
        points={points}
        innerRadius={75}
        outerRadius={150}
        cornerRadius={8}
        fill={fill}
      />
    </div>
  );
};

export const TemplateStill: React.FC<TemplateStillProps> = ({site}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const current = Math.min(
    requests.length - 1,
    Math.floor(frame / framesPerRequest),
  );
  const {title = ''} = requests[current] ?? {};
  const query = new URLSearchParams({title}).toString();
  const typed = query.slice(0, 6 + frame - current * framesPerRequest);

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#dbe1e1',
        color: '#0e1314',
        fontFamily: "'Instrument Sans Variable', sans-serif",
      }}
    >
      {requests.map((request, index) => {
        // The card is there as soon as its address is typed
        const landed = spring({
          frame: frame - index * framesPerRequest - 14,
          fps,
          config: {damping: 16},
        });

        return (
          <AbsoluteFill
            key={request.title}
            style={{
              alignItems: 'center',
              paddingTop: 70,
              transform: `translateY(${interpolate(landed, [0, 1], [-620, 0])}px)`,
            }}
          >
            <div style={{rotate: `${(angles[index] ?? 0) * landed}deg`}}>
              <PreviewCard {...request} site={site} />
            </div>
          </AbsoluteFill>
        );
      })}
      <div
        style={{
          position: 'absolute',
          inset: 'auto 0 0',
          padding: '36px 64px',
          backgroundColor: '#ffffff',
          fontFamily: "'Geist Mono Variable', monospace",
          fontSize: 44,
          whiteSpace: 'nowrap',
        }}
      >
        <span style={{color: '#525d5f'}}>/PreviewCard.png?</span>
        {typed}
      </div>
    </AbsoluteFill>
  );
};
