import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export type ExpertCreditsProps = {
  readonly name: string;
  readonly projects: readonly string[];
  /** Hue of the ground in degrees. */
  readonly hue: number;
};

const FADE = 'linear-gradient(transparent, black 12%, black 88%, transparent)';

/** The projects of a person as the credits of a film, which roll by once. */
export const ExpertCredits: React.FC<ExpertCreditsProps> = ({
  name,
  projects,
  hue,
}) => {
  const frame = useCurrentFrame();
  const roll = interpolate(frame, [0, 100], [0, -50], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateRight: 'clamp',
  });

  const longest = Math.max(...projects.map(({length}) => length));
  // All lines fit between the fades.
  const fontSize = Math.min(124, 2000 / longest, 300 / projects.length);

  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        backgroundColor: `hsl(${hue} 32% 11%)`,
        color: '#f2f5f5',
        fontFamily: "'Instrument Sans Variable', system-ui, sans-serif",
        letterSpacing: '-0.02em',
        textAlign: 'center',
      }}
    >
      <div
        style={{
          color: `hsl(${hue} 60% 78%)`,
          fontSize: 44,
          fontWeight: 500,
          marginTop: 64,
        }}
      >
        Built by {name}
      </div>
      <div style={{height: 480, marginTop: 24, maskImage: FADE, width: '100%'}}>
        {/* The second copy ends where the first began. */}
        <div style={{transform: `translateY(${roll}%)`}}>
          {[0, 1].map((copy) => (
            <div
              key={copy}
              style={{
                display: 'flex',
                flexDirection: 'column',
                fontSize,
                fontWeight: 620,
                height: 480,
                justifyContent: 'center',
                lineHeight: 1.2,
              }}
            >
              {projects.map((project) => (
                <div key={project}>{project}</div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </AbsoluteFill>
  );
};
