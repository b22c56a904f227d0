// Ejected from @docusaurus/theme-classic 3.10.2. Changed: the panel is named by
// its tab, as `Tabs` needs it.
import {use, type ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import {panelOf} from '@site/src/components/TabList';
import {TabsId} from '../Tabs';

export default function TabItem({
  children,
  className,
  value,
  label,
}: Props): ReactNode {
  const {selectedValue, lazy} = useTabs();
  const id = use(TabsId);
  const isSelected = value === selectedValue;
  return (
    (isSelected || !lazy) && (
      <div
        role="tabpanel"
        {...panelOf(id, value, label)}
        className={className}
        hidden={!isSelected}
      >
        {children}
      </div>
    )
  );
}
