/** Names the card of a page in its head. */
import {CARD_SIZE} from './look';

/** The file of the card of a page, by the address of the page below the base. */
export const cardFile = (address: string): string =>
  `img/cards${address === '/' ? '/index' : address.replace(/\/$/, '')}.png`;

const quoted = (text: string): string =>
  `"${text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    // Not all who read tags have a parser.
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')}"`;

/**
 * Adds the card to a built page, behind the title, because some who read pages
 * stop before the style sheets.
 *
 * @param image absolute address of the picture
 * @param alt the picture in words
 * @throws Error if the page has no title
 */
export function addTags(html: string, image: string, alt: string): string {
  const tags = [
    ['property=og:image', image],
    ['property=og:image:type', 'image/png'],
    ['property=og:image:width', String(CARD_SIZE.width)],
    ['property=og:image:height', String(CARD_SIZE.height)],
    ['property=og:image:alt', alt],
    ['name=twitter:image', image],
    ['name=twitter:image:alt', alt],
  ].map(
    ([name = '', content = '']) => `<meta ${name} content=${quoted(content)}>`,
  );
  const end = html.indexOf('</title>') + '</title>'.length;
  if (end < '</title>'.length) {
    throw new Error(
      'social-cards: expected a title in the head of a page, as the framework writes it. If its template has changed, adapt plugins/social-cards/tags.ts.',
    );
  }
  return html.slice(0, end) + tags.join('') + html.slice(end);
}
