/** A text field, as far as indentation is concerned. */
export type Selection = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

/** A text that takes the place of what is between two positions. */
type Replacement = {
  readonly from: number;
  readonly to: number;
  readonly text: string;
};

const STEP = '  ';

/** Indents the lines of a selection, or takes an indentation from them. */
export function indentLines(
  {text, start, end}: Selection,
  direction: 'in' | 'out',
): Replacement {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(start, end - 1));
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const moved = lines.map((line) =>
    direction === 'in' ? line && STEP + line : line.replace(/^ {1,2}/, ''),
  );
  return {from, to, text: moved.join('\n')};
}

/** A new line that starts where the line of the selection starts. */
export function breakLine({text, start}: Selection): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const [indentation = ''] = /^ */.exec(text.slice(from, start)) ?? [];
  return `\n${indentation}`;
}
