import fs from 'node:fs';
import path from 'node:path';
import type {Navbar, NavbarItem} from '@docusaurus/theme-common';
import {closest} from 'fastest-levenshtein';

const FILE = 'config/navbar.ts';

/** Types of the theme; an item without one is a link or a dropdown. */
const TYPES = [
  'default',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'dropdown',
  'html',
  'localeDropdown',
  'search',
];

type PlacedItem = {readonly item: NavbarItem; readonly place: string};

function listItems(items: readonly NavbarItem[], place: string): PlacedItem[] {
  return items.flatMap((item, index) => {
    const own = `${place}.items[${index}]`;
    const below = Array.isArray(item.items) ? listItems(item.items, own) : [];
    return [{item, place: own}, ...below];
  });
}

/** What is wrong with an item, with the value to look for, and what to do. */
function findMistake(
  {type, sidebarId, items, label}: NavbarItem,
  sidebars: readonly string[],
): readonly [value: unknown, problem: string, remedy: string] | undefined {
  if (type && !TYPES.includes(type) && !type.startsWith('custom-')) {
    const remedy = `Did you mean "${closest(type, TYPES)}"?`;
    return [type, `has the unknown type "${type}"`, remedy];
  }
  if (type === 'docSidebar' && !sidebars.includes(String(sidebarId))) {
    return [
      sidebarId,
      `names the sidebar "${String(sidebarId)}", which does not exist`,
      `Did you mean "${closest(String(sidebarId), sidebars)}"? config/sidebars/ has them.`,
    ];
  }
  if (
    (type === 'dropdown' || items) &&
    !(items as unknown[] | undefined)?.length
  ) {
    return [label, 'is a dropdown without items', 'Give it one, or remove it.'];
  }
  return undefined;
}

/**
 * Stops the build on items that the theme accepts until it draws them, on every
 * page, or that it refuses by printing the whole configuration.
 *
 * @param sidebars names of all sidebars
 * @returns the same navbar
 * @throws Error with file, line, place, value and remedy of each problem
 */
export function checkNavbar(
  navbar: Navbar,
  sidebars: readonly string[],
): Navbar {
  const lines = fs
    .readFileSync(path.join(__dirname, 'navbar.ts'), 'utf8')
    .split('\n');
  const problems = listItems(navbar.items, 'navbar').flatMap(
    ({item, place}) => {
      const [value, problem, remedy] = findMistake(item, sidebars) ?? [];
      const quoted = `'${String(value)}'`;
      const line = lines.findIndex((text) => text.includes(quoted)) + 1 || 1;
      const name = item.label ? ` (${JSON.stringify(item.label)})` : '';
      return problem === undefined
        ? []
        : `${FILE}:${line}: ${place}${name} ${problem}. ${remedy ?? ''}`;
    },
  );
  if (problems.length > 0) {
    throw new Error(`Invalid navbar:\n${problems.join('\n')}`);
  }
  return navbar;
}
