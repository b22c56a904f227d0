import {FIELDS, LINK_NAMES, type Field, type Name, type Values} from './fields';

/** Largest width and height, in pixels. */
const LARGEST = 4096;

/** Acronyms of up to so many letters are no shouting. */
const ACRONYM = 4;

/** What is typed without spaces that nobody sees: as it is in the entry. */
export function clean(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

function isShouted(text: string): boolean {
  const letters = text.replace(/\P{L}/gu, '');
  return (
    letters.length > ACRONYM &&
    letters === letters.toUpperCase() &&
    letters !== letters.toLowerCase()
  );
}

/** What is wrong with an address; the same rules as those of the list. */
function checkAddress(text: string): string | undefined {
  if (!/^https:\/\//i.test(text)) {
    return 'Start with https://.';
  }
  return /[\s<>"]/.test(text) || !URL.canParse(text)
    ? 'This is not an address.'
    : undefined;
}

function checkPixels(text: string): string | undefined {
  const pixels = Number(text);
  // Odd dimensions cannot be encoded as H.264.
  return /^\d+$/.test(text) &&
    pixels > 0 &&
    pixels % 2 === 0 &&
    pixels <= LARGEST
    ? undefined
    : `Enter an even number of at most ${LARGEST}.`;
}

function checkText({name, limit}: Field, text: string): string | undefined {
  if (text.length > limit) {
    return `Shorten it by ${text.length - limit}: at most ${limit} characters.`;
  }
  if (/[<>]/.test(text)) {
    return 'Write it without < and >.';
  }
  if (/\p{Emoji_Presentation}|\uFE0F/u.test(text)) {
    return 'Leave out the emoji.';
  }
  return name === 'title' && isShouted(text)
    ? 'Do not write all of it in capitals.'
    : undefined;
}

function checkField(field: Field, text: string): string | undefined {
  switch (field.type) {
    case 'address':
      return checkAddress(text);
    case 'pixels':
      return checkPixels(text);
    default:
      return checkText(field, text);
  }
}

/** What is wrong with what was typed, by field; empty fields have no mistake. */
export function findMistakes(values: Values): Partial<Record<Name, string>> {
  const mistakes: Partial<Record<Name, string>> = {};
  const links = new Set<string>();
  for (const field of FIELDS) {
    const text = clean(values[field.name]);
    const mistake = text && checkField(field, text);
    if (mistake) {
      mistakes[field.name] = mistake;
    } else if (LINK_NAMES.some((name) => name === field.name) && text) {
      if (links.has(text)) {
        mistakes[field.name] = 'Another link has this address already.';
      }
      links.add(text);
    }
  }
  return mistakes;
}

/** What an entry still lacks, as words. */
export function findGaps(values: Values): readonly string[] {
  const gaps = FIELDS.filter(
    ({name, isOptional}) => !isOptional && !clean(values[name]),
  ).map(({label}) => label);
  const canBeOpened = [...LINK_NAMES, 'authorUrl' as const].some((name) =>
    clean(values[name]),
  );
  return canBeOpened ? gaps : [...gaps, 'one link'];
}
