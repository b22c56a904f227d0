// Wrap. The categories of the sidebars have no link of their own, because a press
// on one opens it. In the breadcrumbs, where nothing opens, they lead to the page
// that introduces the category.
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
} from '@docusaurus/plugin-content-docs';
import {
  DocsSidebarProvider,
  useDocsSidebar,
} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';

/**
 * The page that introduces a category is its own, or else its first one, if that
 * has the name of the category, for which it then stands, or if the next page is
 * below it. Such a page has no link to itself.
 */
function findPage(
  {href, label, items: [first, next]}: PropSidebarItemCategory,
  pathname: string,
): string | undefined {
  return first?.type === 'link' &&
    (first.label === label ||
      (first.href !== pathname &&
        next &&
        'href' in next &&
        next.href?.startsWith(first.href)))
    ? first.href
    : href;
}

function linkCategories(
  items: readonly PropSidebarItem[],
  pathname: string,
): PropSidebarItem[] {
  return items.map((item) =>
    item.type === 'category'
      ? {
          ...item,
          href: findPage(item, pathname),
          items: linkCategories(item.items, pathname),
        }
      : item,
  );
}

/** The way to a page, on which each category with a page of its own is a link. */
export default function DocBreadcrumbsWrapper(): ReactNode {
  const {pathname} = useLocation();
  const sidebar = useDocsSidebar();
  return sidebar ? (
    <DocsSidebarProvider
      name={sidebar.name}
      // Not kept between renders: lean-client adds items to a sidebar in place.
      items={linkCategories(sidebar.items, pathname)}
    >
      <DocBreadcrumbs />
    </DocsSidebarProvider>
  ) : null;
}
