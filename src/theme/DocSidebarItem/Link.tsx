// Wrap. A name that is longer than a line breaks at a capital letter. The browser
// would break it wherever the line ends, before its parentheses for example.
import {createElement, Fragment, type ReactNode} from 'react';
import DocSidebarItemLink from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';

/** An entry of a sidebar. */
export default function DocSidebarItemLinkWrapper(props: Props): ReactNode {
  const parts = props.item.label.split(/(?<=[a-z])(?=[A-Z])/);
  const label = createElement(
    Fragment,
    null,
    ...parts.flatMap((part) => [part, <wbr />]),
  );
  return (
    <DocSidebarItemLink
      {...props}
      // The original draws it and does nothing else with it.
      item={{...props.item, label: label as unknown as string}}
    />
  );
}
