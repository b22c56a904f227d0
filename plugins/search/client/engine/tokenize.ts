/**
 * How text becomes words, for the index and for a query alike. A word keeps
 * its place in the text, so that what matched can be marked.
 */
import {cleanText} from './cleanQuery';
import {memoize} from './memoize';
import {wordForms} from './wordForms';

/** A word of a text, as it is looked up. */
export type Token = {
  readonly term: string;
  /** Where it stands in the text (UTF-16, end exclusive). */
  readonly start: number;
  readonly end: number;
  /** `part` is a piece of a longer word, such as `media` of `renderMedia`. */
  readonly kind: 'whole' | 'part';
};

/** Words longer than this are data, not words; only their beginning counts. */
const TERM_LIMIT = 64;

/**
 * Words that say nothing about what a text is about. They are left out of the
 * full text, and of a query that has others.
 */
export const stopWords: ReadonlySet<string> = new Set(
  'a about am an and any are as at be been but by can cannot could did do does doing done for from get got had has have how i if in into is it its just let like make me my need no not of on or our out should so some than that the their them then there these they this to too up us use using want was way we were what when where which while who why will with without would you your'.split(
    ' ',
  ),
);

const hasVowel = (word: string): boolean => /[aeiouy]/.test(word);

function withoutEnding(word: string): string {
  // `installation` is of `install`, unlike `animation` of `animate`.
  if (/(?:ll|nt|pt|rm|st)ations?$/.test(word)) {
    return word.replace(/ations?$/, '');
  }
  if (/^[a-z]{3,}ations?$/.test(word) && word.length > 6) {
    return word.replace(/ations?$/, 'at');
  }
  const base = word
    // `automatically` is of `automatic`, and `slowly` of `slow`.
    .replace(/(?<=(?:mat|nam|stat)ic)ally$|(?<=[a-z]{3}[^abiopy])ly$/, '')
    .replace(/ies$/, 'i')
    .replace(/(?<=[^aeiou])y$/, 'i')
    .replace(/(?<=s|x|ch|sh|zz)es$|(?<=i[aou]|[a-hj-z]a)s$|(?<![suia])s$/, '');
  const [, root] = /^(.*?)(?:ing|(?<!e)ed)$/.exec(base) ?? [];
  if (root === undefined || root.length < 2 || !hasVowel(root)) {
    return base;
  }
  return root.replace(/([bdfgmnprt])\1$/, '$1');
}

/**
 * The stem of a lower-case English word: plural, -ing, -ed, -ly and a silent e are
 * taken off, y is i, and `frozen` is `freeze`. Light on purpose: an API name must
 * not turn into another one.
 */
export function stem(form: string): string {
  const word = wordForms.get(form) ?? form;
  if (word.length < 4 || !/^[a-z]+$/.test(word)) {
    return word;
  }
  const base = withoutEnding(word);
  return base.length > 3 ? base.replace(/(?<!e)e$/, '') : base;
}

const ASCII = /^[\u0020-\u007e]*$/;

/** Lower case without accents. */
function fold(text: string): string {
  if (ASCII.test(text)) {
    return text.toLowerCase();
  }
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
}

/** Words whose terms are remembered: a text has few, again and again. */
const TERM_COUNT = 20_000;

const toTerm = memoize(
  (word: string) => stem(fold(word).slice(0, TERM_LIMIT)),
  TERM_COUNT,
);

/** What stands between two spaces or marks; brackets and quotes fall away. */
const CHUNK = /[\p{L}\p{N}\p{M}@/.\-_$]+/gu;

/** `renderMedia` is `render` and `Media`, `HTML5Audio` is `HTML5` and `Audio`. */
const CAMEL =
  /\p{Lu}+\p{N}*(?!\p{Ll})|\p{Lu}?\p{Ll}[\p{Ll}\p{M}]*\p{N}*|[\p{L}\p{M}]+|\p{N}+/gu;

function pieces(text: string, offset: number, kind: Token['kind']): Token[] {
  const found: Token[] = [];
  for (const {0: piece, index} of text.matchAll(CAMEL)) {
    found.push({
      term: toTerm(piece),
      start: offset + index,
      end: offset + index + piece.length,
      kind,
    });
  }
  return found;
}

/** One segment of a path or a name: `renderMedia`, `Next.js`, `frame-rate`, `4.0`. */
function segmentTokens(text: string, offset: number): Token[] {
  const whole = (term: string): Token => ({
    term,
    start: offset,
    end: offset + text.length,
    kind: 'whole',
  });
  if (/^\p{N}[\p{N}.]*$/u.test(text)) {
    return [whole(text.slice(0, TERM_LIMIT))];
  }
  const parts = pieces(text, offset, 'part');
  const joined = text.replace(/[._$-]+/g, '');
  return parts.length === 1
    ? [whole(toTerm(joined))]
    : [whole(toTerm(joined)), ...parts];
}

function chunkTokens(chunk: string, offset: number): Token[] {
  const scoped = /^@[\p{L}\p{N}_.-]+\/[\p{L}\p{N}_-]+/u.exec(chunk)?.[0];
  const flag = /^--?\p{L}[\p{L}\p{N}-]*$/u.exec(chunk)?.[0];
  const name = scoped ?? (flag?.startsWith('--') ? flag : undefined);
  const tokens: Token[] = [];
  if (name) {
    tokens.push({
      term: fold(name).slice(0, TERM_LIMIT),
      start: offset,
      end: offset + name.length,
      kind: 'whole',
    });
  }
  let inner: Token['kind'] = name ? 'part' : 'whole';
  for (const {0: segment, index} of chunk.matchAll(/[^/@]+/g)) {
    const core = /[\p{L}\p{N}](?:.*[\p{L}\p{N}\p{M}$])?/u.exec(segment);
    if (core) {
      const start = offset + index + core.index;
      if (scoped && index >= scoped.length) {
        inner = 'whole';
      }
      for (const token of segmentTokens(core[0], start)) {
        tokens.push(inner === 'part' ? {...token, kind: 'part'} : token);
      }
    }
  }
  return tokens;
}

/** A word without parts, as nearly all are, and the marks behind it. */
const PLAIN = /^([A-Za-z][a-z]*)[./\-_]*$/;

/** All words of a text, whole words before their parts. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const {0: chunk, index} of text.matchAll(CHUNK)) {
    const plain = PLAIN.exec(chunk)?.[1];
    if (plain === undefined) {
      tokens.push(...chunkTokens(chunk, index));
    } else {
      tokens.push({
        term: toTerm(plain),
        start: index,
        end: index + plain.length,
        kind: 'whole',
      });
    }
  }
  return tokens.filter(({term}) => term !== '');
}

/** Terms for the index. */
export function toTerms(text: string): string[] {
  return tokenize(text).map(({term}) => term);
}

/** Terms for the index of long texts, where stop words only cost bytes. */
export function toContentTerms(text: string): string[] {
  return toTerms(text).filter(
    (term) => term.length > 1 && !stopWords.has(term),
  );
}

/** Whether a term of the index is a stop word, which may have lost its ending. */
const stoppedTerms: ReadonlySet<string> = new Set([...stopWords].map(stem));

/** `client-side` is two words to whoever types it, unlike a flag or a package. */
export function splitHyphens(text: string): string {
  return text.replace(/(?<![^\s("'])\p{L}+(?:-\p{L}+)+/gu, (word) =>
    word.replaceAll('-', ' '),
  );
}

/** Terms of the whole words that tell what a short text is about. */
export function toTellingTerms(text: string): string[] {
  return tokenize(splitHyphens(text))
    .filter(({kind, term}) => kind === 'whole' && !stoppedTerms.has(term))
    .map(({term}) => term);
}

/** A word of a query: the word itself, or all its parts. */
export type QueryWord = {
  readonly raw: string;
  readonly term: string;
  readonly parts: readonly string[];
  readonly isStopWord: boolean;
};

/** Words of a query in their order. */
export function toQueryWords(query: string): QueryWord[] {
  const words: {raw: string; term: string; parts: string[]}[] = [];
  for (const {term, start, end, kind} of tokenize(query)) {
    const last = words.at(-1);
    if (kind === 'part' && last) {
      last.parts.push(term);
    } else {
      words.push({raw: query.slice(start, end), term, parts: []});
    }
  }
  return words.map((word) => ({
    ...word,
    isStopWord: stoppedTerms.has(word.term),
  }));
}

/**
 * What a symbol, command, flag or package is compared by: `<Sequence />`,
 * `sequence()` and `Sequence` are the same, `--gl` and `gl` are not.
 */
export function symbolKey(name: string): string {
  return fold(cleanText(name))
    .replace(/^(?:npx|bunx|pnpm exec|yarn)\s+/, '')
    .replace(/(?<=\S)\([^)]*\)?/g, '')
    .replace(/[<>(){}[\]`'"“”‘’;,]/g, '')
    .replace(/\/(?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The key of what somebody typed in words: `use current frame`. */
export function joinedKey(name: string): string {
  return symbolKey(name).replace(/[\s_-]+/g, '');
}
