/** The text of highlighted code, which is what the copy button takes. */
export function copyText(html: string): string {
  const text = html.replace(/<[^>]*>/g, '');
  return text.replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
