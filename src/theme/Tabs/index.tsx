// Ejected from @docusaurus/theme-classic 3.10.2. Changed: tabs are buttons that
// name their panels, Home and End lead to the first and the last one, and what
// the keys lead to is shown; the original has list items that arrows only focus.
import {createContext, useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/Tabs';
import {TabList} from '@site/src/components/TabList';

/** What the ids of tabs and panels start with; `TabItem` reads it. */
export const TabsId = createContext('');

function Labels({id, className}: {id: string; className?: string}): ReactNode {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const {blockElementScrollPositionUntilNextRender: keepInPlace} =
    useScrollPositionBlocker();
  return (
    <TabList
      id={id}
      tabs={tabValues}
      selected={selectedValue}
      onSelect={(value, tab) => {
        keepInPlace(tab);
        selectValue(value);
      }}
      className={clsx('tabs', block && 'tabs--block', className)}
      tabClassName={(isSelected) =>
        clsx('tabs__item', isSelected && 'tabs__item--active')
      }
    />
  );
}

export default function Tabs(props: Props): ReactNode {
  const id = useId();
  const isBrowser = useIsBrowser();
  const value = useTabsContextValue(props);
  return (
    // As in the original: the choice that is stored is not that of the server.
    <TabsProvider value={value} key={String(isBrowser)}>
      <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container')}>
        <Labels id={id} className={props.className} />
        <div className="margin-top--md">
          <TabsId value={id}>{sanitizeTabsChildren(props.children)}</TabsId>
        </div>
      </div>
    </TabsProvider>
  );
}
