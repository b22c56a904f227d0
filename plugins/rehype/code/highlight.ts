import {createRequire} from 'node:module';
import {normalizeTokens, Prism, type Token} from 'prism-react-renderer';
import {prismLanguages, tokenClasses} from '../../../config/prism';

const CLASS_OF_TYPE = new Map(
  Object.entries(tokenClasses).flatMap(([className, types]) =>
    types.map((type) => [type, className]),
  ),
);

/** Names that writers give to a block without a language. */
const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext']);

/** Languages that need another component to be loaded before their own. */
const PREREQUISITES: Readonly<Record<string, readonly string[]>> = {
  php: ['markup-templating'],
};

/**
 * Adds the languages of the configuration to the highlighter. The components of
 * `prismjs` register themselves with a global variable named `Prism`, which
 * therefore exists while they are loaded and is restored afterwards.
 */
function loadLanguages(): void {
  const require = createRequire(__filename);
  const scope = globalThis as {Prism?: typeof Prism};
  const before = scope.Prism;
  scope.Prism = Prism;
  try {
    for (const language of prismLanguages) {
      for (const name of [...(PREREQUISITES[language] ?? []), language]) {
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
  // These hooks find languages inside others, such as PHP in HTML.
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

/** Text as the content of an element, where quotes need no escape. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Draws a line, with one element for neighboring tokens of the same class. */
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
        ? `<span class="${className}">${escapeText(text)}</span>`
        : escapeText(text),
    )
    .join('');
}

/**
 * Highlights code as HTML. Its text content is exactly the code, because the
 * copy button takes it from there. Every line break stands outside of the
 * tokens, so the result may be split into lines unless lines have classes.
 *
 * @param options.classNames classes of lines, which count from 0
 * @param options.hasNumbers whether every line becomes an element
 */
export function highlight(
  code: string,
  language: string,
  options: {
    readonly classNames?: ReadonlyMap<number, readonly string[]>;
    readonly hasNumbers?: boolean;
  } = {},
): string {
  const lines = tokenize(code, language);
  return lines
    .map((tokens, index) => {
      const text = `${writeLine(tokens)}${index < lines.length - 1 ? '\n' : ''}`;
      const classNames = [
        ...(options.hasNumbers ? ['code-line'] : []),
        ...(options.classNames?.get(index) ?? []),
      ];
      return classNames.length > 0
        ? `<span class="${classNames.join(' ')}">${text}</span>`
        : text;
    })
    .join('');
}
