import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {listEntries, placeOf} from './entries';

function fail(place: string, problem: string, remedy: string): never {
  throw new Error(
    `Invalid sidebar entry in ${place} (config/sidebars/): ${problem}. ${remedy}`,
  );
}

/**
 * Stops the build on sidebar entries that the framework accepts but that
 * mislead a reader: a page in two places, and a category with nothing in it.
 * Unknown page ids are refused by the framework itself.
 *
 * @returns the same sidebars
 * @throws Error with the place of the entry, its value and the remedy
 */
export function checkSidebars<T extends SidebarsConfig>(sidebars: T): T {
  const entries = listEntries(sidebars);
  for (const name of Object.keys(sidebars)) {
    if (!entries.some(({sidebar}) => sidebar === name)) {
      fail(name, 'it is empty', 'Give it at least one page.');
    }
  }
  const placeOfDoc = new Map<string, string>();
  for (const entry of entries) {
    const {item, docId} = entry;
    const place = placeOf(entry);
    if (item.type === 'category' && item.items.length === 0) {
      fail(
        place,
        `the category ${JSON.stringify(item.label)} has no items`,
        'Add a page to it, or remove it.',
      );
    }
    if (docId !== undefined) {
      const other = placeOfDoc.get(docId);
      if (other !== undefined) {
        fail(
          place,
          `the page "${docId}" is already in ${other}`,
          'A page has one place; remove one of the two, or use an entry of type "ref" for the second.',
        );
      }
      placeOfDoc.set(docId, place);
    }
  }
  return sidebars;
}
