import {readMeta} from '../../../plugins/remark/samples/notations';
import {
  sampleProblem,
  type ConfigFence,
  type Fence,
  type Problem,
} from './types';

/** A fence that cannot be read. */
type UnreadableFence = Pick<Fence, 'file' | 'line' | 'code'> & {
  readonly problem: Problem;
};

/** The fences of a page, and those that cannot be checked. */
export type FencesOfPage = {
  readonly fences: readonly Fence[];
  readonly configFences: readonly ConfigFence[];
  readonly unreadable: readonly UnreadableFence[];
};

/** A fence: how far it is indented, what stands after the marks, its lines, and its end. */
const FENCE =
  /^(?<indent>[ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(?<marker>`{3,}(?!.*`)|~{3,})(?<info>.*)(?<body>(?:\n(?![ \t]*\k<marker>[`~]*[ \t]*$).*)*)(?<end>\n.*)?/;
const QUOTED_SAMPLE = /^[ \t]*>[> \t]*(?:`{3,}|~{3,})\s*tsx?\b/;
const BLOCKS = new RegExp(
  `${FENCE.source}|(?<quote>${QUOTED_SAMPLE.source})`,
  'gm',
);
const INFO = /^\s*(?<lang>tsx?)(?:\s+(?<meta>.*))?$/;
/** A component of another framework, which is highlighted as HTML. */
const COMPONENT_INFO =
  /^\s*html\s+(?<meta>.*\btitle="[^"]+\.(?:vue|svelte)".*)$/;
const CONFIG_INFO =
  /^\s*(?<lang>docker|dockerfile|json|yaml)(?:\s+(?<meta>.*))?$/;

/**
 * Finds the `ts` and `tsx` fences of a page, the `html` fences whose title
 * names a Vue or Svelte component, and the fences with files of other tools. It
 * looks for their marks instead of parsing, because parsing every page takes
 * longer than the rest of a warm check.
 */
export function findFences(file: string, source: string): FencesOfPage {
  const text = source.replaceAll('\r\n', '\n');
  const fences: Fence[] = [];
  const configFences: ConfigFence[] = [];
  const unreadable: UnreadableFence[] = [];

  for (const {index, groups = {}} of text.matchAll(BLOCKS)) {
    const {quote, indent = '', marker, info = '', body = '', end} = groups;
    const line = text.slice(0, index).split('\n').length;
    const report = (message: string, remedy: string): void => {
      const problem = sampleProblem(0, message, remedy);
      unreadable.push({file, line, code: '', problem});
    };
    if (quote !== undefined) {
      report(
        'a sample in a quote is not checked',
        'Take it out of the quote, or use an admonition.',
      );
      continue;
    }
    const found = (INFO.exec(info) ?? COMPONENT_INFO.exec(info))?.groups;
    const config = CONFIG_INFO.exec(info)?.groups;
    if (!found && !config) {
      continue;
    }
    if (end === undefined) {
      report(
        'the sample has no end',
        `Close it with ${marker} on a line of its own.`,
      );
      continue;
    }
    // Markdown takes the indentation of the fence from each line, and no more.
    const indentation = new RegExp(`^[ \\t]{0,${indent.length}}`, 'gm');
    const code = body.slice(1).replace(indentation, '');
    if (config) {
      const lang = config.lang as ConfigFence['lang'];
      const {title} = readMeta(config.meta ?? '');
      configFences.push({file, line, lang, title, code});
    }
    if (found) {
      // A component is checked as the TypeScript of its script.
      const lang = (found.lang ?? 'ts') as Fence['lang'];
      const meta = found.meta ?? '';
      fences.push({file, line, lang, meta, ...readMeta(meta), code});
    }
  }
  return {fences, configFences, unreadable};
}
