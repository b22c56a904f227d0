import type {MagicComment} from '../../../config/prism';

/** Code as it is shown, and the classes of its lines, from 0. */
export type MarkedCode = {
  readonly code: string;
  /** For each shown line, which line of the source it is, from 0. */
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
 * A language that is not listed takes every kind, as in the theme. One that is
 * listed does not: in Markdown `// highlight-next-line` is text.
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

/** The text of a line that is one comment and nothing else. */
function commentOf(line: string, kinds: readonly CommentKind[]): string[] {
  const text = line.trim();
  return kinds.flatMap((kind) => {
    const [open, close] = COMMENTS[kind];
    return text.startsWith(open) && text.endsWith(close)
      ? [text.slice(open.length, text.length - close.length).trim()]
      : [];
  });
}

/** Takes the magic comments out of a code and gives their lines classes. */
export function readMagicComments(
  code: string,
  language: string,
  magicComments: readonly MagicComment[],
): MarkedCode {
  const kinds =
    KINDS_OF_LANGUAGE[language] ?? (Object.keys(COMMENTS) as CommentKind[]);
  const shown: string[] = [];
  const lines: number[] = [];
  const marked = new Map<number, Set<string>>();
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
        marked.set(shown.length, classNames);
      }
      next.clear();
      shown.push(line);
      lines.push(index);
    }
  }
  return {
    code: shown.join('\n'),
    lines,
    classNames: new Map(
      [...marked].map(([line, classNames]) => [line, [...classNames]]),
    ),
  };
}
