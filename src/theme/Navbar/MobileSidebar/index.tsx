// Wrap. The original renders both menus on every small screen as soon as the page
// has hydrated. That takes half as long as the hydration itself, and most visits
// never open a menu. It also leaves the focus where it was, behind the menu.
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme-original/Navbar/MobileSidebar';

/**
 * The menu of small screens, in a modal dialog, which takes the focus, keeps it
 * and gives it back. Rendered when it is first opened, and kept so that closing
 * can be animated.
 */
export default function NavbarMobileSidebarWrapper(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: isSecondShown} = useNavbarSecondaryMenu();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [wasShown, setWasShown] = useState(false);
  if (shown && !wasShown) {
    setWasShown(true);
  }

  useEffect(() => {
    if (shown) {
      dialogRef.current?.showModal();
    } else {
      dialogRef.current?.close();
    }
  }, [shown]);

  // The button that leads back to the main menu has gone with its own menu.
  useEffect(() => {
    if (!isSecondShown) {
      dialogRef.current
        ?.querySelector<HTMLElement>(':scope[open] .menu:not([inert]) a')
        ?.focus({preventScroll: true});
    }
  }, [isSecondShown]);

  return (
    wasShown && (
      // Escape closes it too, as the browser does with every modal dialog.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- see above
      <dialog
        ref={dialogRef}
        className="navbarDialog"
        aria-label="Menu"
        onClose={() => shown && toggle()}
        onClick={({target, currentTarget}) =>
          target === currentTarget && toggle()
        }
      >
        <NavbarMobileSidebar />
      </dialog>
    )
  );
}
