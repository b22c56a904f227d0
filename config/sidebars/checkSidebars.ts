import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Item = Extract<SidebarsConfig[string], readonly unknown[]>[number];

function fail(where: string, problem: string, remedy: string): never {
  throw new Error(
    `Invalid sidebar entry at ${where} (config/sidebars/): ${problem}. ${remedy}`,
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
  const placeOfDoc = new Map<string, string>();

  function addDoc(id: string, where: string): void {
    const other = placeOfDoc.get(id);
    if (other) {
      fail(
        where,
        `the page "${id}" is already at ${other}`,
        'A page has one place; remove one of the two, or use an entry of type "ref" for the second.',
      );
    }
    placeOfDoc.set(id, where);
  }

  function visit(item: Item, where: string): void {
    if (typeof item === 'string') {
      addDoc(item, where);
      return;
    }
    if (item.type === 'doc') {
      addDoc(item.id, where);
    } else if (item.type === 'category') {
      const items = item.items;
      if (!Array.isArray(items) || items.length === 0) {
        fail(
          where,
          `the category ${JSON.stringify(item.label)} has no items`,
          'Add a page to it, or remove it.',
        );
      }
      items.forEach((child, index) => visit(child, `${where}.items[${index}]`));
    }
  }

  for (const [name, sidebar] of Object.entries(sidebars)) {
    if (!Array.isArray(sidebar) || sidebar.length === 0) {
      fail(name, 'it is empty or not a list', 'Give it at least one page.');
    }
    sidebar.forEach((item, index) => visit(item, `${name}[${index}]`));
  }
  return sidebars;
}
