/** What a visitor gets of a page. */
export type PageView = {
  readonly title: string;
  /** Every text, one after the other, without what scripts and styles hold. */
  readonly text: string;
  /** Addresses of the links, in order. */
  readonly links: readonly string[];
  /** Errors and warnings of the console. */
  readonly messages: readonly string[];
};

/** How many characters around a difference are shown. */
const CONTEXT = 60;

function describe(name: string, a: string, b: string): string[] {
  if (a === b) {
    return [];
  }
  let start = 0;
  while (start < a.length && a[start] === b[start]) {
    start += 1;
  }
  const from = Math.max(0, start - CONTEXT / 2);
  const show = (value: string): string =>
    JSON.stringify(value.slice(from, start + CONTEXT));
  return [`${name} differs: ${show(a)} and ${show(b)}`];
}

/** What differs between two views of a page, one line each; none if nothing does. */
export function compareViews(a: PageView, b: PageView): string[] {
  const lists = [a, b].map(({links}) => links.join('\n')) as [string, string];
  return [
    ...describe('title', a.title, b.title),
    ...describe('text', a.text, b.text),
    ...describe('list of links', ...lists),
    ...[...a.messages, ...b.messages].map((line) => `console: ${line}`),
  ];
}
