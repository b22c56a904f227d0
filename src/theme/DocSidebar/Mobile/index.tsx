// Ejected from @docusaurus/theme-classic 3.10.2. Changed: the props of the filler
// are one property. The theme sorts the names of the properties with
// `localeCompare`, whose first call loads the browser's language tables, and with
// one there is nothing to sort. That was the longest step after hydration. The
// entry of the page is in view.
// Markup and class names are the original's.
import {memo, useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import {
  NavbarSecondaryMenuFiller,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import {useCurrentEntryInView} from '@site/src/hooks/useCurrentEntryInView';

type MenuProps = {readonly menu: Pick<Props, 'sidebar' | 'path'>};

function DocSidebarMobileSecondaryMenu({menu}: MenuProps): ReactNode {
  const mobileSidebar = useNavbarMobileSidebar();
  useCurrentEntryInView(menu.path);

  function handleItemClick(item: PropSidebarItem): void {
    // A category without a page opens and leads nowhere.
    if (item.type === 'link' || (item.type === 'category' && item.href)) {
      mobileSidebar.toggle();
    }
  }

  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems
        items={menu.sidebar}
        activePath={menu.path}
        onItemClick={handleItemClick}
        level={1}
      />
    </ul>
  );
}

function DocSidebarMobile({sidebar, path}: Props): ReactNode {
  const menu = useMemo(() => ({sidebar, path}), [sidebar, path]);
  return (
    <NavbarSecondaryMenuFiller
      component={DocSidebarMobileSecondaryMenu}
      props={{menu}}
    />
  );
}

export default memo(DocSidebarMobile);
