// Ejected from @docusaurus/theme-classic 3.10.2, because the original opens on
// hover and Enter only: a press of the pointer does nothing and Escape does not
// close it. Changed: press toggles, Escape closes and returns the focus. The
// markup and class names are the original's.
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';

/** Calls back when mouse, touch or focus lands outside of the element. */
function useOutside(
  ref: {readonly current: HTMLElement | null},
  onOutside: () => void,
): void {
  useEffect(() => {
    function handleEvent(event: Event): void {
      if (ref.current && !ref.current.contains(event.target as Node)) {
        onOutside();
      }
    }
    const events = ['mousedown', 'touchstart', 'focusin'] as const;
    events.forEach((name) => document.addEventListener(name, handleEvent));
    return () =>
      events.forEach((name) => document.removeEventListener(name, handleEvent));
  }, [ref, onOutside]);
}

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  ...props
}: Props): ReactNode {
  const dropdownRef = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [close] = useState(() => () => setIsOpen(false));
  useOutside(dropdownRef, close);

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isOpen) {
      close();
      dropdownRef.current
        ?.querySelector<HTMLElement>('[aria-controls]')
        ?.focus();
    }
  }

  return (
    // Escape bubbles up here from the label and from every entry.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div
      ref={dropdownRef}
      onKeyDown={handleKeyDown}
      className={clsx('navbar__item', 'dropdown', 'dropdown--hoverable', {
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
          setIsOpen(!isOpen);
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
