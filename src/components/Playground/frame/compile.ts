import {transform} from 'sucrase';
import {parse} from 'sucrase/dist/esm/parser/index.js';
import State from 'sucrase/dist/esm/parser/tokenizer/state.js';
import {TokenType} from 'sucrase/dist/esm/parser/tokenizer/types.js';

/** Function that loops call on each pass; it throws when they take too long. */
export const GUARD = '__remotionLoop';

/** Function around what `for (… of …)` goes through, which does the same. */
export const GUARD_ITEMS = '__remotionItems';

/** An error of the parser, with the character at which it is. */
type ParseError = Error & {readonly pos: number};

const furthest: {error?: ParseError} = {};

function furthestError(): ParseError | undefined {
  return furthest.error;
}

/*
 * The parser tries the same code in several ways, and reports where the last way
 * failed: at the arrow of a function whose body has a mistake. Where the way that
 * came furthest failed is what a reader wants to know.
 */
const errors = new WeakMap<object, ParseError | null>();
Object.defineProperty(State.prototype, 'error', {
  get(this: object) {
    return errors.get(this) ?? null;
  },
  set(this: object, error: ParseError | null) {
    errors.set(this, error);
    if (error && error.pos >= (furthest.error?.pos ?? 0)) {
      furthest.error = error;
    }
  },
});

type Insertion = {readonly at: number; readonly text: string};

type Tokens = ReturnType<typeof parse>['tokens'];

/** Where the parenthesis that opens at a token closes, as index of tokens. */
function closingParenthesis(tokens: Tokens, open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    const type = tokens[at]?.type;
    if (type === TokenType.parenL) {
      depth++;
    } else if (type === TokenType.parenR && --depth === 0) {
      return at;
    }
  }
  return -1;
}

/** The two semicolons in the head of `for (;;)`, none for `of` and `in`. */
function semicolonsOfHead(
  tokens: Tokens,
  open: number,
  close: number,
): number[] {
  const found: number[] = [];
  let depth = 0;
  for (let at = open + 1; at < close; at++) {
    switch (tokens[at]?.type) {
      case TokenType.parenL:
      case TokenType.braceL:
      case TokenType.bracketL:
      case TokenType.dollarBraceL:
        depth++;
        break;
      case TokenType.parenR:
      case TokenType.braceR:
      case TokenType.bracketR:
        depth--;
        break;
      case TokenType.semi:
        if (depth === 0) {
          found.push(at);
        }
        break;
      default:
    }
  }
  return found;
}

/** The texts that guard a condition between two places. */
function guardCondition(code: string, from: number, to: number): Insertion[] {
  return code.slice(from, to).trim() === ''
    ? [{at: from, text: `${GUARD}()`}]
    : [
        {at: from, text: `${GUARD}()&&(`},
        {at: to, text: ')'},
      ];
}

/** The texts that guard what the head of a loop has behind its first `of`. */
function guardItems(code: string, head: Tokens): Insertion[] {
  const of = head.findIndex(
    ({start, end}, at) => at > 0 && code.slice(start, end) === 'of',
  );
  const [from, to] = [head[of + 1], head.at(-1)];
  return of > 0 && from && to
    ? [
        {at: from.start, text: `${GUARD_ITEMS}(`},
        {at: to.end, text: ')'},
      ]
    : [];
}

/**
 * Lets all loops call the guard. No line moves. Not all that lasts is a loop, so
 * whoever runs the code has to watch it too.
 */
export function guardLoops(code: string): string {
  const {tokens} = parse(code, true, true, false);
  const insertions: Insertion[] = [];
  tokens.forEach(({type}, index) => {
    const open = index + 1;
    const first = tokens[open];
    if (first?.type !== TokenType.parenL) {
      return;
    }
    const close = closingParenthesis(tokens, open);
    const last = tokens[close];
    if (!last) {
      return;
    }
    if (type === TokenType._while) {
      insertions.push(...guardCondition(code, first.end, last.start));
    } else if (type === TokenType._for) {
      const [start, end] = semicolonsOfHead(tokens, open, close).map(
        (at) => tokens[at],
      );
      if (start && end) {
        insertions.push(...guardCondition(code, start.end, end.start));
      } else {
        insertions.push(...guardItems(code, tokens.slice(open + 1, close)));
      }
    }
  });
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce(
      (result, {at, text}) => result.slice(0, at) + text + result.slice(at),
      code,
    );
}

/**
 * Makes JavaScript of a file of TypeScript and JSX. Lines stay where they are.
 *
 * @throws Error whose message names the file, and ends with line and column in
 *   brackets
 */
export function compile(code: string, fileName: string): string {
  delete furthest.error;
  try {
    return transform(guardLoops(code), {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      filePath: fileName,
    }).code;
  } catch (error) {
    const {message, pos} = furthestError() ?? {message: String(error), pos: 0};
    const before = code.slice(0, pos).split('\n');
    // It may carry a place already.
    const text = message.replace(/ \(\d+:\d+\)$/, '');
    throw new Error(
      `Error transforming ${fileName}: ${text} (${before.length}:${(before.at(-1)?.length ?? 0) + 1})`,
      {cause: error},
    );
  }
}
