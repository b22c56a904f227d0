import type {Outcome} from './resolve';

type WaitingLink = Extract<Outcome, {kind: 'waiting'}>;
type BrokenLink = Extract<Outcome, {kind: 'broken'}>;

/** Pages that links wait for, with the anchors that they will need. */
export function formatWaiting(outcomes: readonly Outcome[]): string {
  const pages = new Map<string, WaitingLink[]>();
  for (const outcome of outcomes) {
    if (outcome.kind === 'waiting') {
      pages.set(outcome.page, [...(pages.get(outcome.page) ?? []), outcome]);
    }
  }
  const lines = [...pages].sort().map(([page, waiting]) => {
    const anchors = new Set(
      waiting.flatMap(({anchor}) => (anchor ? [`#${anchor}`] : [])),
    );
    const needed = anchors.size > 0 ? `, with ${[...anchors].join(', ')}` : '';
    return `\n  ${page}  ${waiting.length}${needed}`;
  });
  return lines.length === 0
    ? ''
    : `Links to ${pages.size} pages that are not written yet:${lines.join('')}`;
}

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
  return `${outcomes.length} addresses in packages: ${count('resolved')} resolved, ${count('waiting')} waiting, ${count('broken')} broken.`;
}
