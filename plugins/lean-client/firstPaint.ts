import fs from 'node:fs';
import path from 'node:path';
import {changePages} from '../builtSite';

const STYLE_LINK = /<link rel=stylesheet href=([^\s>]+) ?\/?>/g;
const PICTURE = /srcset=([^\s>]+)\.webp data-inline(?:=\S+)?(?= ?\/?>)/g;
const SCRIPT = /<script src=[^\s>]+ defer><\/script>/g;

/**
 * Changes the order in which a page gets what it needs: its style sheets are in
 * the document, so that it is painted without a second request, and the scripts
 * of its head are asked for after its fonts and pictures. The address that a
 * sheet keeps tells the bundler's runtime that it has been loaded. A picture that
 * a page marks with `data-inline` is in the document as well.
 *
 * @param read File at an address
 * @throws Error if the page has no style sheet or no script
 */
export function orderForFirstPaint(
  html: string,
  read: (address: string) => Buffer,
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
        `<style data-href=${address}>${read(address).toString()}</style>`,
    )
    .replace(
      PICTURE,
      (_, address: string) =>
        `srcset=data:image/webp;base64,${read(`${address}.webp`).toString('base64')}`,
    )
    .replace('</body>', () => `${scripts.join('')}</body>`);
}

/** Orders all pages of a build for their first paint. */
export function orderPages(outDir: string, baseUrl: string): void {
  const files = new Map<string, Buffer>();
  const read = (address: string): Buffer => {
    const known = files.get(address);
    if (known !== undefined) {
      return known;
    }
    const file = path.join(outDir, address.slice(baseUrl.length));
    const content = fs.readFileSync(file);
    files.set(address, content);
    return content;
  };
  // What is no page of the framework, such as a redirect, has no application.
  changePages(outDir, (html) =>
    html.includes('id=__docusaurus')
      ? orderForFirstPaint(html, read)
      : undefined,
  );
}
