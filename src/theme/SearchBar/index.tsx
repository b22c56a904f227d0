// Replaces the empty search bar of @docusaurus/theme-classic 3.10.2: a button
// with the words of the search dialog, and its keys. It leads to the search
// page, so nothing of a search is loaded before a visitor asks for it.
import {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SearchIcon} from '@site/src/components/SearchIcon';
import styles from './styles.module.css';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Calls back on Ctrl or Cmd plus K, and on slash outside of text fields. */
function useSearchKeys(onSearch: () => void): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      const isShortcut =
        event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      const isSlash =
        event.key === '/' &&
        !event.metaKey &&
        !event.ctrlKey &&
        !event.altKey &&
        !isTyping(event.target);
      if (isShortcut || isSlash) {
        event.preventDefault();
        onSearch();
      }
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [onSearch]);
}

export default function SearchBar(): ReactNode {
  const history = useHistory();
  const searchPath = useBaseUrl('/search/');
  useSearchKeys(() => history.push(searchPath));
  return (
    <Link className={styles.button} to="/search/" aria-label="Search docs">
      <SearchIcon size={18} />
      <span className={styles.label}>Search docs</span>
      <kbd className={styles.keys}>Ctrl K</kbd>
    </Link>
  );
}
