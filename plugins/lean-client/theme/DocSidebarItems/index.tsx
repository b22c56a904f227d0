import {useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import type {Props} from '@theme/DocSidebarItems';
import DocSidebarItems from '@theme-init/DocSidebarItems';
import {arrivedItems, loaderOf, subscribeToParts} from '../../client/sidebars';
import type {Load} from '../../client/types';

type PendingProps = {
  readonly count: number;
  readonly load: Load;
  /** Address of the page that is shown. */
  readonly activePath: string;
};

/**
 * Rows as high as the items will be. If the list had no height, the theme's
 * animation that opens the category would never end.
 */
function PendingItems({count, load, activePath}: PendingProps): ReactNode {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    load().catch(() => setHasFailed(true));
  }, [load]);
  return Array.from({length: count}, (_, index) => (
    <li key={index} className="menu__list-item" aria-hidden={index > 0}>
      {index === 0 && hasFailed ? (
        <a className="menu__link" href={activePath}>
          Not loaded. Reload the page
        </a>
      ) : (
        <span className="menu__link">
          {index === 0 ? 'Loading…' : '\u00a0'}
        </span>
      )}
    </li>
  ));
}

/** The items of an open category may still be on their way. */
export default function DocSidebarItemsWrapper({
  items,
  ...props
}: Props): ReactNode {
  const getItems = (): Props['items'] => arrivedItems(items);
  const current = useSyncExternalStore(subscribeToParts, getItems, getItems);
  const load = loaderOf(current);
  return load ? (
    <PendingItems
      count={current.length}
      load={load}
      activePath={props.activePath}
    />
  ) : (
    <DocSidebarItems {...props} items={current} />
  );
}
