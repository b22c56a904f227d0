import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {listEntries} from './entries';

function fail(path: string, problem: string, remedy: string): never {
  throw new Error(
    `Invalid sidebar entry at ${path} (config/sidebars/): ${problem}. ${remedy}`,
  );
}

/**
 * Stops the build on sidebar entries that the framework accepts but that
 * mislead a reader: a page in two places, and a category with nothing in it.
 * Unknown page ids are refused by the framework itself.
 *
 * @returns the same sidebars
 * @throws Error with the path of the entry, its value and the remedy
 */
export function checkSidebars<T extends SidebarsConfig>(sidebars: T): T {
  for (const [name, sidebar] of Object.entries(sidebars)) {
    if (!Array.isArray(sidebar) || sidebar.length === 0) {
      fail(name, 'it is empty or not a list', 'Give it at least one page.');
    }
  }
  const pathOfDoc = new Map<string, string>();
  for (const {item, docId, path} of listEntries(sidebars)) {
    if (
      typeof item !== 'string' &&
      item.type === 'category' &&
      (!Array.isArray(item.items) || item.items.length === 0)
    ) {
      fail(
        path,
        `the category ${JSON.stringify(item.label)} has no items`,
        'Add a page to it, or remove it.',
      );
    }
    if (docId !== undefined) {
      const other = pathOfDoc.get(docId);
      if (other !== undefined) {
        fail(
          path,
          `the page "${docId}" is already at ${other}`,
          'A page has one place; remove one of the two, or use an entry of type "ref" for the second.',
        );
      }
      pathOfDoc.set(docId, path);
    }
  }
  return sidebars;
}
