import type {MouseEvent, ReactNode} from 'react';
import NavbarLogo from '@theme-original/Navbar/Logo';
import {useSiteLinks} from '@site/src/hooks/useSiteLinks';
import styles from './styles.module.css';

/** Opens the brand page on right-click. The logo itself is the theme's. */
export default function NavbarLogoWrapper(): ReactNode {
  const {brand} = useSiteLinks();

  function handleContextMenu(event: MouseEvent): void {
    event.preventDefault();
    window.open(brand, '_blank', 'noopener');
  }

  return (
    // The link inside is the control; this only adds to its context menu, which
    // the keyboard reaches through the footer link to the same page.

    <div className={styles.logo} onContextMenu={handleContextMenu}>
      <NavbarLogo />
    </div>
  );
}
