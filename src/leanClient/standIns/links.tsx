/**
 * The links of react-router-dom for the framework's own link, which gives them
 * an address as text. One component for a link and two for one of the navbar, in
 * place of three and five: a page has over a hundred links.
 */
import {
  useContext,
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import {createLocation, createPath} from 'history';
import {__RouterContext, matchPath, type match} from 'react-router';

type Location = ReturnType<typeof createLocation>;

type LinkProps = ComponentPropsWithoutRef<'a'> & {
  readonly to: string;
  /** Whether the entry of the page in the history is replaced. */
  readonly replace?: boolean;
  readonly innerRef?: Ref<HTMLAnchorElement>;
};

type NavLinkProps = LinkProps & {
  readonly activeClassName?: string;
  readonly isActive?: (match: match | null, location: Location) => boolean;
  readonly exact?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
};

/** Other clicks open windows and tabs, which is the browser's. */
function staysInTab(event: MouseEvent, target = '_self'): boolean {
  const {button, metaKey, altKey, ctrlKey, shiftKey} = event;
  const isPlain = !(metaKey || altKey || ctrlKey || shiftKey);
  return button === 0 && isPlain && target === '_self';
}

/** A link that leads to another page without a new document. */
export function Link({
  to,
  replace,
  innerRef,
  onClick,
  children,
  ...props
}: LinkProps): ReactNode {
  const {history, location} = useContext(__RouterContext);
  const next = createLocation(to, null, undefined, location);

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    try {
      onClick?.(event);
    } catch (error) {
      event.preventDefault();
      throw error;
    }
    if (!event.defaultPrevented && staysInTab(event, props.target)) {
      event.preventDefault();
      const isSame = createPath(location) === createPath(next);
      history[replace || isSame ? 'replace' : 'push'](to);
    }
  }

  return (
    <a
      {...props}
      ref={innerRef}
      href={history.createHref(next)}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}

/** A link that tells whether it leads to the page that is shown. */
export function NavLink({
  activeClassName = 'active',
  isActive,
  exact,
  strict,
  sensitive,
  className,
  'aria-current': current = 'page',
  ...props
}: NavLinkProps): ReactNode {
  const {location} = useContext(__RouterContext);
  const {pathname} = createLocation(props.to, null, undefined, location);
  const found = matchPath(location.pathname, {
    path: pathname.replace(/[.+*?=^!:${}()[\]|/\\]/g, '\\$&'),
    exact,
    strict,
    sensitive,
  });
  return (isActive ? isActive(found, location) : found) ? (
    <Link
      aria-current={current}
      className={[className, activeClassName].filter(Boolean).join(' ')}
      {...props}
    />
  ) : (
    <Link className={className} {...props} />
  );
}
