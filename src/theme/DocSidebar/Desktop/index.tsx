// Wrap. The server renders the sidebar for every window. In a small one the
// original hydrates it, although nobody sees it, and then removes it, which is a
// quarter of the work until the page responds.
import type {ComponentProps, ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import DocSidebarDesktop from '@theme-original/DocSidebar/Desktop';

/** The widest window, in pixels, that gets the theme's menu for small windows. */
const SMALL = 996;

/** React leaves the content of such an element as the server rendered it. */
const AS_SERVED = {__html: ''};

export default function DocSidebarDesktopWrapper(
  props: ComponentProps<typeof DocSidebarDesktop>,
): ReactNode {
  return ExecutionEnvironment.canUseDOM && window.innerWidth <= SMALL ? (
    <div suppressHydrationWarning dangerouslySetInnerHTML={AS_SERVED} />
  ) : (
    <DocSidebarDesktop {...props} />
  );
}
