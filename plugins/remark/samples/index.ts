import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {throwProblems, type Problem} from '../problems';
import {readNotations, stripMeta, stripNotations} from './notations';

/**
 * Property of the `code` element of a sample. It sets samples, whose types are
 * known, apart from code that the build writes, such as signatures.
 */
const SAMPLE_MARK = {isSample: true} as const;

const LANGUAGES = new Set(['ts', 'tsx']);

/**
 * Removes from every `ts` and `tsx` sample what only the sample checker reads:
 * hidden set-up, notations and the reason for an opt-out. Readers see and copy
 * the rest. It runs before the plugins that show or change samples.
 *
 * @throws Error with file, line, what is wrong with a notation and what to do
 */
export default function remarkSamples(): (root: Root, file: VFile) => void {
  return (root, file) => {
    const problems: Problem[] = [];
    visit(root, 'code', (node) => {
      if (!LANGUAGES.has(node.lang ?? '')) {
        return;
      }
      const fenceLine = node.position?.start.line ?? 1;
      for (const {line, ...problem} of readNotations(node.value).problems) {
        problems.push({...problem, line: fenceLine + line});
      }
      node.value = stripNotations(node.value);
      if (node.meta) {
        node.meta = stripMeta(node.meta) || null;
      }
      node.data = {...node.data, hProperties: {...SAMPLE_MARK}};
    });
    throwProblems('Invalid samples', file, problems);
  };
}
