import type {MagicComment} from '../../../config/prism';
import type {FenceMeta} from './meta';

/** The code to show, and the classes of its lines, which count from 0. */
type MarkedCode = {
  readonly code: string;
  /** For each line of the code, its number in the source, from 0. */
  readonly lines: readonly number[];
  readonly classNames: ReadonlyMap<number, readonly string[]>;
};

/** How a comment that fills its line begins and ends. */
const COMMENTS = {
  line: ['//', ''],
  block: ['/*', '*/'],
  jsx: ['{/*', '*/}'],
  hash: ['#', ''],
  markup: ['<!--', '-->'],
} as const;

type CommentKind = keyof typeof COMMENTS;

const SCRIPT: readonly CommentKind[] = ['line', 'block'];
const HASH: readonly CommentKind[] = ['hash'];

/**
 * The kinds of comment that each language has; in Markdown, for example,
 * `// highlight-next-line` is text. As in the theme, a language that is not
 * listed accepts every kind.
 */
const KINDS_OF_LANGUAGE: Readonly<Record<string, readonly CommentKind[]>> = {
  js: SCRIPT,
  javascript: SCRIPT,
  ts: SCRIPT,
  typescript: SCRIPT,
  jsx: [...SCRIPT, 'jsx'],
  tsx: [...SCRIPT, 'jsx'],
  html: [...SCRIPT, 'markup'],
  bash: HASH,
  python: HASH,
  py: HASH,
  markdown: ['markup', 'jsx', 'hash'],
  md: ['markup', 'jsx', 'hash'],
};

/** The text of the comment that fills a line, read as each kind that fits. */
function commentOf(line: string, kinds: readonly CommentKind[]): string[] {
  const text = line.trim();
  return kinds.flatMap((kind) => {
    const [open, close] = COMMENTS[kind];
    return text.startsWith(open) && text.endsWith(close)
      ? [text.slice(open.length, text.length - close.length).trim()]
      : [];
  });
}

/** Removes the magic comments from code and gives classes to the lines they mark. */
function readMagicComments(
  code: string,
  language: string,
  magicComments: readonly MagicComment[],
): MarkedCode {
  const kinds =
    KINDS_OF_LANGUAGE[language] ?? (Object.keys(COMMENTS) as CommentKind[]);
  const shown: string[] = [];
  const lines: number[] = [];
  const marked = new Map<number, readonly string[]>();
  const open = new Set<string>();
  const next = new Set<string>();

  for (const [index, line] of code.split('\n').entries()) {
    const comments = commentOf(line, kinds);
    const directives = magicComments.flatMap(({className, line: one, block}) =>
      [
        {comment: one, run: () => void next.add(className)},
        {comment: block?.start, run: () => void open.add(className)},
        {comment: block?.end, run: () => void open.delete(className)},
      ].filter(({comment}) => comment && comments.includes(comment)),
    );
    if (directives.length > 0) {
      directives.forEach(({run}) => run());
    } else {
      const classNames = new Set([...open, ...next]);
      if (classNames.size > 0) {
        marked.set(shown.length, [...classNames]);
      }
      next.clear();
      shown.push(line);
      lines.push(index);
    }
  }
  return {code: shown.join('\n'), lines, classNames: marked};
}

/**
 * The code as readers see it, without the comments that mark lines. If the fence
 * marks lines by a range instead, such comments are shown, as in the theme.
 */
export function showCode(
  source: string,
  language: string,
  {lines}: Pick<FenceMeta, 'lines'>,
  magicComments: readonly MagicComment[],
): MarkedCode {
  const [firstMark] = magicComments;
  return lines && firstMark
    ? {
        code: source,
        lines: source.split('\n').map((_, index) => index),
        classNames: new Map(
          lines.map((line) => [line - 1, [firstMark.className]]),
        ),
      }
    : readMagicComments(source, language, magicComments);
}
