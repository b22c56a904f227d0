import {AbsoluteFill, Series, useCurrentFrame} from 'remotion';

export type SeriesScenesProps = {
  readonly offset: number;
};

const SCENE_LENGTH = 40;

const Scene: React.FC<{readonly title: string; readonly left: number}> = ({
  title,
  left,
}) => {
  const frame = useCurrentFrame();

  return (
    <div
      style={{
        position: 'absolute',
        left,
        top: left / 4 + 40,
        width: 520,
        height: 220,
        padding: '24px 32px',
        boxSizing: 'border-box',
        border: '3px solid #f2f5f5',
        backgroundColor: '#1a2123',
      }}
    >
      {title}, frame {frame}
    </div>
  );
};

export const SeriesScenes: React.FC<SeriesScenesProps> = ({offset}) => {
  const frame = useCurrentFrame();
  const starts = [0, SCENE_LENGTH + offset, 2 * SCENE_LENGTH + offset];

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b0e0f',
        color: '#f2f5f5',
        fontFamily: 'sans-serif',
        fontSize: 36,
      }}
    >
      <Series>
        <Series.Sequence durationInFrames={SCENE_LENGTH}>
          <Scene title="Problem" left={80} />
        </Series.Sequence>
        <Series.Sequence durationInFrames={SCENE_LENGTH} offset={offset}>
          <Scene title="Idea" left={380} />
        </Series.Sequence>
        <Series.Sequence durationInFrames={SCENE_LENGTH}>
          <Scene title="Result" left={680} />
        </Series.Sequence>
      </Series>
      {/* The timeline: each scene starts where the one before it ends */}
      <svg viewBox="0 0 1280 720">
        {starts.map((start, index) => (
          <rect
            key={index}
            x={80 + start * 8}
            y={500 + index * 56}
            width={SCENE_LENGTH * 8}
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
