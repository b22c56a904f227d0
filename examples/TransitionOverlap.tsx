import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {slide} from '@remotion/transitions/slide';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

export type TransitionOverlapProps = {readonly transitionInFrames: number};

const SCENE = 50;
const PIXELS_PER_FRAME = 8;

const scenes = [
  {letter: 'A', color: '#f2f5f5', backgroundColor: '#4b5759'},
  {letter: 'B', color: '#0b0e0f', backgroundColor: '#9aa7a9'},
  {letter: 'C', color: '#0b0e0f', backgroundColor: '#f2f5f5'},
] as const;

const centered = {
  alignItems: 'center',
  fontFamily: 'sans-serif',
  justifyContent: 'center',
} as const;

export const TransitionOverlap: React.FC<TransitionOverlapProps> = ({
  transitionInFrames,
}) => {
  const frame = useCurrentFrame();
  const timing = linearTiming({durationInFrames: transitionInFrames});
  const total = scenes.length * SCENE - 2 * transitionInFrames;

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f', fontSize: 38}}>
      <div
        style={{
          position: 'absolute',
          left: 352,
          top: 40,
          width: 576,
          height: 324,
          outline: '2px solid #4b5759',
          overflow: 'hidden',
        }}
      >
        <TransitionSeries>
          {scenes.flatMap(({letter, ...colors}, index) => [
            index > 0 && (
              <TransitionSeries.Transition
                key={`to ${letter}`}
                presentation={slide({direction: 'from-right'})}
                timing={timing}
              />
            ),
            <TransitionSeries.Sequence key={letter} durationInFrames={SCENE}>
              <AbsoluteFill style={{...centered, ...colors, fontSize: 200}}>
                {letter}
              </AbsoluteFill>
            </TransitionSeries.Sequence>,
          ])}
        </TransitionSeries>
      </div>
      {scenes.map(({letter, ...colors}, index) => (
        <AbsoluteFill
          key={letter}
          style={{
            ...centered,
            ...colors,
            left: 80 + index * (SCENE - transitionInFrames) * PIXELS_PER_FRAME,
            top: 424 + index * 68,
            width: SCENE * PIXELS_PER_FRAME,
            height: 60,
          }}
        >
          {letter}
        </AbsoluteFill>
      ))}
      <svg viewBox="0 0 1280 720" fontFamily="monospace">
        <text
          x={80 + total * PIXELS_PER_FRAME}
          y={680}
          fill="#f2f5f5"
          textAnchor="end"
        >
          {total} frames
        </text>
        <line
          x1={80 + frame * PIXELS_PER_FRAME}
          x2={80 + frame * PIXELS_PER_FRAME}
          y1={404}
          y2={640}
          stroke="#ff5a2e"
          strokeWidth={4}
        />
      </svg>
    </AbsoluteFill>
  );
};
