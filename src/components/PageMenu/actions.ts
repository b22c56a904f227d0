/** What an open menu of a page does; loaded when it is opened. */

async function load(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} cannot be loaded: ${response.status}`);
  }
  // As the clipboard takes it, whatever type the host gives to the file.
  return new Blob([await response.text()], {type: 'text/plain'});
}

/**
 * Copies what is at an address.
 *
 * @returns what the visitor is told
 * @throws Error where it does not come
 */
export async function copyPage(address: string): Promise<string> {
  const text = load(address);
  try {
    // Before the text is there: Safari copies only in the press itself.
    await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
    return 'Copied';
  } catch {
    await text;
    return 'The browser blocked copying. View the page as Markdown instead.';
  }
}

/** Where a heading counts as being read, below the top of the window, in pixels. */
const READING_LINE = 100;

/**
 * The section that the address names, or else the one at the top of the window.
 *
 * @returns hash and heading, ` #easing (easing)`; empty at the top of the page
 */
export function nameSection(): string {
  const headings = [
    ...document.querySelectorAll('.markdown :is(h2, h3, h4)[id]'),
  ];
  const heading =
    headings.find(({id}) => `#${id}` === location.hash) ??
    headings.findLast(
      (each) => each.getBoundingClientRect().top < READING_LINE,
    );
  // Its link to itself holds a space without width.
  return heading
    ? `#${heading.id} (${heading.textContent.replace('\u200b', '')})`
    : '';
}
