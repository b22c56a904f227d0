// Wrap. The server renders the sidebar for every window. In a small one the
// original hydrates it, although nobody sees it, and then removes it, which is a
// quarter of the work until the page responds. The entry of the page is in view.
import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import DocSidebarDesktop from '@theme-original/DocSidebar/Desktop';
import type {Props} from '@theme/DocSidebar/Desktop';
import {useCurrentEntryInView} from '@site/src/hooks/useCurrentEntryInView';

/** The widest window, in pixels, that gets the theme's menu for small windows. */
const SMALL = 996;

/** React leaves the content of such an element as the server rendered it. */
const AS_SERVED = {__html: ''};

export default function DocSidebarDesktopWrapper(props: Props): ReactNode {
  useCurrentEntryInView(props.path);
  return ExecutionEnvironment.canUseDOM && window.innerWidth <= SMALL ? (
    <div suppressHydrationWarning dangerouslySetInnerHTML={AS_SERVED} />
  ) : (
    <DocSidebarDesktop {...props} />
  );
}
