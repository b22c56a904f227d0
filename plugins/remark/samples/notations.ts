/**
 * The notations of a checked sample: lines that the compiler reads and the
 * reader does not see. The site build and `npm run check:samples` both read
 * them here, so that what is hidden and what is checked cannot drift apart.
 *
 * The words are those of Twoslash, so that writers may know them. Two are
 * allowed, `@errors` and `@filename`. The others switch checks off or ask for
 * what no page shows.
 */

import type {Problem} from '../problems';

/** Something wrong with a notation, at a line of the sample (from 1). */
type NotationProblem = Required<Problem>;

/** What the notations of a sample say. */
type Notations = {
  /** For each line, whether the reader sees it. */
  readonly isVisible: readonly boolean[];
  /** Codes of errors that the sample shows on purpose. */
  readonly errors: readonly {readonly line: number; readonly code: number}[];
  /** Lines that name a file: `// @filename: …`. */
  readonly files: readonly {readonly line: number; readonly name: string}[];
  readonly problems: readonly NotationProblem[];
};

/** The words of a fence's first line that this site reads. */
type SampleMeta = {
  readonly title?: string;
  /** The reason of an opt-out; empty when it gives none. */
  readonly nocheck?: string;
};

const CUT_BEFORE = /^\/\/\s?---cut(?:-before)?---$/;
const CUT_AFTER = /^\/\/\s?---cut-after---$/;
const CUT_START = /^\/\/\s?---cut-start---$/;
const CUT_END = /^\/\/\s?---cut-end---$/;
const CUT_LIKE = /^\/\/\s*-{2,}\s*cut\b/;
const FILE_NAME = /^[\t\v\f ]*\/\/\s?@filename: (?<name>.+)$/;
const FLAG = /^\/\/\s?@(?<name>\w+)(?::\s?(?<value>.*))?$/;
const ERROR_CODES = /^\d+(?: \d+)*\s*$/;
const QUERY = /^\s*\/\/\s*\^[?|]/;
const COMPILER_OFF = /^\s*(?:\/\/|\/\*)\s*@ts-(?<name>ignore|nocheck)\b/;
const WORDS =
  /(?:^|\s+)(?:title=(?<titleQuote>["'])(?<title>.*?)\k<titleQuote>|(?<word>nocheck)(?:=(?<quote>["'])(?<reason>.*?)\k<quote>)?)(?=\s|$)/g;

/** Finds which lines a reader sees, and what is wrong with the cuts. */
function readCuts(lines: readonly string[]): {
  isVisible: boolean[];
  problems: NotationProblem[];
} {
  const isVisible = lines.map(() => true);
  const problems: NotationProblem[] = [];
  const starts: number[] = [];

  for (const [index, text] of lines.entries()) {
    const comment = text.trim();
    if (CUT_BEFORE.test(comment)) {
      isVisible.fill(false, 0, index + 1);
    } else if (CUT_AFTER.test(comment)) {
      // Cuts below this one are hidden too.
      isVisible.fill(false, index);
      break;
    } else if (CUT_START.test(comment)) {
      starts.push(index);
    } else if (CUT_END.test(comment)) {
      const start = starts.pop();
      if (start === undefined) {
        problems.push({
          line: index + 1,
          problem: '"// ---cut-end---" has no start',
          remedy: 'Put "// ---cut-start---" above it.',
        });
      } else {
        isVisible.fill(false, start, index + 1);
      }
    } else if (CUT_LIKE.test(comment)) {
      problems.push({
        line: index + 1,
        problem: `"${comment}" is no cut`,
        remedy:
          'Write "// ---cut---", "// ---cut-after---", "// ---cut-start---" or "// ---cut-end---".',
      });
    }
  }

  const unclosed = starts.map((start) => ({
    line: start + 1,
    problem: '"// ---cut-start---" has no end',
    remedy: 'Put "// ---cut-end---" below it.',
  }));
  return {isVisible, problems: [...problems, ...unclosed]};
}

/** Finds what is wrong with a comment that addresses a compiler. */
function checkComment(text: string): Omit<NotationProblem, 'line'> | undefined {
  const comment = text.trim();
  const switchedOff = COMPILER_OFF.exec(text)?.groups?.name;
  const flag = FLAG.exec(text)?.groups;
  if (switchedOff !== undefined) {
    return {
      problem: `"@ts-${switchedOff}" hides every error`,
      remedy:
        'Name the error instead: "// @errors: 2345" shows that it is meant.',
    };
  }
  if (QUERY.test(text)) {
    return {
      problem: `"${comment}" asks for a type, which no page of this site shows`,
      remedy: 'Say the type in a comment.',
    };
  }
  if (flag && flag.name !== 'errors') {
    return {
      problem: `"@${flag.name ?? ''}" is not allowed`,
      remedy: 'Only "// @errors: 2345" and "// @filename: src/Name.tsx" are.',
    };
  }
  return flag && !ERROR_CODES.test(flag.value ?? '')
    ? {
        problem: `"${comment}" names no error codes`,
        remedy:
          'Write their numbers with spaces between: "// @errors: 2345 2322".',
      }
    : undefined;
}

/** Reads the notations of a sample, whose lines end in `\n`. */
export function readNotations(code: string): Notations {
  const lines = code.split('\n');
  const {isVisible, problems} = readCuts(lines);
  const errors: {line: number; code: number}[] = [];
  const files: {line: number; name: string}[] = [];

  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    const name = FILE_NAME.exec(text)?.groups?.name?.trimEnd();
    const flag = FLAG.exec(text)?.groups;
    if (name !== undefined) {
      files.push({line, name});
      isVisible[index] = false;
    } else {
      const problem = checkComment(text);
      if (problem) {
        problems.push({line, ...problem});
      }
      if (flag) {
        const codes = flag.value?.match(/\d+/g) ?? [];
        errors.push(...codes.map((each) => ({line, code: Number(each)})));
        isVisible[index] = false;
      }
    }
  }
  if (!lines.some((text, index) => isVisible[index] && text.trim() !== '')) {
    problems.push({
      line: 1,
      problem: 'the reader sees no line of this sample',
      remedy: 'Move the cut, or delete the sample.',
    });
  }
  return {
    isVisible,
    errors,
    files,
    problems: problems.sort((a, b) => a.line - b.line),
  };
}

/** Lines of a sample that a reader sees, from 0, without blank ones around. */
export function findShownLines(code: string): number[] {
  const {isVisible} = readNotations(code);
  const lines = code.split('\n');
  const visible = [...lines.keys()].filter((index) => isVisible[index]);
  const isText = (index: number): boolean => lines[index]?.trim() !== '';
  return visible.slice(
    Math.max(visible.findIndex(isText), 0),
    visible.findLastIndex(isText) + 1,
  );
}

/** The part of a sample that a reader sees and copies. */
export function stripNotations(code: string): string {
  const lines = code.split('\n');
  return findShownLines(code)
    .map((index) => lines[index] ?? '')
    .join('\n')
    .trimEnd();
}

/** Reads the title and the opt-out from the words after a fence's language. */
export function readMeta(meta: string): SampleMeta {
  const found: {title?: string; nocheck?: string} = {};
  for (const {groups} of meta.matchAll(WORDS)) {
    if (groups?.title !== undefined) {
      found.title = groups.title;
    } else if (groups?.word !== undefined) {
      found.nocheck = (groups.reason ?? '').trim();
    }
  }
  return found;
}

/** The words after a fence's language without those only the checker reads. */
export function stripMeta(meta: string): string {
  return meta
    .replace(WORDS, (word) => (word.trim().startsWith('title=') ? word : ''))
    .trim();
}
