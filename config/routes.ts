import fs from 'node:fs';
import path from 'node:path';

/**
 * Documentation pages that are not written yet. The file is a table with tabs,
 * whose first line names the columns. A row goes when its page is written, and
 * the file goes with the last row.
 */
const ROUTES_FILE = path.join(__dirname, 'routes.tsv');

const COLUMNS = [
  'url',
  'sidebar',
  'category',
  'kind',
  'package',
  'symbols',
  'title',
  'note',
] as const;

/** A page that is to be written. */
export type PlannedPage = Readonly<Record<(typeof COLUMNS)[number], string>> & {
  /** Line in the file, counted from 1. */
  readonly line: number;
};

/**
 * Reads the text of the table.
 *
 * @throws Error with the line that does not have the columns
 */
export function parsePlannedPages(text: string): PlannedPage[] {
  const [header, ...lines] = text.replace(/[\r\n]+$/, '').split(/\r?\n/);
  if (header !== COLUMNS.join('\t')) {
    throw new Error(
      `config/routes.tsv:1: the columns are "${header ?? ''}". Make them "${COLUMNS.join('\t')}", with tabs between.`,
    );
  }
  return lines.map((text, index) => {
    const cells = text.split('\t');
    const line = index + 2;
    if (cells.length !== COLUMNS.length || !cells[0]?.startsWith('/docs')) {
      throw new Error(
        `config/routes.tsv:${line}: "${text}" has ${cells.length} cells of ${COLUMNS.length}, or no address below /docs. Write ${COLUMNS.join(', ')}, with tabs between.`,
      );
    }
    return {
      ...(Object.fromEntries(
        COLUMNS.map((name, at) => [name, cells[at] ?? '']),
      ) as Record<(typeof COLUMNS)[number], string>),
      line,
    };
  });
}

/** The pages of this site that are to be written. */
export function readPlannedPages(): PlannedPage[] {
  return fs.existsSync(ROUTES_FILE)
    ? parsePlannedPages(fs.readFileSync(ROUTES_FILE, 'utf8'))
    : [];
}
