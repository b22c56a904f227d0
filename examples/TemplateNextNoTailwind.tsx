import {
  AbsoluteFill,
  interpolateColors,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type TemplateNextNoTailwindProps = {readonly color: string};

// Each declaration is edited at a frame of its own
const EDITS = {color: 24, size: 58, rotate: 92};

export const TemplateNextNoTailwind: React.FC<TemplateNextNoTailwindProps> = ({
  color,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  const edit = (from: number) =>
    spring({frame: frame - from, fps, config: {damping: 12}});
  const lines = [
    {text: '.title {', at: -99},
    {
      text: `  color: ${frame < EDITS.color ? '#ffffff' : color};`,
      at: EDITS.color,
    },
    {
      text: `  font-size: ${frame < EDITS.size ? 90 : 170}px;`,
      at: EDITS.size,
    },
    {
      text: `  rotate: ${frame < EDITS.rotate ? 0 : -12}deg;`,
      at: EDITS.rotate,
    },
    {text: '}', at: -99},
  ];

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#1b1226',
        color: '#f2f5f5',
        flexDirection: 'row',
        fontFamily: "'Geist Mono Variable', monospace",
        fontSize: 40,
      }}
    >
      <div
        style={{boxSizing: 'border-box', width: 640, padding: '70px 0 0 60px'}}
      >
        <div style={{color: '#b9a6d3', marginBottom: 44}}>title.module.css</div>
        {lines.map(({text, at}) => {
          const isNew = frame >= at && frame < at + 30;
          return (
            <div
              key={text.slice(0, 7)}
              style={{
                backgroundColor: isNew ? '#3b2455' : undefined,
                boxShadow: isNew ? `-8px 0 0 ${color}` : undefined,
                lineHeight: '78px',
                marginRight: 40,
                paddingLeft: 16,
                whiteSpace: 'pre',
              }}
            >
              {text}
            </div>
          );
        })}
      </div>
      <div
        style={{
          alignItems: 'center',
          backgroundColor: '#0b0e0f',
          display: 'flex',
          flex: 1,
          justifyContent: 'center',
          overflow: 'hidden',
        }}
      >
        <div
          style={{
            color: interpolateColors(
              Math.min(1, edit(EDITS.color)),
              [0, 1],
              ['#ffffff', color],
            ),
            fontFamily: "'Instrument Sans Variable', sans-serif",
            fontSize: 90 + edit(EDITS.size) * 80,
            fontWeight: 680,
            letterSpacing: '-0.04em',
            rotate: `${-12 * edit(EDITS.rotate)}deg`,
          }}
        >
          Styled
        </div>
      </div>
    </AbsoluteFill>
  );
};
