import fs from 'node:fs';
import path from 'node:path';

const STYLE_LINK = /<link rel=stylesheet href=([^\s>]+) ?\/?>/g;
const SCRIPT = /<script src=[^\s>]+ defer><\/script>/g;

/**
 * Changes the order in which a page gets what it needs: its style sheets are in
 * the document, so that it is painted without a second request, and the scripts
 * of its head are asked for after its fonts and pictures. The address that a
 * sheet keeps tells the bundler's runtime that it has been loaded.
 *
 * @param readStyle Text of the style sheet at an address
 * @throws Error if the page has no style sheet or no script
 */
export function orderForFirstPaint(
  html: string,
  readStyle: (address: string) => string,
): string {
  const scripts = html.match(SCRIPT);
  if (!scripts || html.search(STYLE_LINK) === -1) {
    throw new Error(
      'lean-client: expected style sheets and scripts in the head, as the framework writes them. If its template or its minifier has changed, adapt plugins/lean-client/firstPaint.ts.',
    );
  }
  return html
    .replace(SCRIPT, '')
    .replace(
      STYLE_LINK,
      (_, address: string) =>
        `<style data-href=${address}>${readStyle(address)}</style>`,
    )
    .replace('</body>', () => `${scripts.join('')}</body>`);
}

/**
 * Writes all pages of a build anew. Each is replaced as a whole, because other
 * plugins read pages at the same time.
 */
export function orderPages(outDir: string, baseUrl: string): void {
  const styles = new Map<string, string>();
  const readStyle = (address: string): string => {
    const known = styles.get(address);
    if (known !== undefined) {
      return known;
    }
    const file = path.join(outDir, address.slice(baseUrl.length));
    const text = fs.readFileSync(file, 'utf8');
    styles.set(address, text);
    return text;
  };
  const pages = fs
    .readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?:^|[\\/])(?:index|404)\.html$/.test(file));
  for (const page of pages) {
    const file = path.join(outDir, page);
    const html = fs.readFileSync(file, 'utf8');
    // What is no page of the framework, such as a redirect, has no application.
    if (html.includes('id=__docusaurus')) {
      fs.writeFileSync(`${file}~`, orderForFirstPaint(html, readStyle));
      fs.renameSync(`${file}~`, file);
    }
  }
}
