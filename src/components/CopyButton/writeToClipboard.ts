/** Copies a text; fails where the browser does not allow it. */
export async function writeToClipboard(text: string): Promise<void> {
  // Browsers define the clipboard on secure origins only.
  if (!('clipboard' in navigator)) {
    throw new Error('This page has no access to the clipboard.');
  }
  await navigator.clipboard.writeText(text);
}
