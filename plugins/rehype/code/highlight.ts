import {createRequire} from 'node:module';
import {normalizeTokens, Prism, type Token} from 'prism-react-renderer';
import {prismLanguages, tokenClasses} from '../../../config/prism';

const CLASS_OF_TYPE = new Map(
  tokenClasses.flatMap(({className, types}) =>
    types.map((type) => [type, className]),
  ),
);

/** Languages that are text and are called so. */
const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext']);

/** Components that others build on. */
const GROUNDWORK: Readonly<Record<string, readonly string[]>> = {
  php: ['markup-templating'],
};

/**
 * Adds the languages of the configuration to the highlighter. The components of
 * `prismjs` extend a global `Prism`, so there is one for that moment.
 */
function loadLanguages(): void {
  const require = createRequire(__filename);
  const scope = globalThis as {Prism?: typeof Prism};
  const before = scope.Prism;
  scope.Prism = Prism;
  try {
    for (const language of prismLanguages) {
      for (const name of [...(GROUNDWORK[language] ?? []), language]) {
        require(`prismjs/components/prism-${name}.js`);
      }
    }
  } finally {
    if (before) {
      scope.Prism = before;
    } else {
      delete scope.Prism;
    }
  }
}

loadLanguages();

/** Whether the highlighter knows a language, or has nothing to do for it. */
export function isKnownLanguage(language: string): boolean {
  return PLAIN.has(language) || Object.hasOwn(Prism.languages, language);
}

function tokenize(code: string, language: string): Token[][] {
  const grammar = PLAIN.has(language) ? undefined : Prism.languages[language];
  if (!grammar) {
    return normalizeTokens([code]);
  }
  // Languages inside others, such as PHP in HTML, are found by these hooks.
  const env = {
    code,
    grammar,
    language,
    tokens: [] as ReturnType<typeof Prism.tokenize>,
  };
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(env.code, env.grammar);
  Prism.hooks.run('after-tokenize', env);
  return normalizeTokens(env.tokens);
}

function classOf({types, content}: Token): string | undefined {
  return content.trim() === ''
    ? undefined
    : types.map((type) => CLASS_OF_TYPE.get(type)).findLast(Boolean);
}

/** A text as HTML. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The tokens of a line; neighbors of one class are one element. */
function writeLine(tokens: readonly Token[]): string {
  const runs: {className: string | undefined; text: string}[] = [];
  for (const token of tokens) {
    // An empty line is a token that holds the line break.
    const text = token.content === '\n' ? '' : token.content;
    const className = classOf(token);
    const last = runs.at(-1);
    if (last?.className === className && last) {
      last.text += text;
    } else {
      runs.push({className, text});
    }
  }
  return runs
    .map(({className, text}) =>
      className
        ? `<span class="${className}">${escapeHtml(text)}</span>`
        : escapeHtml(text),
    )
    .join('');
}

/**
 * A code as HTML whose text is the code, character by character: that is what
 * the copy button takes.
 *
 * @param options.classNames classes of lines, from 0
 * @param options.hasNumbers makes an element of every line
 */
export function highlight(
  code: string,
  language: string,
  options: {
    readonly classNames: ReadonlyMap<number, readonly string[]>;
    readonly hasNumbers: boolean;
  },
): string {
  const lines = tokenize(code, language);
  return lines
    .map((tokens, index) => {
      const text = `${writeLine(tokens)}${index < lines.length - 1 ? '\n' : ''}`;
      const classNames = [
        ...(options.hasNumbers ? ['code-line'] : []),
        ...(options.classNames.get(index) ?? []),
      ];
      return classNames.length > 0
        ? `<span class="${classNames.join(' ')}">${text}</span>`
        : text;
    })
    .join('');
}
