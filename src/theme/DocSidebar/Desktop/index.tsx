// Wrap. The server's page has the sidebar for every window; in a small one the
// original brings it to life, though nobody sees it, and takes it away: a
// quarter of the work that makes a page answer.
import type {ComponentProps, ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import DocSidebarDesktop from '@theme-original/DocSidebar/Desktop';

/** Widest window, in pixels, of the menu for small ones: the theme's own figure. */
const SMALL = 996;

/** React leaves the inside of such an element as the server made it. */
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
