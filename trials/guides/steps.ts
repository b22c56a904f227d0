/** What a page tells its reader to do, in the order of the page. */
import type {Code, Nodes} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import {readMeta, stripNotations} from '../../plugins/remark/samples/notations';
import {pinVersions} from '../../plugins/remark/installs';
import {readPage} from './pages';

export type Step = {
  /** Line of the page, for messages. */
  readonly line: number;
} & (
  | {
      readonly kind: 'write' | 'patch';
      readonly file: string;
      readonly text: string;
    }
  | {
      readonly kind: 'run';
      readonly commands: readonly string[];
      /** Lines that the page says are printed. */
      readonly output: readonly string[];
    }
);

/** Sections that are looked up rather than followed. */
const LOOKED_UP =
  /^(?:Problems|Troubleshooting|Errors|See also|Where to go next|Next steps)$/;

/** What a page leaves out of what is followed, as a comment above it. */
const LEFT_OUT = /^\/\*\s*not-followed: \S/;

/** Comments that highlight lines, which readers do not see. */
const HIGHLIGHTS =
  /^\s*(?:\/\/|\{\/\*) highlight-(?:start|end|next-line)(?: \*\/\})?\n/gm;

function toStep(node: Code): Step | undefined {
  const line = node.position?.start.line ?? 1;
  const title = readMeta(node.meta ?? '').title?.replace(/ \(.*\)$/, '');
  if (node.lang === 'bash') {
    const commands = pinVersions(node.value)
      .replace(/\\\n\s*/g, '')
      .split('\n')
      .map((command) => command.trim())
      .filter((command) => command !== '' && !command.startsWith('#'));
    return {kind: 'run', line, commands, output: []};
  }
  if (!title || !/^[^<>*\s]+\.\w+$/.test(title)) {
    return undefined;
  }
  return node.lang === 'diff'
    ? {kind: 'patch', line, file: title, text: node.value}
    : {
        kind: 'write',
        line,
        file: title,
        text: stripNotations(node.value).replace(HIGHLIGHTS, ''),
      };
}

/** Children that a reader of the npm tab sees, without what is folded. */
function seenChildren(node: Nodes): readonly Nodes[] {
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  if (node.type !== 'mdxJsxFlowElement') {
    return children;
  }
  return node.name === 'details'
    ? []
    : children.slice(0, node.name === 'Tabs' ? 1 : undefined);
}

function collect(parent: Nodes, steps: Step[]): void {
  /** Depth of the heading whose section is left out. */
  let leftOut = Infinity;
  let isNextLeftOut = false;
  /** Whether no heading stands between the last step and the node. */
  let isBelowStep = false;
  for (const node of seenChildren(parent)) {
    isBelowStep &&= node.type !== 'heading';
    if (node.type === 'heading' && node.depth <= leftOut) {
      const [first] = node.children;
      const isLookedUp =
        first?.type === 'text' && LOOKED_UP.test(first.value.trim());
      leftOut = isNextLeftOut || isLookedUp ? node.depth : Infinity;
    }
    if (leftOut === Infinity && !isNextLeftOut) {
      const last = steps.at(-1);
      const step = node.type === 'code' ? toStep(node) : undefined;
      if (step) {
        steps.push(step);
        isBelowStep = true;
      } else if (
        node.type === 'code' &&
        node.lang === 'txt' &&
        isBelowStep &&
        last?.kind === 'run'
      ) {
        steps[steps.length - 1] = {
          ...last,
          output: [...last.output, ...node.value.split('\n')],
        };
      } else {
        const {length} = steps;
        collect(node, steps);
        isBelowStep ||= steps.length > length;
      }
    }
    isNextLeftOut =
      (node.type as string) === 'mdxFlowExpression' &&
      'value' in node &&
      LEFT_OUT.test(node.value);
  }
}

/**
 * Reads the steps of a page: files of its titled samples, and its commands. A
 * comment `not-followed: reason` leaves out the block or the section below it.
 *
 * @param page file below `docs/`
 */
export async function readSteps(page: string): Promise<Step[]> {
  const {createProcessor} = await import('@mdx-js/mdx');
  // Blank lines for the front matter keep the numbers of the others.
  const body = readPage(page).replace(/^---\n[\s\S]*?\n---/, (matter) =>
    matter.replace(/.+/g, ''),
  );
  const steps: Step[] = [];
  collect(createProcessor({format: 'mdx'}).parse(body), steps);
  return steps;
}
