import type {ReactNode} from 'react';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItemCategory from '@theme-init/DocSidebarItem/Category';
import {loaderOf} from '../../../client/sidebars';

/** A closed category starts to load its items when it is pointed at or focused. */
export default function DocSidebarItemCategoryWrapper(props: Props): ReactNode {
  const load = loaderOf(props.item.items);
  const start = (): void => {
    // If this fails, opening the category tries again and tells.
    load?.().catch(() => undefined);
  };
  return (
    <DocSidebarItemCategory
      {...props}
      {...(load && {onPointerEnter: start, onFocus: start})}
    />
  );
}
