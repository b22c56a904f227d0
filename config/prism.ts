/** A set of comments that mark lines, and the class that the lines get. */
export type MagicComment = {
  readonly className: string;
  /** Marks the next line. */
  readonly line?: string;
  /** Marks the lines between. */
  readonly block?: {readonly start: string; readonly end: string};
};

/** A class of the markup, and the kinds of token that get it. */
type TokenClass = {
  readonly className: string;
  readonly types: readonly string[];
};

/**
 * Which class a token gets. Where several fit, the innermost kind decides. Each
 * class has its color in `src/css/syntax.css`, from a variable of the design, so
 * that a color mode changes variables and no markup. Browser tests check the
 * contrast of every color.
 */
export const tokenClasses: readonly TokenClass[] = [
  {
    className: 'syn-comment',
    types: ['comment', 'prolog', 'doctype', 'cdata'],
  },
  {
    className: 'syn-keyword',
    types: ['keyword', 'atrule', 'builtin', 'important'],
  },
  {
    className: 'syn-string',
    types: [
      'string',
      'char',
      'attr-value',
      'template-string',
      'regex',
      'inserted',
    ],
  },
  {
    className: 'syn-number',
    types: ['number', 'boolean', 'constant', 'symbol'],
  },
  {
    className: 'syn-tag',
    types: ['tag', 'selector', 'class-name', 'maybe-class-name'],
  },
  {className: 'syn-name', types: ['attr-name', 'property']},
  {className: 'syn-function', types: ['function']},
  {className: 'syn-deleted', types: ['deleted']},
];

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
