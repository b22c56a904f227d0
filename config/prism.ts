import type {PrismTheme} from 'prism-react-renderer';

/**
 * One theme for both color modes: every color is a brand token, and the tokens
 * change with the mode. Contrast of each pair is checked in the browser tests.
 */
export const prismTheme: PrismTheme = {
  plain: {color: 'var(--syn-plain)', backgroundColor: 'var(--site-subtle)'},
  styles: [
    {
      types: ['comment', 'prolog', 'doctype', 'cdata'],
      style: {color: 'var(--syn-comment)'},
    },
    {
      types: ['keyword', 'atrule', 'builtin', 'important'],
      style: {color: 'var(--syn-keyword)'},
    },
    {
      types: [
        'string',
        'char',
        'attr-value',
        'template-string',
        'regex',
        'inserted',
      ],
      style: {color: 'var(--syn-string)'},
    },
    {
      types: ['number', 'boolean', 'constant', 'symbol'],
      style: {color: 'var(--syn-number)'},
    },
    {
      types: ['tag', 'selector', 'class-name', 'maybe-class-name'],
      style: {color: 'var(--syn-tag)'},
    },
    {
      types: ['function', 'attr-name', 'property'],
      style: {color: 'var(--syn-function)'},
    },
    {types: ['function'], style: {fontWeight: '600'}},
    {types: ['deleted'], style: {color: 'var(--site-danger)'}},
  ],
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
];
