/** Pages that are read, as opposed to tools, lists of lists and drafts. */
const CONTENT =
  /^\/(?:docs|blog|learn|success-stories|templates|experts)\/(?!archive\/|authors\/|tags\/|page\/|.*\/page\/\d)/;

/**
 * The address of the Markdown of a page, `/docs/spring.md` for `/docs/spring/`.
 *
 * @param address below the base of the site, with a slash at both ends
 * @returns `undefined` for a page that has none
 */
export function twinAddress(address: string): string | undefined {
  return CONTENT.test(address) ? address.replace(/\/$/, '.md') : undefined;
}
