import path from 'node:path';
import type {VFile} from 'vfile';

/** Something wrong with a page. */
export type Problem = {
  /** Line in the file, counted from 1; absent for the front matter. */
  readonly line?: number;
  readonly problem: string;
  readonly remedy: string;
};

/** A page that cannot be parsed has this one problem. */
export function toParseProblem(error: unknown): Problem {
  const {message, line} = error as {message?: string; line?: number};
  return {
    line,
    problem: `the page cannot be parsed: ${message ?? String(error)}`,
    remedy: 'Correct the MDX; "npm start" shows the same error.',
  };
}

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

/**
 * Stops the build where a page has problems.
 *
 * @param title what is wrong with the page as a whole
 * @throws Error with file, line, what is wrong and what to do
 */
export function throwProblems(
  title: string,
  {cwd, path: file}: VFile,
  problems: readonly Problem[],
): void {
  if (problems.length > 0) {
    const list = formatProblems(path.relative(cwd, file), problems);
    throw new Error(`${title}:\n${list}`);
  }
}
