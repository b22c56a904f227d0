/**
 * Search terms: what newcomers call what a page is about, where the page itself
 * says it in other words: terms of video editing, React and the cloud, other
 * spellings, and what somebody wants to get done. They are found like the
 * description of the page and never shown. A single word that the title or the
 * description has is not repeated, and words are spread rather than phrases: each
 * costs bytes of the first answer.
 */
export const SEARCH_TERMS = /^[^\s,]+(?: [^\s,]+)*(?:, [^\s,]+(?: [^\s,]+)*)*$/;

/** The first of some search terms that is there twice. */
export function findRepeatedTerm(searchTerms: string): string | undefined {
  const terms = searchTerms.split(', ');
  return terms.find((term, index) => terms.indexOf(term) !== index);
}
