// @vitest-environment jsdom
import {afterEach, describe, expect, it, vi, type Mock} from 'vitest';
import {guard} from '../earlyGuard';

const ORIGIN = 'https://site.example';
const RELOAD_KEY = 'site-reloaded-for';
const THEME_KEY = 'theme-site';
const SCRIPT = `${ORIGIN}/assets/js/main.12345678.js`;
const OTHER_SCRIPT = `${ORIGIN}/assets/js/other.12345678.js`;

const onDead = vi.fn<() => void>();

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
const listeners: Parameters<Window['addEventListener']>[] = [];

function leavePage(): void {
  for (const listener of listeners.splice(0)) {
    realWindow.removeEventListener(...listener);
  }
}

/**
 * Runs the guard in a page at an address. The browser of the tests cannot
 * navigate, so the guard gets a window whose address can be set and read.
 */
function openPage(address: string, isStorageDenied = false): Page {
  leavePage();
  let url = new URL(ORIGIN + address);
  const state = {key: 'kept'};
  let target: string | undefined;
  const reload = vi.fn<() => void>();
  const access = (storage: Storage): Storage => {
    if (isStorageDenied) {
      throw new DOMException('Access is denied.', 'SecurityError');
    }
    return storage;
  };
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
      return access(sessionStorage);
    },
    get localStorage() {
      return access(localStorage);
    },
    addEventListener(...listener: Parameters<Window['addEventListener']>) {
      listeners.push(listener);
      realWindow.addEventListener(...listener);
    },
  });
  guard(THEME_KEY, '/', onDead);
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

/** Fills the storage; the guard says so in the log that is returned. */
function fillStorage(): Mock<typeof console.debug> {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
  };
  return vi.spyOn(console, 'debug').mockReturnValue();
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

function setStarted(isStarted: boolean): void {
  document.documentElement.dataset.hasHydrated = String(isStarted);
}

function mockReload(): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {type: 'reload'} as unknown as PerformanceEntry,
  ]);
}

afterEach(() => {
  leavePage();
  // The guard replaces some of these for good, once per page.
  Object.defineProperties(Storage.prototype, methodsOfBrowser);
  sessionStorage.clear();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-has-hydrated');
});

describe('the address', () => {
  it.each([
    ...[
      '/',
      '/docs/sequence/',
      '/docs/caf%C3%A9/?q=100%25#a%20b',
      '/search/?q=%E0%A4%A',
      '/?docusaurus-theme=dark',
      '/docs/?docusaurus-theme=light&x=1#top',
      '/404.html',
    ].map((address) => [address, address]),
    ['/index.html', '/'],
    ['/docs/index.html', '/docs/'],
    ['/docs/index.html?q=a#b', '/docs/?q=a#b'],
    ['/search?q=a#b', '/search/?q=a#b'],
    ['/docs/caf%C3%A9', '/docs/caf%C3%A9/'],
    ['/site//docs/index.html', '/site//docs/'],
    ['//other.example/index.html', '//other.example/'],
    // What cannot be decoded.
    ['/%E0%A4%A/', '/%25E0%25A4%25A/'],
    ['/docs/50%/?q=a#b', '/docs/50%25/?q=a#b'],
    // What the theme would copy to the root element.
    ['/?docusaurus-theme=zzz', '/'],
    ['/?docusaurus-data-x=1', '/'],
    ['/?a=1&docusaurus-data-x=1&docusaurus-data-y=2#top', '/?a=1#top'],
    ['/?docusaurus-theme=dark&docusaurus-data-x=1', '/?docusaurus-theme=dark'],
    ['/?docusaurus-theme=&b=2', '/?b=2'],
  ])('%s becomes %s', (address, clean) => {
    const page = openPage(address);
    expect(page.address()).toBe(clean);
    expect(page.leftFor()).toBeUndefined();
  });

  it.each([
    ['/docs/sequence.html', '/docs/sequence/'],
    ['/docs/sequence.html?q=a#b', '/docs/sequence/?q=a#b'],
    ['/docs/404.html.html', '/docs/404.html/'],
    ['/.html', '//'],
    ['/Docs/Sequence/?Q=A#B', '/docs/sequence/?Q=A#B'],
    ['/docs/%69nterpolat%65/', '/docs/interpolate/'],
    ['/docs/caf%C3%A9/A.html', '/docs/caf%C3%A9/a/'],
    ['//other.example/page.html', '//other.example/page/'],
  ])('%s leads to %s', (address, clean) => {
    expect(openPage(address).leftFor()).toBe(ORIGIN + clean);
  });
});

it('drops a hash that cannot be decoded when the visitor goes back to it', () => {
  const page = openPage('/docs/');
  page.goBackTo('/blog/#%');
  expect(page.address()).toBe('/blog/');
});

describe('the stored color mode', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ...['', 'Dark', 'zzz', '"><script>', '__proto__'].map((mode) => [
      mode,
      null,
    ]),
  ])('%j becomes %j', (mode, expected) => {
    localStorage.setItem(THEME_KEY, String(mode));
    openPage('/');
    expect(localStorage.getItem(THEME_KEY)).toBe(expected);
  });

  it('may be denied', () => {
    expect(() => openPage('/', true)).not.toThrow();
  });
});

describe('a script of the site that does not load', () => {
  it('shows one notice with a link if the reload did not help', () => {
    openBrokenPage();
    const page = openPage('/docs/?q=a');
    failToLoad('script', SCRIPT);
    failToLoad('script', SCRIPT);
    expectOutcome(page, 0, 1);
    const notice = document.querySelector('[role="status"]');
    expect(notice?.textContent).toBe(
      'A part of this page did not load. Reload the page',
    );
    expect(notice?.querySelector('a')?.href).toBe(`${ORIGIN}/docs/?q=a`);
  });

  it.each<[string, () => void]>([
    ['for the first time', () => undefined],
    ['after one of an earlier deployment', () => openBrokenPage(OTHER_SCRIPT)],
    ['in a reloaded page, if none was missing before', mockReload],
    ['before the page has started', () => setStarted(false)],
  ])('reloads the page %s', (_, prepare) => {
    prepare();
    expectOutcome(openBrokenPage(), 1, 0);
  });

  it('shows the notice at once without a network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expectOutcome(openBrokenPage(), 0, 1);
  });

  it('shows the notice at once where the storage is full', () => {
    fillStorage();
    expectOutcome(openBrokenPage(), 0, 1);
  });

  it('shows the notice at once in a page that was reloaded for another', () => {
    openBrokenPage(OTHER_SCRIPT);
    mockReload();
    expectOutcome(openBrokenPage(), 0, 1);
  });

  it('shows the notice at once where the storage is denied', () => {
    expectOutcome(openBrokenPage(SCRIPT, true), 0, 1);
  });

  it('does not go back and forth between two that are missing', () => {
    const reloads = [SCRIPT, OTHER_SCRIPT, SCRIPT, OTHER_SCRIPT].map(
      (source) => openBrokenPage(source).reload.mock.calls.length,
    );
    expect(reloads).toEqual([1, 1, 0, 0]);
  });

  it('reloads if the storage holds something else than addresses', () => {
    sessionStorage.setItem(RELOAD_KEY, 'yesterday');
    expectOutcome(openBrokenPage(), 1, 0);
    expect(sessionStorage.getItem(RELOAD_KEY)).toBe(`yesterday ${SCRIPT}`);
  });
});

describe('the page is left alone', () => {
  it('when it has started already', () => {
    setStarted(true);
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
    expectOutcome(page, 0, 0);
  });
});

describe('a storage', () => {
  it('that is full keeps choices in memory, with one line in the debug log', () => {
    const debug = fillStorage();
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
