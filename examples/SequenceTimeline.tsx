import {AbsoluteFill, Sequence, useCurrentFrame} from 'remotion';

export type SequenceTimelineProps = {
  readonly from: number;
  readonly durationInFrames: number;
};

const PIXELS_PER_FRAME = 6.5;

// What a sequence shows: its clock, which starts at 0 with the sequence
const Content: React.FC = () => {
  const frame = useCurrentFrame();

  return (
    <>
      <rect x={60} width={280} height={120} fill="#f2f5f5" />
      <text x={200} y={74} textAnchor="middle" fontSize={40} fill="#0b0e0f">
        frame {frame}
      </text>
    </>
  );
};

export const SequenceTimeline: React.FC<SequenceTimelineProps> = (timing) => {
  const frame = useCurrentFrame();
  const now = frame * PIXELS_PER_FRAME;
  const tracks = [
    {from: 0, durationInFrames: 50},
    timing,
    {from: 80, durationInFrames: 40},
  ];

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        {tracks.map(({from, durationInFrames}, index) => (
          <g key={index} transform={`translate(0 ${70 + index * 190})`}>
            <rect x={60} width={280} height={120} fill="#1a2123" />
            <Sequence
              from={from}
              durationInFrames={durationInFrames}
              layout="none"
            >
              <Content />
            </Sequence>
            <text x={400} y={24} fill="#9aa7a9">
              {`from={${from}} durationInFrames={${durationInFrames}}`}
            </text>
            {/* The track cuts off what lies outside of the composition */}
            <svg x={400} y={52} width={780} height={68}>
              <rect width={780} height={68} fill="#1a2123" />
              <rect
                x={from * PIXELS_PER_FRAME}
                width={durationInFrames * PIXELS_PER_FRAME}
                height={68}
                fill={index === 1 ? '#f2f5f5' : '#4b5759'}
              />
            </svg>
            <rect x={398 + now} y={40} width={4} height={92} fill="#ff5a2e" />
          </g>
        ))}
        <text x={400 + now} y={640} textAnchor="middle" fill="#f2f5f5">
          {frame}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
