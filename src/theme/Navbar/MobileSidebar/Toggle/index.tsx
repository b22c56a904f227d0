// Wrap. Without scripts the menu cannot be drawn; there a link leads to the map
// of the site in the footer. No `noscript`: minified, it is no valid HTML.
import type {ReactNode} from 'react';
import Toggle from '@theme-original/Navbar/MobileSidebar/Toggle';
import IconMenu from '@theme/Icon/Menu';
import {FOOTER_MAP} from '@site/src/theme/Footer';

/** The button of the menu of small screens. */
export default function MobileSidebarToggleWrapper(): ReactNode {
  return (
    <>
      <Toggle />
      <a
        href={`#${FOOTER_MAP}`}
        className="navbar__toggle"
        aria-label="Pages of this site"
      >
        <IconMenu />
      </a>
    </>
  );
}
