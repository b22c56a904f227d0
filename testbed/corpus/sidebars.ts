import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {CorpusCategory, CorpusPage} from './tree';

type DocusaurusItem = Extract<
  SidebarsConfig[string],
  readonly unknown[]
>[number];

/** An item of Starlight's `sidebar` option: a page by its slug, or a group. */
type StarlightItem =
  | {readonly slug: string}
  | {
      readonly label: string;
      readonly collapsed: boolean;
      readonly items: readonly StarlightItem[];
    };

/**
 * The sidebar of a corpus as Docusaurus takes it; categories start closed.
 *
 * @param parent key of the category that holds the items: two may have one label
 */
export function toDocusaurusSidebar(
  items: readonly (CorpusCategory | CorpusPage)[],
  parent = 'corpus',
): DocusaurusItem[] {
  return items.map((item, index) =>
    'items' in item
      ? {
          type: 'category',
          label: item.label,
          key: `${parent}-${index}`,
          items: toDocusaurusSidebar(item.items, `${parent}-${index}`),
        }
      : item.id,
  );
}

/**
 * The sidebar of a corpus as Starlight takes it; groups start closed.
 *
 * @param folder of the corpus below Starlight's content, such as `docs`
 */
export function toStarlightSidebar(
  items: readonly (CorpusCategory | CorpusPage)[],
  folder: string,
): StarlightItem[] {
  return items.map((item) =>
    'items' in item
      ? {
          label: item.label,
          collapsed: true,
          items: toStarlightSidebar(item.items, folder),
        }
      : {slug: `${folder}/${item.id}`},
  );
}
