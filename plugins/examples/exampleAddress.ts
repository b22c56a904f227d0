/** The words of a name in camel case: `FadeInOut` has `fade`, `in` and `out`. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ');
}

/** Address of the page on which an example is played full size. */
export function exampleAddress(name: string): string {
  return `/examples/${wordsOf(name).join('-')}/`;
}
