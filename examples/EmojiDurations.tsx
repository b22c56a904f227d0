import {getAvailableEmojis} from '@remotion/animated-emoji';
import {
  AbsoluteFill,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export type EmojiDurationsProps = {
  readonly category:
    | 'Smileys and emotions'
    | 'People'
    | 'Animals and nature'
    | 'Food and drink'
    | 'Travel and places'
    | 'Activities and events'
    | 'Objects'
    | 'Symbols'
    | 'Flags';
};

const ROW = 56;
const VISIBLE_ROWS = 10;

export const EmojiDurations: React.FC<EmojiDurationsProps> = ({category}) => {
  const frame = useCurrentFrame();
  const {durationInFrames, fps} = useVideoConfig();

  const emojis = getAvailableEmojis().filter(({categories}) =>
    categories.includes(category),
  );
  const hiddenRows = Math.max(0, emojis.length - VISIBLE_ROWS);
  const y = interpolate(
    frame,
    [fps, durationInFrames - fps],
    [0, -hiddenRows * ROW],
    {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'},
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f', padding: '0 80px'}}>
      <div
        style={{
          height: 130,
          color: '#f2f5f5',
          fontFamily: 'sans-serif',
          fontSize: 48,
          fontWeight: 600,
          lineHeight: '130px',
        }}
      >
        {`${category}: ${emojis.length}`}
      </div>
      <div style={{height: VISIBLE_ROWS * ROW, overflow: 'hidden'}}>
        <div style={{transform: `translateY(${y}px)`}}>
          {emojis.map(({name, durationInSeconds}) => (
            <div
              key={name}
              style={{
                display: 'flex',
                alignItems: 'center',
                gap: 20,
                height: ROW,
                color: '#b7c2c4',
                fontFamily: 'monospace',
                fontSize: 38,
              }}
            >
              <div style={{width: 480}}>{name}</div>
              <div
                style={{
                  width: durationInSeconds * 70,
                  height: 28,
                  backgroundColor: '#5fd3a0',
                }}
              />
              {`${durationInSeconds.toFixed(2)} s`}
            </div>
          ))}
        </div>
      </div>
    </AbsoluteFill>
  );
};
