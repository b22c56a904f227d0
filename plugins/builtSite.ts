import fs from 'node:fs';
import path from 'node:path';

/** What links need to know about a built site. */
export type BuiltSite = {
  /** Ids of the elements of a page; undefined where there is no such page. */
  readonly idsOf: (page: string) => ReadonlySet<string> | undefined;
  /** Whether an address is a file such as an image or a feed. */
  readonly hasFile: (address: string) => boolean;
  /** Whether some page is right below an address. */
  readonly hasPageBelow: (address: string) => boolean;
};

/** A tag with its attributes, whose values may hold a ">" in quotes. */
const TAG = /<[a-z][^\s>/]*(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const ID =
  /(?:[\s"']id=)(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'>]+))/i;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/**
 * Ids of all elements of a page. It scans the text instead of parsing it, because
 * a parser takes longer for one page than this does for all of them.
 */
export function findIds(html: string): Set<string> {
  // Scripts and styles contain text that looks like tags.
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, (whole) =>
    whole.slice(0, whole.indexOf('>') + 1),
  );
  const ids = new Set<string>();
  for (const [tag] of markup.matchAll(TAG)) {
    const {double, single, bare} = ID.exec(tag)?.groups ?? {};
    const id = double ?? single ?? bare;
    if (id) {
      ids.add(id.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity));
    }
  }
  return ids;
}

/** Replaces a file as a whole: others may read it, and a build may be ended. */
export function replaceFile(file: string, content: string | Buffer): void {
  fs.writeFileSync(`${file}~`, content);
  fs.renameSync(`${file}~`, file);
}

/**
 * Changes the pages of a built site.
 *
 * @param change is given the HTML of a page and its file below the folder, and
 *   returns other HTML, or nothing to leave the page as it is
 */
export function changePages(
  dir: string,
  change: (html: string, file: string) => string | undefined,
): void {
  for (const name of fs.readdirSync(dir, {recursive: true, encoding: 'utf8'})) {
    if (/(?:^|[\\/])(?:index|404)\.html$/.test(name)) {
      const file = path.join(dir, name);
      const html = fs.readFileSync(file, 'utf8');
      const changed = change(html, name.replaceAll(path.sep, '/'));
      if (changed !== undefined) {
        replaceFile(file, changed);
      }
    }
  }
}

/** Opens the folder that a build has written. */
export function openBuiltSite(dir: string): BuiltSite {
  const known = new Map<string, ReadonlySet<string> | undefined>();

  function fileOf(address: string): string {
    return path.join(dir, ...address.split('/'));
  }

  return {
    idsOf(page) {
      if (!known.has(page)) {
        const file = path.join(fileOf(page), 'index.html');
        known.set(
          page,
          fs.existsSync(file)
            ? findIds(fs.readFileSync(file, 'utf8'))
            : undefined,
        );
      }
      return known.get(page);
    },
    hasFile: (address) =>
      fs.statSync(fileOf(address), {throwIfNoEntry: false})?.isFile() ?? false,
    hasPageBelow: (address) => {
      const folder = fileOf(address);
      return (
        fs.existsSync(folder) &&
        fs
          .readdirSync(folder)
          .some((name) => fs.existsSync(path.join(folder, name, 'index.html')))
      );
    },
  };
}
