import type {Problem} from '../../../plugins/remark/problems';
import {readMeta} from '../../../plugins/remark/samples/notations';
import type {ConfigFence, Fence} from './types';

/** A fence that cannot be read, at a line of its page. */
export type FenceProblem = Required<Problem> & {readonly file: string};

/** The fences of a page, and those that cannot be checked. */
export type FencesOfPage = {
  readonly fences: readonly Fence[];
  readonly configFences: readonly ConfigFence[];
  readonly problems: readonly FenceProblem[];
};

const OPENING =
  /^(?<indent>[ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(?<marker>`{3,}|~{3,})(?<info>.*)$/;
const QUOTED = /^[ \t]*>[> \t]*(?:`{3,}|~{3,})\s*tsx?\b/;
const INFO = /^\s*(?<lang>tsx?)(?:\s+(?<meta>.*))?$/;
/** A component of another framework, which is highlighted as HTML. */
const COMPONENT_INFO =
  /^\s*html\s+(?<meta>.*\btitle="[^"]+\.(?:vue|svelte)".*)$/;
const CONFIG_INFO =
  /^\s*(?<lang>docker|dockerfile|json|yaml)(?:\s+(?<meta>.*))?$/;

/** Text without the indentation that its fence has, as Markdown reads it. */
function unindent(text: string, width: number): string {
  let start = 0;
  while (start < width && /[ \t]/.test(text[start] ?? '')) {
    start += 1;
  }
  return text.slice(start);
}

/**
 * Finds the `ts` and `tsx` fences of a page, the `html` fences whose title
 * names a Vue or Svelte component, and the fences with files of other tools. It scans lines instead of parsing,
 * because parsing every page takes longer than the rest of a warm check.
 */
export function findFences(file: string, source: string): FencesOfPage {
  const lines = source.split(/\r?\n/);
  const fences: Fence[] = [];
  const configFences: ConfigFence[] = [];
  const problems: FenceProblem[] = [];

  for (let index = 0; index < lines.length; index += 1) {
    const text = lines[index] ?? '';
    if (QUOTED.test(text)) {
      problems.push({
        file,
        line: index + 1,
        problem: 'a sample in a quote is not checked',
        remedy: 'Take it out of the quote, or use an admonition.',
      });
    }
    const opening = OPENING.exec(text)?.groups;
    const marker = opening?.marker ?? '';
    const info = opening?.info ?? '';
    if (!opening || (marker.startsWith('`') && info.includes('`'))) {
      continue;
    }

    const width = (opening.indent ?? '').length;
    const start = index;
    const closing = new RegExp(
      `^[ \\t]*${marker[0] ?? ''}{${marker.length},}[ \\t]*$`,
    );
    do {
      index += 1;
    } while (index < lines.length && !closing.test(lines[index] ?? ''));

    const found = (INFO.exec(info) ?? COMPONENT_INFO.exec(info))?.groups;
    const config = CONFIG_INFO.exec(info)?.groups;
    if (!found && !config) {
      continue;
    }
    if (index >= lines.length) {
      problems.push({
        file,
        line: start + 1,
        problem: 'the sample has no end',
        remedy: `Close it with ${marker} on a line of its own.`,
      });
      continue;
    }
    const code = lines
      .slice(start + 1, index)
      .map((line) => unindent(line, width))
      .join('\n');
    if (config) {
      configFences.push({
        file,
        line: start + 1,
        lang: config.lang as ConfigFence['lang'],
        title: readMeta(config.meta ?? '').title,
        code,
      });
    }
    if (found) {
      fences.push({
        file,
        line: start + 1,
        // A component is checked as the TypeScript of its script.
        lang: (found.lang ?? 'ts') as Fence['lang'],
        meta: found.meta ?? '',
        ...readMeta(found.meta ?? ''),
        code,
      });
    }
  }
  return {fences, configFences, problems};
}
