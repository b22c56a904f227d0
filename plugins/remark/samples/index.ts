import path from 'node:path';
import type {Code, Node, Root} from 'mdast';
import type {VFile} from 'vfile';
import {readNotations, stripMeta, stripNotations} from './notations';

/**
 * Property of the `code` element of a sample. It tells what writers write from
 * what the build writes, such as signatures, of which nobody knows the types.
 */
export const SAMPLE_MARK = {isSample: true} as const;

const LANGUAGES = new Set(['ts', 'tsx']);

function* findSamples(node: Node): Generator<Code> {
  if (node.type === 'code' && LANGUAGES.has((node as Code).lang ?? '')) {
    yield node as Code;
  }
  if ('children' in node && Array.isArray(node.children)) {
    for (const child of node.children as Node[]) {
      yield* findSamples(child);
    }
  }
}

/**
 * Takes out of every `ts` and `tsx` sample what only the sample checker reads:
 * hidden set-up, notations and the reason of an opt-out. A reader sees, and
 * copies, the rest. Stands before the plugins that show or change samples.
 *
 * @throws Error with file, line, what is wrong with a notation and what to do
 */
export default function remarkSamples(): (root: Root, file: VFile) => void {
  return (root, file) => {
    const problems: string[] = [];
    for (const node of findSamples(root)) {
      const fenceLine = node.position?.start.line ?? 1;
      for (const {line, problem, remedy} of readNotations(node.value)
        .problems) {
        problems.push(
          `${path.relative(file.cwd, file.path)}:${fenceLine + line}: ${problem}. ${remedy}`,
        );
      }
      node.value = stripNotations(node.value);
      if (node.meta) {
        node.meta = stripMeta(node.meta) || null;
      }
      node.data = {...node.data, hProperties: {...SAMPLE_MARK}};
    }
    if (problems.length > 0) {
      throw new Error(`Invalid samples:\n${problems.join('\n')}`);
    }
  };
}
