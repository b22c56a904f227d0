/** What the browser gets of a file of `toolkit/types/`. */
import {highlight} from '../rehype/code/highlight';
import type {TypeFile} from './format';
import type {Link} from './links';
import {firstSentence} from './sentence';
import type {ServedInfo, ServedTypes} from './served';

/** The answer for a block that nothing is known about. */
export const NO_TYPES: ServedTypes = {infos: [], names: []};

const htmlOf = new Map<string, string>();

/** The same signatures come up in hundreds of samples. */
function drawSignature(code: string): string {
  const html = htmlOf.get(code) ?? highlight(code, 'ts');
  htmlOf.set(code, html);
  return html;
}

/** Adds colors, links and, where a package says nothing, what our page says. */
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
