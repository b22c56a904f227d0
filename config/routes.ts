import fs from 'node:fs';
import path from 'node:path';

/**
 * The inventory of documentation pages: the address of each, written or yet to
 * be written. The file is a table with tabs, whose first line names the columns.
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

/** A page of the inventory. */
export type Route = Readonly<Record<(typeof COLUMNS)[number], string>>;

/** An address as it is compared: without the slash at its end. */
export function normalizePath(address: string): string {
  return address.replace(/\/+$/, '') || '/';
}

/**
 * Reads the text of an inventory.
 *
 * @throws Error with the line that does not have the columns
 */
export function parseRoutes(text: string): Route[] {
  const [header, ...lines] = text.replace(/[\r\n]+$/, '').split(/\r?\n/);
  if (header !== COLUMNS.join('\t')) {
    throw new Error(
      `config/routes.tsv:1: the columns are "${header ?? ''}". Make them "${COLUMNS.join('\t')}", with tabs between.`,
    );
  }
  return lines.map((line, index) => {
    const cells = line.split('\t');
    if (cells.length !== COLUMNS.length || !cells[0]?.startsWith('/docs')) {
      throw new Error(
        `config/routes.tsv:${index + 2}: "${line}" has ${cells.length} cells of ${COLUMNS.length}, or no address below /docs. Write ${COLUMNS.join(', ')}, with tabs between.`,
      );
    }
    return Object.fromEntries(
      COLUMNS.map((name, at) => [name, cells[at] ?? '']),
    ) as Route;
  });
}

/** The inventory of this site. */
export function readRoutes(): Route[] {
  return parseRoutes(fs.readFileSync(ROUTES_FILE, 'utf8'));
}
