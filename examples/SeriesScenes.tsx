import {AbsoluteFill, Series, useCurrentFrame} from 'remotion';

export type SeriesScenesProps = {
  readonly offset: number;
};

const Scene: React.FC<{readonly title: string; readonly x: number}> = ({
  title,
  x,
}) => {
  const frame = useCurrentFrame();

  return (
    <g transform={`translate(${x} ${40 + x / 4})`}>
      <rect
        width={520}
        height={220}
        fill="#1a2123"
        stroke="#f2f5f5"
        strokeWidth={3}
      />
      <text x={32} y={64} fontFamily="sans-serif" fontSize={40} fill="#f2f5f5">
        {title}, frame {frame}
      </text>
    </g>
  );
};

export const SeriesScenes: React.FC<SeriesScenesProps> = ({offset}) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720">
        <Series>
          <Series.Sequence durationInFrames={40} layout="none">
            <Scene title="Problem" x={80} />
          </Series.Sequence>
          <Series.Sequence durationInFrames={40} offset={offset} layout="none">
            <Scene title="Idea" x={380} />
          </Series.Sequence>
          <Series.Sequence durationInFrames={40} layout="none">
            <Scene title="Result" x={680} />
          </Series.Sequence>
        </Series>
        {/* The timeline: the offset moves the second and the third scene */}
        {[0, 40 + offset, 80 + offset].map((start, index) => (
          <rect
            key={index}
            x={80 + start * 8}
            y={500 + index * 56}
            width={40 * 8}
            height={48}
            fill={index === 1 ? '#f2f5f5' : '#4b5759'}
          />
        ))}
        <rect
          x={78 + frame * 8}
          y={484}
          width={4}
          height={192}
          fill="#ff5a2e"
        />
      </svg>
    </AbsoluteFill>
  );
};
