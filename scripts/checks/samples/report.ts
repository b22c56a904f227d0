import {sampleProblem, type Fence, type Problem} from './types';

/** One entry of the report, with the place to sort it by. */
export type Entry = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
};

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line.trimEnd()}`)
    .join('\n');
}

/**
 * A problem of a sample as an entry of its page.
 *
 * @param source Lines of the page
 * @param fence The fence it is in; without one, lines count in the file itself
 */
export function toEntry(
  problem: Problem,
  source: readonly string[],
  {file, line: fenceLine, code}: Pick<Fence, 'file' | 'line' | 'code'>,
): Entry {
  const line = fenceLine + problem.line;
  const text = source[line - 1] ?? '';
  const codeLine = code.split('\n')[problem.line - 1];
  const removed = codeLine === undefined ? 0 : text.length - codeLine.length;
  const column = problem.column + Math.max(removed, 0);
  const [first = '', ...rest] = problem.message.split('\n');
  return {
    file,
    line,
    column,
    text: [
      `${file}:${line}:${column}: ${problem.rule}: ${first}`,
      ...rest.map(indent),
      ...(text.trim() === '' ? [] : [indent(`> ${text.trim()}`)]),
      ...(problem.remedy ? [indent(problem.remedy)] : []),
    ].join('\n'),
  };
}

/** Problems that count, after the opt-out of a sample has had its say. */
export function applyOptOut(
  {nocheck}: Pick<Fence, 'nocheck'>,
  problems: readonly Problem[],
): readonly Problem[] {
  if (nocheck === undefined) {
    return problems;
  }
  if (nocheck === '') {
    const remedy = 'Write it: nocheck="shows the API of version 1".';
    return [sampleProblem(0, 'the opt-out has no reason', remedy)];
  }
  const message = `the opt-out "${nocheck}" is stale, because the sample passes`;
  return problems.length > 0
    ? []
    : [sampleProblem(0, message, 'Delete nocheck="…".')];
}
