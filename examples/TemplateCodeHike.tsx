import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export type TemplateCodeHikeProps = {
  readonly steps: readonly string[];
  readonly framesPerStep: number;
};

type Token = {
  readonly key: string;
  readonly text: string;
  readonly column: number;
  readonly line: number;
};

/** Splits code into words and signs. The second "name" has the key "name 2". */
function tokenize(code: string): Token[] {
  const counts: Record<string, number> = {};

  return code.split('\n').flatMap((content, line) =>
    [...content.matchAll(/'.*?'|\w+|\S/g)].map((match) => {
      const [text] = match;
      counts[text] = (counts[text] ?? 0) + 1;
      return {key: `${text} ${counts[text]}`, text, column: match.index, line};
    }),
  );
}

function colorOf(text: string): string {
  if (/^(const|function|return|string)$/.test(text)) {
    return '#82aaff';
  }
  if (text.startsWith("'")) {
    return '#c3e88d';
  }
  return /^\w/.test(text) ? '#ffffff' : '#89a0c8';
}

export const TemplateCodeHike: React.FC<TemplateCodeHikeProps> = ({
  steps,
  framesPerStep,
}) => {
  const frame = useCurrentFrame();
  const step = Math.min(steps.length - 1, Math.floor(frame / framesPerStep));
  const before = tokenize(steps[step - 1] ?? '');
  const after = tokenize(steps[step] ?? '');
  const progress = (first: number, last: number) =>
    interpolate(frame - step * framesPerStep, [first, last], [0, 1], {
      easing: Easing.inOut(Easing.cubic),
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });

  // Old tokens go, common ones move, and then there is room for new ones
  const leaving = before
    .filter(({key}) => !after.some((token) => token.key === key))
    .map((token) => ({...token, opacity: 1 - progress(0, 8)}));
  const staying = after.map((token) => {
    const from = before.find(({key}) => key === token.key);
    const moved = progress(4, 22);

    return {
      ...token,
      column: interpolate(
        moved,
        [0, 1],
        [from?.column ?? token.column, token.column],
      ),
      line: interpolate(moved, [0, 1], [from?.line ?? token.line, token.line]),
      opacity: from || step === 0 ? 1 : progress(16, 26),
    };
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#131c35'}}>
      <AbsoluteFill
        style={{
          left: 96,
          top: 140,
          fontFamily: "'Geist Mono Variable', monospace",
          fontSize: 58,
        }}
      >
        {[...leaving, ...staying].map(({key, text, column, line, opacity}) => (
          <span
            key={key}
            style={{
              position: 'absolute',
              left: `${column}ch`,
              top: `${line * 1.6}em`,
              opacity,
              color: colorOf(text),
              whiteSpace: 'pre',
            }}
          >
            {text}
          </span>
        ))}
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
