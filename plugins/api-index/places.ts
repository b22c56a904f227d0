import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {listOf} from '../remark/api/claims';

/** A page of the documentation. */
export type Doc = LoadedContent['loadedVersions'][number]['docs'][number];

/** Where something is explained, and whether the page is mainly about it. */
export type Place = {readonly doc: Doc; readonly isMain: boolean};

/** Places by `package#name`, whatever subpath the page imports it from. */
export function findPlaces(docs: readonly Doc[]): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const doc of docs) {
    listOf(doc.frontMatter.api).forEach((key, position) => {
      places.set(key, {doc, isMain: position === 0});
    });
    for (const command of listOf(doc.frontMatter.command)) {
      places.set(command, {doc, isMain: true});
    }
  }
  return places;
}
