import {
  AbsoluteFill,
  Sequence,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type SequenceTimelineProps = {
  readonly from: number;
  readonly durationInFrames: number;
};

const toX = (frame: number) => 400 + frame * 6.5;

// What a sequence shows; its clock starts at 0 with the sequence
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
  const {durationInFrames: total} = useVideoConfig();

  const tracks = [
    {from: 0, durationInFrames: 50},
    timing,
    {from: 80, durationInFrames: 40},
  ];

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={28}>
        {tracks.map(({from, durationInFrames}, index) => {
          const start = Math.max(from, 0);
          const end = Math.min(from + durationInFrames, total);
          const isActive = frame >= start && frame < end;

          return (
            <g key={index} transform={`translate(0 ${70 + index * 190})`}>
              <rect x={60} width={280} height={120} fill="#1a2123" />
              <Sequence
                from={from}
                durationInFrames={durationInFrames}
                layout="none"
              >
                <Content />
              </Sequence>
              <text x={400} y={28} fill="#9aa7a9">
                from={`{${from}}`} durationInFrames={`{${durationInFrames}}`}
              </text>
              <rect x={400} y={52} width={780} height={68} fill="#1a2123" />
              <rect
                x={toX(start)}
                y={52}
                width={Math.max(0, end - start) * 6.5}
                height={68}
                fill={isActive ? '#f2f5f5' : '#4b5759'}
              />
            </g>
          );
        })}
        <rect
          x={toX(frame) - 2}
          y={110}
          width={4}
          height={480}
          fill="#ff5a2e"
        />
        <text
          x={toX(frame)}
          y={640}
          fill="#ff5a2e"
          textAnchor="middle"
          fontSize={36}
        >
          {frame}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
