/** A set of comments that mark lines, and the class that the lines get. */
export type MagicComment = {
  readonly className: string;
  /** Marks the next line. */
  readonly line?: string;
  /** Marks the lines between. */
  readonly block?: {readonly start: string; readonly end: string};
};

/**
 * The kinds of token that get each class. Where several fit, the innermost kind
 * decides. Each class has its color in `src/css/syntax.css`, from a variable of the
 * design, so that a color mode changes variables and no markup. Browser tests check
 * the contrast of every color.
 */
export const tokenClasses: Readonly<Record<string, readonly string[]>> = {
  'syn-comment': ['comment', 'prolog', 'doctype', 'cdata'],
  'syn-keyword': ['keyword', 'atrule', 'builtin', 'important'],
  'syn-string': [
    'string',
    'char',
    'attr-value',
    'template-string',
    'regex',
    'inserted',
  ],
  'syn-number': ['number', 'boolean', 'constant', 'symbol'],
  'syn-tag': ['tag', 'selector', 'class-name', 'maybe-class-name'],
  'syn-name': ['attr-name', 'property'],
  'syn-function': ['function'],
  'syn-deleted': ['deleted'],
};

/** Languages beyond the default set of the highlighter. */
export const prismLanguages = [
  'bash',
  'diff',
  'json',
  'docker',
  'ini',
  'toml',
  'python',
  'php',
  'ruby',
  'hcl',
  'scss',
] as const;

/** Comments that mark lines. The first class is also that of `{1,3-5}`. */
export const magicComments: readonly MagicComment[] = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: {start: 'highlight-start', end: 'highlight-end'},
  },
];
