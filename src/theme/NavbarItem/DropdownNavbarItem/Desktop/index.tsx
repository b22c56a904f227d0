// Ejected from @docusaurus/theme-classic 3.10.2, because the original opens on
// hover and Enter only: a press of the pointer does nothing and Escape does not
// close it. Changed: a press toggles the menu, Escape closes it and returns the
// focus, even under the pointer, and a menu that opens closes the one that was open.
// For that, hovering is a state instead of a rule of the style sheet once the page
// is hydrated. Markup and class names are the original's.
import {
  useEffect,
  useId,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {useOutside} from '@site/src/hooks/useOutside';

/** Closes the menu that is open: only one is. */
let closeOpenMenu: (() => void) | undefined;

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  ...props
}: Props): ReactNode {
  const dropdownRef = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const isBrowser = useIsBrowser();
  const [isOpen, setIsOpen] = useState(false);
  const isHovered = useRef(false);
  const [close] = useState(() => () => setIsOpen(false));
  useOutside(dropdownRef, close);

  function handlePointerEnter({pointerType}: PointerEvent): void {
    if (pointerType === 'mouse' && !isOpen) {
      isHovered.current = true;
      setIsOpen(true);
    }
  }

  function handlePointerLeave({pointerType}: PointerEvent): void {
    if (pointerType === 'mouse' && isHovered.current) {
      isHovered.current = false;
      close();
    }
  }

  /** A press on a menu that the pointer has just opened keeps it open. */
  function handlePress(): void {
    setIsOpen(!isOpen || isHovered.current);
    isHovered.current = false;
  }

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape') {
        return;
      }
      isHovered.current = false;
      close();
      if (dropdownRef.current?.contains(document.activeElement)) {
        dropdownRef.current
          .querySelector<HTMLElement>('[aria-controls]')
          ?.focus();
      }
    }
    if (!isOpen) {
      return undefined;
    }
    if (closeOpenMenu !== close) {
      closeOpenMenu?.();
      closeOpenMenu = close;
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isOpen, close]);

  return (
    // The label inside is the control. The pointer merely opens the menu earlier.

    <div
      ref={dropdownRef}
      onPointerEnter={handlePointerEnter}
      onPointerLeave={handlePointerLeave}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--hoverable': !isBrowser,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
    >
      <NavbarNavLink
        {...props}
        to={undefined}
        href="#"
        role="button"
        aria-haspopup="true"
        aria-expanded={isOpen}
        aria-controls={menuId}
        className={clsx('navbar__link', className)}
        onClick={(event) => {
          event.preventDefault();
          handlePress();
        }}
        onKeyDown={(event) => {
          if (event.key === ' ') {
            event.preventDefault();
            setIsOpen(!isOpen);
          }
        }}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul id={menuId} className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
