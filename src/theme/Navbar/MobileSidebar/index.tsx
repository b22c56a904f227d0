// Wrap. The original draws both menus on every small screen as soon as the page
// has hydrated, at a cost of half of the hydration itself, and most visits never
// open them.
import {useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme-original/Navbar/MobileSidebar';

/** Drawn when it is first opened; stays, so that closing it can be animated. */
export default function NavbarMobileSidebarWrapper(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(false);
  if (shown && !wasShown) {
    setWasShown(true);
  }
  return wasShown && <NavbarMobileSidebar />;
}
