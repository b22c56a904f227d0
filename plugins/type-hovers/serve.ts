/** Turns a file of `toolkit/types/` into the one that browsers fetch. */
import {highlight} from '../rehype/code/highlight';
import type {TypeFile} from './format';
import type {Link} from './links';
import {firstSentence} from './sentence';
import type {ServedInfo, ServedTypes} from './served';

/** The answer for a block of which nothing is known. */
export const NO_TYPES: ServedTypes = {infos: [], names: []};

const htmlOf = new Map<string, string>();

/** Memoized, because the same signatures occur in hundreds of samples. */
function drawSignature(code: string): string {
  const html = htmlOf.get(code) ?? highlight(code, 'ts');
  htmlOf.set(code, html);
  return html;
}

/**
 * Adds colors and links, and the description of the linked page where the package
 * has no comment.
 */
export function toServed(
  {infos, names}: TypeFile,
  linkOf: (symbol: string) => Link | undefined,
): ServedTypes {
  return {
    infos: infos.map(({code, doc, symbol}): ServedInfo => {
      const link = symbol === undefined ? undefined : linkOf(symbol);
      const text = doc ?? firstSentence(link?.description ?? '');
      return {
        html: drawSignature(code),
        ...(text && {text}),
        ...(link && {link: [link.href, link.label] as const}),
      };
    }),
    names,
  };
}
