import type {Outcome} from './resolve';

type BrokenLink = Extract<Outcome, {kind: 'broken'}>;

function formatOutcome({link, problem, remedy}: BrokenLink): string {
  return [
    `${link.address}${link.isPrefix ? '…' : ''}: ${problem}.`,
    `  ${remedy}`,
    ...link.sources.map((source) => `  in ${source}`),
  ].join('\n');
}

/** The broken links, each with where it stands and what to do. */
export function formatBroken(outcomes: readonly Outcome[]): string {
  return outcomes
    .filter((outcome) => outcome.kind === 'broken')
    .map(formatOutcome)
    .join('\n\n');
}

/** One line with the counts. */
export function summarize(outcomes: readonly Outcome[]): string {
  const count = (kind: Outcome['kind']): number =>
    outcomes.filter((outcome) => outcome.kind === kind).length;
  return `${outcomes.length} addresses in packages: ${count('resolved')} resolved, ${count('broken')} broken.`;
}
