/**
 * In place of history 4, which brings histories of hashes and of memory and ways
 * around browsers without `pushState`: the history of a browser, with the same
 * contract. The router leaves the other histories unused.
 */
import type {RouteComponentProps} from 'react-router-dom';

type History = RouteComponentProps['history'];
type Location = History['location'];
type Action = History['action'];
type Path = Pick<Location, 'pathname' | 'search' | 'hash'>;
type Prompt = Parameters<History['block']>[0];
type Listener = Parameters<History['listen']>[0];

/** What `window.history` keeps for an entry. */
type Entry = {readonly key?: string; readonly state?: unknown};

/** Search or hash of an address with its mark, or nothing. */
function withMark(mark: '?' | '#', text = ''): string {
  if (text === '' || text === mark) {
    return '';
  }
  return text.startsWith(mark) ? text : mark + text;
}

function parsePath(address: string): Path {
  const [, pathname = '', search, hash] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return {
    pathname: address === '' ? '/' : pathname,
    search: withMark('?', search),
    hash: withMark('#', hash),
  };
}

function resolvePath(pathname: string, current?: Location): string {
  if (!pathname) {
    return current?.pathname ?? '/';
  }
  if (pathname.startsWith('/') || !current) {
    return pathname;
  }
  const base = `http://localhost${encodeURI(current.pathname)}`;
  return decodeURI(new URL(encodeURI(pathname), base).pathname);
}

/** The address of its parts, which may lack their marks. */
export function createPath({
  pathname = '',
  search,
  hash,
}: Partial<Path>): string {
  return (
    (pathname === '' ? '/' : pathname) +
    withMark('?', search) +
    withMark('#', hash)
  );
}

/**
 * The location of an address or of its parts. A path that is not absolute is
 * seen from the current location.
 *
 * @throws URIError if a percent sign in the path encodes nothing
 */
export function createLocation(
  to: string | Partial<Location>,
  state?: unknown,
  key?: string | null,
  current?: Location,
): Location {
  const parts = typeof to === 'string' ? parsePath(to) : to;
  const own = typeof to === 'string' ? undefined : to.state;
  return {
    ...parts,
    pathname: resolvePath(decodeURI(parts.pathname ?? ''), current),
    search: withMark('?', parts.search),
    hash: withMark('#', parts.hash),
    state: own === undefined ? state : own,
    ...(key && {key}),
  };
}

/** Whether two locations are the same entry with the same data. */
export function locationsAreEqual(a: Location, b: Location): boolean {
  return (
    createPath(a) === createPath(b) &&
    a.key === b.key &&
    JSON.stringify(a.state) === JSON.stringify(b.state)
  );
}

function readLocation(): Location {
  const {key, state} = (window.history.state ?? {}) as Entry;
  const {pathname, search, hash} = window.location;
  return createLocation(pathname + search + hash, state, key);
}

const createKey = (): string => Math.random().toString(36).slice(2, 8);

/** The history of this tab. */
export function createBrowserHistory(): History {
  const entries = window.history;
  const listeners = new Set<Listener>();
  let prompt: Prompt | undefined;
  /** Keys of the entries made here, by which a refused step back is undone. */
  let keys: (string | undefined)[] = [];
  let isUndoing = false;

  /** Asks whoever blocks; without an objection it goes on. */
  function isAllowed(location: Location, action: Action): boolean {
    const answer =
      typeof prompt === 'function' ? prompt(location, action) : prompt;
    return typeof answer === 'string'
      ? window.confirm(answer)
      : answer !== false;
  }

  function show(location: Location, action: Action): void {
    Object.assign(history, {location, action, length: entries.length});
    for (const listener of [...listeners]) {
      listener(location, action);
    }
  }

  function handlePopState(): void {
    const location = readLocation();
    if (isUndoing) {
      isUndoing = false;
      show(history.location, history.action);
    } else if (isAllowed(location, 'POP')) {
      show(location, 'POP');
    } else {
      const indexOf = ({key}: Location): number =>
        Math.max(0, keys.indexOf(key));
      const steps = indexOf(history.location) - indexOf(location);
      if (steps !== 0) {
        isUndoing = true;
        entries.go(steps);
      }
    }
  }

  function change(
    action: 'PUSH' | 'REPLACE',
    to: string | Partial<Location>,
    state: unknown,
  ): void {
    const location = createLocation(to, state, createKey(), history.location);
    if (!isAllowed(location, action)) {
      return;
    }
    const {key} = location;
    const entry: Entry = {key, state: location.state};
    const index = keys.indexOf(history.location.key);
    if (action === 'PUSH') {
      entries.pushState(entry, '', createPath(location));
      keys = [...keys.slice(0, index + 1), key];
    } else {
      entries.replaceState(entry, '', createPath(location));
      if (index !== -1) {
        keys[index] = key;
      }
    }
    show(location, action);
  }

  const history: History = {
    length: entries.length,
    action: 'POP',
    location: readLocation(),
    createHref: createPath,
    push: (to: string | Partial<Location>, state?: unknown) =>
      change('PUSH', to, state),
    replace: (to: string | Partial<Location>, state?: unknown) =>
      change('REPLACE', to, state),
    go: (steps) => entries.go(steps),
    goBack: () => entries.back(),
    goForward: () => entries.forward(),
    block(next = false) {
      prompt = next;
      return () => {
        if (prompt === next) {
          prompt = undefined;
        }
      };
    },
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
  keys = [history.location.key];
  window.addEventListener('popstate', handlePopState);
  return history;
}

export {
  createBrowserHistory as createHashHistory,
  createBrowserHistory as createMemoryHistory,
};
