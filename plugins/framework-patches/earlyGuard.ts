/**
 * Runs inline in the head of every page, before anything else. It must not
 * refer to anything outside itself: its source text is put into the page.
 *
 * - An address that ends in `index.html` or `.html`, or without a slash, or that
 *   has capitals or needless percent signs, becomes the clean one, so that server
 *   and browser render the same page.
 * - A malformed percent sequence in path or hash is neutralized: the framework
 *   decodes both without a guard and would crash the page.
 * - Query parameters that the theme copies to the root element are dropped
 *   unless they hold a known color mode; so is what is stored as one.
 * - A storage that is full keeps what it is given in memory, with one debug line;
 *   the theme would report each attempt as an error and forget the choice.
 * - A visit that begins at the top of a page is marked until a scroll, a click or
 *   a key: what is below the window may have a guessed height (see `docs.css`).
 * - A browser that tells of a connection, but not of its speed, is taken for a
 *   fast one; the framework reads the speed without a guard.
 * - If a script of the page itself is missing (an old page after a new
 *   deployment), the page reloads once, unless there is no network; the second
 *   time it stays as it is, readable, with a notice. The addresses that the
 *   visitor goes back to from there load their pages. Style sheets are in the page.
 *
 * @param themeKey Name under which the theme stores the color mode.
 * @param baseUrl Path of the site, with slashes at both ends.
 * @param onDead Called when a script is missing for good.
 */
export function guard(
  themeKey: string,
  baseUrl: string,
  onDead: () => void,
): void {
  const decodes = (value: string): boolean => {
    try {
      decodeURIComponent(value);
      return true;
    } catch {
      return false;
    }
  };
  const isTheme = (value: string | null): boolean =>
    value === 'light' || value === 'dark';
  // Addresses are given with their origin, because a path that starts with two
  // slashes would be read as the name of another host.
  const {origin} = window.location;

  const cleanAddress = (): void => {
    const {pathname, search, hash} = window.location;
    let path = pathname;
    if (!decodes(path)) {
      path = path.replace(/%/g, '%25');
    }
    path = path.replace(/\/index\.html$|(\/[^/.]+)$/, '$1/');
    const params = new URLSearchParams(search);
    let query = search;
    const unsafe = [...params.keys()].filter(
      (key) =>
        key.startsWith('docusaurus-data-') ||
        (key === 'docusaurus-theme' && !isTheme(params.get(key))),
    );
    if (unsafe.length > 0) {
      unsafe.forEach((key) => params.delete(key));
      query = params.size > 0 ? `?${params}` : '';
    }
    const anchor = decodes(hash) ? hash : '';
    if (path !== pathname || query !== search || anchor !== hash) {
      const {history} = window;
      history.replaceState(history.state, '', origin + path + query + anchor);
    }
  };

  // Where a host answers with its page for all that it does not know, the router
  // would still find the page that is meant, and draw it over the other one.
  const {pathname} = window.location;
  const isFile =
    pathname.endsWith('.html') && !/\/(?:index|404)\.html$/.test(pathname);
  const path =
    pathname.slice(0, baseUrl.length) +
    pathname
      .slice(baseUrl.length)
      // Letters and digits that need no encoding.
      .replace(/%(?:3\d|[46][1-9a-f]|[57][\da])/gi, (code) =>
        decodeURIComponent(code),
      )
      .replace(/%..?|[A-Z]/g, (text) =>
        text.length > 1 ? text : text.toLowerCase(),
      )
      .replace(/\.html$/, isFile ? '/' : '$&');
  if (path !== pathname) {
    const {search, hash} = window.location;
    window.location.replace(origin + path + search + hash);
    return;
  }
  cleanAddress();
  window.addEventListener('popstate', cleanAddress, true);
  window.addEventListener('hashchange', cleanAddress, true);

  try {
    const {localStorage} = window;
    if (!isTheme(localStorage.getItem(themeKey))) {
      localStorage.removeItem(themeKey);
    }
  } catch {
    // A browser that denies its storage has no color mode stored.
  }

  const [navigation] = performance.getEntriesByType('navigation');
  const typeOfVisit =
    navigation && 'type' in navigation ? navigation.type : undefined;
  if (typeOfVisit === 'navigate' && !window.location.hash) {
    const root = document.documentElement;
    root.dataset.beginsAtTop = '';
    for (const type of ['scroll', 'click', 'keydown']) {
      window.addEventListener(type, () => delete root.dataset.beginsAtTop, {
        capture: true,
        once: true,
      });
    }
  }

  const {connection} = navigator as Navigator & {
    readonly connection?: {readonly effectiveType?: string};
  };
  if (connection && connection.effectiveType === undefined) {
    Object.defineProperty(connection, 'effectiveType', {value: '4g'});
  }

  // Called on the storage that the theme uses, so they need no binding.
  // eslint-disable-next-line @typescript-eslint/unbound-method -- see above
  const {getItem, setItem, removeItem} = Storage.prototype;
  const memory = new Map<Storage, Map<string, string>>();
  let isReported = false;
  Storage.prototype.setItem = function setItemOrKeep(key, value): void {
    try {
      setItem.call(this, key, value);
      memory.get(this)?.delete(key);
    } catch (error) {
      const kept = memory.get(this) ?? new Map<string, string>();
      memory.set(this, kept.set(key, value));
      if (!isReported) {
        isReported = true;
        console.debug('Choices are kept for this page only:', error);
      }
    }
  };
  Storage.prototype.getItem = function getItemOrKept(key): string | null {
    return memory.get(this)?.get(key) ?? getItem.call(this, key);
  };
  Storage.prototype.removeItem = function removeItemAndKept(key): void {
    memory.get(this)?.delete(key);
    removeItem.call(this, key);
  };

  // Names of scripts hold a hash of their content: one that failed before a
  // reload and fails again is really missing. A later deployment has others.
  // A page may miss several: after a reload for one, no other reloads it again.
  const RELOAD_KEY = 'site-reloaded-for';
  const reloadOnceFor = (source: string): boolean => {
    if (!navigator.onLine) {
      // The browser would put a page of its own in place of this one.
      return false;
    }
    try {
      const storage = window.sessionStorage;
      const stored = getItem.call(storage, RELOAD_KEY) ?? '';
      const sources = stored.split(' ');
      const isReloaded = typeOfVisit === 'reload';
      if (sources.includes(source) || (stored !== '' && isReloaded)) {
        return false;
      }
      // A storage that is full throws. Without the note there would be no end.
      setItem.call(storage, RELOAD_KEY, [...sources, source].join(' ').trim());
    } catch {
      return false;
    }
    // The browser would bring back what was in view, and the home page has put a
    // banner above that.
    window.history.scrollRestoration = 'manual';
    window.location.reload();
    return true;
  };
  if (window.history.scrollRestoration === 'manual') {
    // A browser brings it back after this event, so other pages wait for that.
    window.addEventListener('load', () => {
      setTimeout(() => {
        window.history.scrollRestoration = 'auto';
      });
    });
  }
  const showNotice = (): void => {
    const id = 'site-load-notice';
    if (document.getElementById(id)) {
      return;
    }
    const notice = document.createElement('div');
    notice.id = id;
    notice.className = 'siteLoadNotice';
    notice.setAttribute('role', 'status');
    notice.append('A part of this page did not load. ');
    const link = document.createElement('a');
    link.href = window.location.href;
    link.textContent = 'Reload the page';
    notice.append(link);
    document.body.prepend(notice);
  };
  window.addEventListener(
    'error',
    ({target}) => {
      if (document.documentElement.dataset.hasHydrated === 'true') {
        return;
      }
      const source = target instanceof HTMLScriptElement ? target.src : '';
      if (
        source.startsWith(`${origin}/`) &&
        source.includes('/assets/js/') &&
        !reloadOnceFor(source)
      ) {
        onDead();
        // To a page that was shown in this document the browser goes back by its
        // address alone.
        const left = window.location.pathname;
        window.addEventListener('popstate', () => {
          if (window.location.pathname !== left) {
            window.location.reload();
          }
        });
        if (document.readyState === 'loading') {
          document.addEventListener('DOMContentLoaded', showNotice);
        } else {
          showNotice();
        }
      }
    },
    true,
  );
}
