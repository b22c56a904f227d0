const FIRST_BLOCK = /^```txt\n(?<message>[\s\S]*?)\n```$/m;

/** A table whose first column is headed "Message", without its two first lines. */
const TABLES = /^\| Message +\|.*\n\| -.*\n(?<rows>(?:\|.*\n?)+)/gm;

/** The first cell of a row; a bar in code is written with a backslash. */
const FIRST_CELL = /^\|(?<cell>(?:\\\||[^|])*)\|/;

/**
 * The message at the top of a page, and those that its tables list.
 *
 * @param text source of the page
 */
export function messagesOf(text: string): string[] {
  const first = FIRST_BLOCK.exec(text)?.groups?.message;
  const listed = [...text.matchAll(TABLES)]
    .flatMap(({groups}) => groups?.rows?.split('\n') ?? [])
    .map((row) => FIRST_CELL.exec(row)?.groups?.cell ?? '')
    .flatMap((cell) => cell.match(/`[^`]+`/g) ?? [])
    .map((code) => code.slice(1, -1).replaceAll('\\|', '|'));
  return [...new Set([...(first === undefined ? [] : [first]), ...listed])];
}
