// Wrap. The original renders both menus on every small screen as soon as the page
// has hydrated. That takes half as long as the hydration itself, and most visits
// never open a menu.
import {useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme-original/Navbar/MobileSidebar';

/** Rendered when it is first opened, and kept so that closing can be animated. */
export default function NavbarMobileSidebarWrapper(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(false);
  if (shown && !wasShown) {
    setWasShown(true);
  }
  return wasShown && <NavbarMobileSidebar />;
}
