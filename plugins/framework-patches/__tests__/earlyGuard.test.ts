// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {guard} from '../earlyGuard';

const ORIGIN = 'https://site.example';
const RELOAD_KEY = 'site-reloaded-for';
const THEME_KEY = 'theme-site';
const SCRIPT = `${ORIGIN}/assets/js/main.12345678.js`;

type Page = {
  /** Path, query and hash that the address bar shows. */
  readonly address: () => string;
  readonly goBackTo: (address: string) => void;
  /** Where the page was left for, in full. */
  readonly leftFor: () => string | undefined;
  readonly reload: ReturnType<typeof vi.fn<() => void>>;
};

const realWindow = window;
const {localStorage, sessionStorage} = window;
const methodsOfBrowser = Object.getOwnPropertyDescriptors(Storage.prototype);
let listeners: Parameters<Window['addEventListener']>[] = [];

/**
 * Runs the guard in a page at an address. The browser of the tests cannot
 * navigate, so the guard gets a window whose address can be set and read.
 */
function openPage(address: string, isStorageDenied = false): Page {
  let url = new URL(ORIGIN + address);
  const state = {key: 'kept'};
  let target: string | undefined;
  const reload = vi.fn<() => void>();
  vi.stubGlobal('window', {
    get location() {
      const {pathname, search, hash, href, origin} = url;
      const replace = (newAddress: string): void => {
        target = new URL(newAddress, url).href;
      };
      return {pathname, search, hash, href, origin, replace, reload};
    },
    history: {
      state,
      replaceState(newState: unknown, _: string, newAddress: string) {
        const next = new URL(newAddress, url);
        if (next.origin !== ORIGIN) {
          throw new DOMException('Not the same origin.', 'SecurityError');
        }
        expect(newState).toBe(state);
        url = next;
      },
    },
    get sessionStorage() {
      if (isStorageDenied) {
        throw new DOMException('Access is denied.', 'SecurityError');
      }
      return sessionStorage;
    },
    get localStorage() {
      if (isStorageDenied) {
        throw new DOMException('Access is denied.', 'SecurityError');
      }
      return localStorage;
    },
    addEventListener(...listener: Parameters<Window['addEventListener']>) {
      listeners.push(listener);
      realWindow.addEventListener(...listener);
    },
  });
  guard(THEME_KEY);
  return {
    address: () => url.href.slice(ORIGIN.length),
    goBackTo(previous) {
      url = new URL(ORIGIN + previous);
      realWindow.dispatchEvent(new Event('popstate'));
    },
    leftFor: () => target,
    reload,
  };
}

/** Says that an element of the head could not be loaded. */
function failToLoad(tagName: 'script' | 'img', src: string): void {
  const element = document.createElement(tagName);
  element.src = src;
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
  };
}

/** Opens a page of which a script does not load. */
function openBrokenPage(source = SCRIPT, isStorageDenied = false): Page {
  const page = openPage('/docs/', isStorageDenied);
  failToLoad('script', source);
  return page;
}

/** Expects how often a page was reloaded, and how many notices it shows. */
function expectOutcome(page: Page, reloads: number, notices: number): void {
  expect(page.reload).toHaveBeenCalledTimes(reloads);
  expect(document.querySelectorAll('#site-load-notice')).toHaveLength(notices);
}

function mockReload(): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {type: 'reload'} as unknown as PerformanceEntry,
  ]);
}

beforeEach(() => {
  vi.useFakeTimers({now: new Date('2025-06-01T12:00:00Z')});
});

afterEach(() => {
  for (const [type, listener, options] of listeners) {
    realWindow.removeEventListener(type, listener, options);
  }
  listeners = [];
  // The guard replaces some of these for good, once per page.
  Object.defineProperties(Storage.prototype, methodsOfBrowser);
  sessionStorage.clear();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-has-hydrated');
});

describe('the address', () => {
  it.each([
    '/',
    '/docs/sequence/',
    '/docs/caf%C3%A9/?q=100%25#a%20b',
    '/search/?q=%E0%A4%A',
    '/?docusaurus-theme=dark',
    '/docs/?docusaurus-theme=light&x=1#top',
    '/404.html',
  ])('%s stays as it is', (address) => {
    const page = openPage(address);
    expect(page.address()).toBe(address);
    expect(page.leftFor()).toBeUndefined();
  });

  it.each([
    ['/index.html', '/'],
    ['/docs/index.html', '/docs/'],
    ['/docs/index.html?q=a#b', '/docs/?q=a#b'],
    ['/search?q=a#b', '/search/?q=a#b'],
    ['/docs/caf%C3%A9', '/docs/caf%C3%A9/'],
    ['/site//docs/index.html', '/site//docs/'],
    ['//other.example/index.html', '//other.example/'],
  ])('%s becomes %s', (address, clean) => {
    expect(openPage(address).address()).toBe(clean);
  });

  it.each([
    ['/docs/sequence.html', '/docs/sequence/'],
    ['/docs/sequence.html?q=a#b', '/docs/sequence/?q=a#b'],
    ['/docs/404.html.html', '/docs/404.html/'],
    ['/.html', '//'],
    ['//other.example/page.html', '//other.example/page/'],
  ])('%s leads to %s', (address, clean) => {
    const page = openPage(address);
    expect(page.leftFor()).toBe(ORIGIN + clean);
  });

  it.each([
    ['/%E0%A4%A/', '/%25E0%25A4%25A/'],
    ['/docs/50%/?q=a#b', '/docs/50%25/?q=a#b'],
  ])('%s, which cannot be decoded, becomes %s', (address, clean) => {
    const page = openPage(address);
    expect(page.address()).toBe(clean);
    expect(() => decodeURIComponent(page.address())).not.toThrow();
  });
});

it('drops a hash that cannot be decoded when the visitor goes back to it', () => {
  const page = openPage('/docs/');
  page.goBackTo('/blog/#%');
  expect(page.address()).toBe('/blog/');
});

describe('the query', () => {
  it.each([
    ['/?docusaurus-theme=zzz', '/'],
    ['/?docusaurus-data-x=1', '/'],
    ['/?a=1&docusaurus-data-x=1&docusaurus-data-y=2#top', '/?a=1#top'],
    ['/?docusaurus-theme=dark&docusaurus-data-x=1', '/?docusaurus-theme=dark'],
    ['/?docusaurus-theme=&b=2', '/?b=2'],
  ])('%s becomes %s', (address, clean) => {
    expect(openPage(address).address()).toBe(clean);
  });
});

describe('the stored color mode', () => {
  it.each(['light', 'dark'])('%s stays', (mode) => {
    localStorage.setItem(THEME_KEY, mode);
    openPage('/');
    expect(localStorage.getItem(THEME_KEY)).toBe(mode);
  });

  it.each(['', 'Dark', 'zzz', '"><script>', '__proto__'])(
    '%j is dropped',
    (mode) => {
      localStorage.setItem(THEME_KEY, mode);
      openPage('/');
      expect(localStorage).toHaveLength(0);
    },
  );

  it('may be denied', () => {
    expect(() => openPage('/', true)).not.toThrow();
  });
});

describe('a script of the site that does not load', () => {
  it('shows a notice with a link if the reload did not help', () => {
    openBrokenPage();
    const page = openPage('/docs/?q=a');
    failToLoad('script', SCRIPT);
    expectOutcome(page, 0, 1);
    const notice = document.querySelector('[role="status"]');
    expect(notice?.textContent).toBe(
      'A part of this page did not load. Reload the page',
    );
    expect(notice?.querySelector('a')?.href).toBe(`${ORIGIN}/docs/?q=a`);
  });

  it('shows the notice as well when the second failure is late', () => {
    openBrokenPage();
    vi.advanceTimersByTime(60_000);
    expectOutcome(openBrokenPage(), 0, 1);
  });

  it('reloads again for a script of a later deployment', () => {
    openBrokenPage();
    const page = openBrokenPage(`${ORIGIN}/assets/js/main.87654321.js`);
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('does not go back and forth between two that are missing', () => {
    const reloads = ['main', 'runtime', 'main', 'runtime'].map((name) => {
      const page = openBrokenPage(`${ORIGIN}/assets/js/${name}.12345678.js`);
      return page.reload.mock.calls.length;
    });
    expect(reloads).toEqual([1, 1, 0, 0]);
  });

  it('shows one notice for several scripts', () => {
    sessionStorage.setItem(RELOAD_KEY, SCRIPT);
    const page = openBrokenPage();
    failToLoad('script', SCRIPT);
    expectOutcome(page, 0, 1);
  });

  it('shows the notice at once where the storage is denied', () => {
    expectOutcome(openBrokenPage(SCRIPT, true), 0, 1);
  });

  it('shows the notice at once where the storage is full', () => {
    vi.spyOn(console, 'debug').mockReturnValue();
    fillStorage();
    expectOutcome(openBrokenPage(), 0, 1);
  });

  it('does not reload a reloaded page for another script of it', () => {
    openBrokenPage();
    mockReload();
    const page = openBrokenPage(`${ORIGIN}/assets/js/other.12345678.js`);
    expectOutcome(page, 0, 1);
  });

  it('reloads a reloaded page once, if no script was missing before', () => {
    mockReload();
    expect(openBrokenPage().reload).toHaveBeenCalledOnce();
  });

  it('reloads if the storage holds something else than addresses', () => {
    sessionStorage.setItem(RELOAD_KEY, 'yesterday');
    expect(openBrokenPage().reload).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem(RELOAD_KEY)).toBe(`yesterday ${SCRIPT}`);
  });

  it('still counts while the page has not started', () => {
    document.documentElement.setAttribute('data-has-hydrated', 'false');
    expect(openBrokenPage().reload).toHaveBeenCalledOnce();
  });
});

describe('the page is left alone', () => {
  it('when it has started already', () => {
    document.documentElement.setAttribute('data-has-hydrated', 'true');
    expectOutcome(openBrokenPage(), 0, 0);
  });

  it.each([
    ['script', 'https://other.example/assets/js/chat.js'],
    ['script', `${ORIGIN}.other.example/assets/js/chat.js`],
    ['script', `${ORIGIN}/widget.js`],
    ['img', `${ORIGIN}/assets/js/picture.png`],
  ] as const)('when another %s fails: %s', (tagName, src) => {
    const page = openPage('/docs/');
    failToLoad(tagName, src);
    expectOutcome(page, 0, 0);
  });

  it('when a script runs and throws', () => {
    const page = openPage('/docs/');
    realWindow.dispatchEvent(new Event('error'));
    expect(page.reload).not.toHaveBeenCalled();
  });
});

describe('a storage', () => {
  it('that is full keeps choices in memory, with one line in the debug log', () => {
    const debug = vi.spyOn(console, 'debug').mockReturnValue();
    fillStorage();
    openPage('/');
    sessionStorage.setItem('theme', 'dark');
    sessionStorage.setItem('theme', 'light');
    expect(debug).toHaveBeenCalledExactlyOnceWith(
      'Choices are kept for this page only:',
      expect.objectContaining({name: 'QuotaExceededError'}),
    );
    expect(sessionStorage.getItem('theme')).toBe('light');
    sessionStorage.removeItem('theme');
    expect(sessionStorage.getItem('theme')).toBeNull();
  });

  it('that works is used as before', () => {
    const debug = vi.spyOn(console, 'debug').mockReturnValue();
    openPage('/');
    sessionStorage.setItem('theme', 'dark');
    expect(sessionStorage.getItem('theme')).toBe('dark');
    expect(debug).not.toHaveBeenCalled();
  });
});

describe('a browser that tells of its connection', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection');
  });

  it.each([
    [{}, '4g'],
    [{effectiveType: '2g'}, '2g'],
  ])('%j is taken for %s', (connection, expected) => {
    Object.defineProperty(navigator, 'connection', {
      value: connection,
      configurable: true,
    });
    openPage('/');
    expect(connection).toHaveProperty('effectiveType', expected);
  });
});
