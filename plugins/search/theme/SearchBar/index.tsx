// Replaces the empty search bar of @docusaurus/theme-classic 3.10.2 with a button
// and the keys of the search dialog. The dialog is loaded on intent: a pointer
// over the button, focus, touch, click or key. Without scripts, or where its code
// cannot be loaded, the button leads to the search page.
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SearchIcon} from '@site/src/components/SearchIcon';
import {isHostThere, waitForNetwork} from '@site/src/network';
import {typedBy, useEarlyKeys, useSearchKeys} from '../../client/searchKeys';
import {useSiteSearch} from '../../client/useSiteSearch';
import type {SearchDialog} from '../../client/dialog';
import type {SiteSearch} from '../../client/siteSearch';
import styles from './styles.module.css';

type Loaded = {
  readonly Dialog: typeof SearchDialog;
  readonly search: SiteSearch;
};

export default function SearchBar(): ReactNode {
  const searchPath = useBaseUrl('/search/');
  const loadSearch = useSiteSearch();
  const [loaded, setLoaded] = useState<Loaded>();
  /** First query of the open dialog; none while it is closed. */
  const [query, setQuery] = useState<string>();
  /** Whether Enter was pressed before the dialog was there. */
  const [isEntered, setIsEntered] = useState(false);
  const loading = useRef<Promise<Loaded>>(undefined);

  const load = useCallback((): Promise<Loaded> => {
    loading.current ??= Promise.all([
      import('../../client/dialog'),
      loadSearch(),
    ]).then(([{SearchDialog: Dialog}, search]) => {
      search.start();
      const next = {Dialog, search};
      setLoaded(next);
      return next;
    });
    loading.current.catch(() => {
      loading.current = undefined;
    });
    return loading.current;
  }, [loadSearch]);

  const close = useCallback(() => {
    setQuery(undefined);
    setIsEntered(false);
  }, []);
  const open = useCallback(
    (first = '') => {
      const tryToOpen = async (): Promise<void> => {
        setQuery((current) => current ?? first);
        try {
          await load();
        } catch {
          if (await isHostThere()) {
            window.location.assign(searchPath);
            return;
          }
          // The page has its keys back, also to press the button of the notice.
          close();
          await waitForNetwork();
          await tryToOpen();
        }
      };
      void tryToOpen();
    },
    [load, close, searchPath],
  );
  const toggle = useCallback(
    () => (query !== undefined && loaded ? close() : open()),
    [query, loaded, close, open],
  );
  useSearchKeys(toggle);
  useEarlyKeys(
    query !== undefined && !loaded,
    (change) => setQuery((current) => change(current ?? '')),
    () => setIsEntered(true),
  );
  // Last, because all keys that it heard before now come again.
  useEffect(() => {
    window.dispatchEvent(new Event('search-ready'));
  }, []);

  /** Starts loading; a failure shows when the dialog is asked for. */
  function prepare(): void {
    load().catch(() => undefined);
  }

  function handleClick(event: MouseEvent): void {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault();
      open();
    }
  }

  function handleKeyDown(event: ReactKeyboardEvent): void {
    const typed = event.key === ' ' ? '' : typedBy(event);
    // Once asked for, the dialog takes the keys; until it is there, the listener
    // for early keys does.
    if (typed !== undefined && query === undefined) {
      event.preventDefault();
      // Else the listener for early keys would hear the same key.
      event.nativeEvent.stopImmediatePropagation();
      open(typed);
    }
  }

  return (
    <>
      <a
        className={styles.button}
        href={searchPath}
        role="button"
        aria-label="Search docs"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={handleClick}
        onKeyDown={handleKeyDown}
        onMouseEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
      >
        <SearchIcon size={18} />
        <span className={styles.label}>Search docs</span>
        <kbd className={styles.keys} />
      </a>
      {loaded && query !== undefined && (
        <loaded.Dialog
          search={loaded.search}
          initialQuery={query}
          opensFirst={isEntered}
          onClose={close}
        />
      )}
    </>
  );
}
