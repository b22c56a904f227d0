import {distance} from 'fastest-levenshtein';

const COUNT = 3;

/** Whether a name has all letters of another one in their order: `useCurrentFrame` those of `useFrame`. */
function hasLetters(name: string, letters: string): boolean {
  let at = 0;
  for (const letter of name) {
    at += letter === letters[at] ? 1 : 0;
  }
  return at === letters.length;
}

/** The names that are most like one, the best first. */
function nearest(wanted: string, names: Iterable<string>): string[] {
  const letters = wanted.toLowerCase();
  return [...new Set(names)]
    .map((name) => {
      const lower = name.toLowerCase();
      const far = distance(letters, lower);
      // Words that were left out are a smaller mistake than other letters.
      return {name, far: hasLetters(lower, letters) ? far / 4 : far};
    })
    .sort((a, b) => a.far - b.far)
    .slice(0, COUNT)
    .map(({name}) => name);
}

/** What to answer when a name is not known: an error that has the nearest ones. */
export function unknownName(
  what: string,
  name: string,
  names: Iterable<string>,
): Error {
  const like = nearest(name, names).join(', ');
  return new Error(
    `There is no ${what} "${name}"${like && `. The nearest: ${like}`}.`,
  );
}
