/** Something wrong with a page. */
export type Problem = {
  /** Line in the file, counted from 1; absent for the front matter. */
  readonly line?: number;
  readonly problem: string;
  readonly remedy: string;
};

/** One line a problem: file, line, what is wrong, what to do. */
export function formatProblems(
  file: string,
  problems: readonly Problem[],
): string {
  return problems
    .map(
      ({line, problem, remedy}) =>
        `${file}:${line ?? 1}: ${problem.replace(/\.$/, '')}. ${remedy}`,
    )
    .join('\n');
}
