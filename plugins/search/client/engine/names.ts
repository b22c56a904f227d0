/** Finds what is named exactly, or nearly, as it was typed. */
import {countBits, editDistance, lettersOf} from './editDistance';
import type {Outline} from './loadFiles';
import {createPartFinder, type PartedName} from './nameParts';
import {allowedTypos, exactBonus} from './weights';
import {joinedKey, stopWords, symbolKey} from './tokenize';
import type {Vocabulary} from './types';

type Name = {
  readonly record: number;
  readonly name: string;
  readonly kind:
    | 'symbol'
    | 'furtherSymbol'
    | 'command'
    | 'title'
    | 'term'
    | 'address'
    | 'heading';
  /** Page rank of its page, as a share. */
  readonly share: number;
};

export type Names = {
  /** Bonus of the records that are what was typed. */
  readonly find: (query: string) => ReadonlyMap<number, number>;
};

/** What a name counts that a page has besides its main one. */
const FURTHER_SHARE = 0.6;

/** A name that is typed with a typo has at least as many characters. */
const MIN_NEAR = 4;

/** A name that may have a typo. */
type Near = {readonly letters: number; readonly records: number[]};

/** The package whose page a title is of, such as `@remotion/player installation`. */
function packageOf(title: string): string | undefined {
  return /^@[\w-]+\/[\w-]+/.exec(title)?.[0];
}

const literal = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * What stands around a name: its package, the command that installs it, a
 * question about it, or what kind of thing it is.
 */
const aroundNames = ({
  product,
  program,
  installCommands,
}: Vocabulary): readonly RegExp[] => [
  new RegExp(
    `^(?:${['(?:npm|pnpm|yarn|bun) (?:i|install|add)', ...installCommands.map(literal)].join('|')})\\s+(?:-\\S+\\s+)*`,
    'i',
  ),
  new RegExp(`^(?:@[\\w-]+/[\\w-]+|${literal(program)})\\s+`, 'i'),
  /^(?:what(?:'s| is| are| does)|(?:how (?:to|do i|can i)|can i) use|how do(?:es)?|explain|using)\s+(?:an? |the )?/i,
  new RegExp(`^${literal(product)} (?:with|in|on)\\s+`, 'i'),
  new RegExp(
    `(?:\\s+(?:(?:with|in) (?:an? |my |the )?(?:${literal(product)}|video|composition|project)|works?|means?|do))?\\s*\\?*$`,
    'i',
  ),
  /^(?:the )?(?:component|function|hook|command|method|package|option|prop|class|type)s?\s+/i,
  /\s+(?:api|component|function|hook|command|method|package|docs|documentation|reference|example|usage|syntax|option|prop|parameter|argument)s?$/i,
];

/** A question that a page of the glossary answers. */
const DEFINITION =
  /^(?:what(?:'s| is| are| does)|define|explain|meaning of)\s|\smeans?\s*\??$/i;

const withoutStart = (text: string, start: string): string =>
  text.startsWith(start) ? text.slice(start.length) : text;

/**
 * The names that a query may be about, with ever less around them: `input props`
 * and `input` of "what are input props?".
 */
function subjectsOf(
  query: string,
  around: readonly RegExp[],
): readonly string[] {
  let text = query;
  return [
    query,
    // "docs" of "@remotion/player docs" is no name.
    query.replace(around.at(-1) ?? '', ''),
    ...around.map((part) => (text = text.replace(part, ''))),
  ];
}

/** Collects titles, symbols, packages and headings by what they are called. */
export function collectNames(
  {pages, headings, starts, places, recordsOfHeading, index}: Outline,
  vocabulary: Vocabulary,
): Names {
  const {product, program, termPrefix, sections} = vocabulary;
  const around = aroundNames(vocabulary);
  const scope = `@${program}/`;
  const listed = new Set(headings);
  const byKey = new Map<string, Name[]>();
  const byJoined = new Map<string, Name[]>();
  /** Records of titles and main symbols, which may have a typo. */
  const nearby = new Map<string, Near>();

  function add(text: string, entries: readonly Name[]): void {
    const key = symbolKey(text);
    byKey.set(key, [...(byKey.get(key) ?? []), ...entries]);
    // A flag is not the word that it is made of.
    if (!key.startsWith('-')) {
      const joined = joinedKey(text);
      byJoined.set(joined, [...(byJoined.get(joined) ?? []), ...entries]);
      for (const {kind, record} of entries) {
        if (kind === 'symbol' || kind === 'title') {
          const near = nearby.get(joined) ?? {
            letters: lettersOf(joined),
            records: [],
          };
          near.records.push(record);
          nearby.set(joined, near);
        }
      }
    }
  }

  const parted: PartedName[] = [];
  pages.forEach(({t, u, s, w, symbols = []}, number) => {
    const record = starts[number] ?? 0;
    const share = w / 100;
    const addTitle = (name: string): void =>
      add(name, [{record, name, kind: 'title', share}]);
    addTitle(t);
    const suffix = sections[s]?.titleSuffix;
    if (suffix && t.endsWith(suffix)) {
      addTitle(t.slice(0, -suffix.length));
    }
    // "Term: Studio" explains what the Studio is, or the Studio of the product.
    if (t.startsWith(termPrefix)) {
      const term = withoutStart(t.slice(termPrefix.length), `${product} `);
      for (const name of [term, `${product} ${term}`]) {
        add(name, [{record, name, kind: 'term', share}]);
      }
    }
    // "Contact us" is asked for as "contact".
    const telling = t
      .split(' ')
      .filter((word) => !stopWords.has(word.toLowerCase()))
      .join(' ');
    if (telling !== t && telling !== '') {
      addTitle(telling);
    }
    const owner = packageOf(t);
    if (owner !== undefined) {
      addTitle(`${withoutStart(owner, scope)} package`);
      if (owner !== t) {
        addTitle(owner);
      }
    }
    const path = u.split('/').filter(Boolean);
    const last = path.at(-1) ?? '';
    // A package that only a heading names may have a page of that address.
    const isPackage = listed.has(scope + last);
    for (const name of isPackage ? [last, scope + last] : [last]) {
      // A guide is what its address says, others are where close to the root.
      const isNear = !sections[s]?.isReference || path.length < 2;
      add(name, [
        {
          record,
          name,
          kind: 'address',
          share: isNear ? share : share / (path.length - 1),
        },
      ]);
    }
    symbols.forEach((name, position) => {
      parted.push({
        record,
        name,
        joined: joinedKey(name),
        share: position === 0 ? share : share * FURTHER_SHARE,
      });
      const kind = position === 0 ? 'symbol' : 'furtherSymbol';
      add(name, [{record, name, kind, share}]);
      // A command is asked for without the name of its program.
      const command = withoutStart(name, `${program} `);
      if (command !== name) {
        add(command, [{record, name: command, kind: 'command', share}]);
      }
    });
  });
  const sharesOf = (record: number): number =>
    (pages[places[record]?.page ?? -1]?.w ?? 0) / 100;
  headings.forEach((name, number) => {
    const records = recordsOfHeading[number] ?? [];
    add(
      name,
      records.map((record) => ({
        record,
        name,
        kind: 'heading',
        share: sharesOf(record),
      })),
    );
  });

  function bonusOf(
    {name, kind, share}: Name,
    query: string,
    isJoined: boolean,
  ): number {
    const isVerbatim = name === query || name.replace('()', '') === query;
    if (kind === 'heading' || kind === 'furtherSymbol') {
      const isPlain = /^\p{Lu}\p{Ll}*$/u.test(name);
      if (kind === 'furtherSymbol' && isVerbatim && !isPlain) {
        return exactBonus.name - 1;
      }
      return (
        (kind === 'heading' && isPlain ? 0 : exactBonus.heading * share) +
        (isVerbatim ? 1 : 0)
      );
    }
    if (kind === 'address') {
      return exactBonus.address * share;
    }
    return (
      (kind === 'term' ? exactBonus.term : exactBonus.name) +
      (isVerbatim && !isJoined ? 5 : 0)
    );
  }

  function findNear(query: string): Map<number, number> {
    const found = new Map<number, number>();
    const key = joinedKey(query);
    const limit = allowedTypos(key);
    if (key.length < MIN_NEAR || symbolKey(query).startsWith('-')) {
      return found;
    }
    const letters = lettersOf(key);
    for (const [joined, {letters: others, records}] of nearby) {
      // A typo changes two letters at most, one that is gone and one that is new.
      if (countBits(letters ^ others) > 2 * limit) {
        continue;
      }
      const typos = editDistance(key, joined, limit);
      if (typos <= limit) {
        for (const record of records) {
          const bonus = exactBonus.near - typos * exactBonus.nearTypo;
          found.set(record, Math.max(found.get(record) ?? 0, bonus));
        }
      }
    }
    return found;
  }

  function findWhole(
    query: string,
    isDefinition: boolean,
  ): Map<number, number> {
    const found = new Map<number, number>();
    const key = symbolKey(query);
    if (key === '') {
      return found;
    }
    const raise = (record: number, bonus: number): void => {
      found.set(record, Math.max(found.get(record) ?? 0, bonus));
    };
    const words = key.split(' ').length;
    for (const name of byKey.get(key) ?? []) {
      // A heading in plain words is one answer among others.
      if (
        words === 1 ||
        (name.kind === 'term' ? isDefinition : name.kind !== 'heading')
      ) {
        raise(
          name.record,
          name.kind === 'term' && !isDefinition
            ? exactBonus.plainTerm
            : bonusOf(name, query, false),
        );
      }
    }
    if (!key.startsWith('-')) {
      for (const name of byJoined.get(joinedKey(query)) ?? []) {
        if (name.kind === 'term' && words === 1) {
          raise(name.record, exactBonus.plainTerm);
        } else if (name.kind !== 'heading' && name.kind !== 'term') {
          raise(name.record, bonusOf(name, query, true));
        }
      }
    }
    return found;
  }

  const parts = createPartFinder(
    parted,
    vocabulary,
    (word) => index.placesOf(word).length > 0,
  );

  return {
    find(query) {
      const tried = [...new Set(subjectsOf(query, around))];
      for (const find of [
        findWhole,
        parts.findPiece,
        findNear,
        parts.findGuess,
      ]) {
        for (const text of tried) {
          const found = find(text, DEFINITION.test(query));
          if (found.size > 0) {
            return found;
          }
        }
      }
      return new Map();
    },
  };
}
