import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const CLAMP = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const LETTER = 25.2;
const LINE = 82;

// Every second part is a type
const LINES = [
  ['', 'type Props = {text: string};'],
  ['const Title', ': FC<Props>', ' = ({text}) => {'],
  ['  const frame', ': number', ' = useCurrentFrame();'],
  ['  return <Fade at={frame}>{text}</Fade>;'],
  ['};'],
];

export const TemplateJavascript: React.FC = () => {
  const frame = useCurrentFrame();

  // What falls, and then the gaps that close
  const fall = (order: number) =>
    interpolate(frame, [30 + order * 12, 62 + order * 12], [0, 1], {
      ...CLAMP,
      easing: Easing.in(Easing.quad),
    });
  const close = interpolate(frame, [84, 108], [0, 1], {
    ...CLAMP,
    easing: Easing.inOut(Easing.cubic),
  });
  const rename = interpolate(frame, [104, 118], [0, 1], CLAMP);

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#f0bc5e',
        color: '#0e1314',
        fontFamily: "'Geist Mono Variable', monospace",
        fontSize: 42,
        whiteSpace: 'pre',
      }}
    >
      <div style={{position: 'absolute', left: 96, top: 84, fontWeight: 700}}>
        Title.
        <span style={{position: 'absolute', opacity: 1 - rename}}>tsx</span>
        <span style={{position: 'absolute', opacity: rename}}>jsx</span>
      </div>
      <div
        style={{
          position: 'absolute',
          inset: '160px 96px auto',
          borderTop: '4px solid #0e1314',
        }}
      />
      {LINES.map((parts, row) => {
        const top = 216 + (row - close) * LINE;
        let column = 0;
        return parts.map((text, index) => {
          const isType = index % 2 === 1;
          const left = 96 + column * LETTER;
          column += text.length * (isType ? 1 - close : 1);
          const fallen = isType ? fall(row) : 0;
          return (
            <span
              key={`${row}-${index}`}
              style={{
                position: 'absolute',
                left,
                top: row === 0 ? 216 : top,
                color: isType ? '#8a2306' : undefined,
                opacity: 1 - fallen ** 3,
                transform: `translateY(${fallen * 460}px) rotate(${fallen * (row % 2 ? 16 : -12)}deg)`,
                textDecoration:
                  isType && frame > 12 ? 'line-through' : undefined,
              }}
            >
              {text}
            </span>
          );
        });
      })}
    </AbsoluteFill>
  );
};
