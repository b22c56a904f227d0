/** Keys that open the search, and those typed before its dialog is there. */
import {useEffect, useLayoutEffect} from 'react';
import {isSlashOn} from './dialog/slashKey';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

type Keys = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

const hasModifier = ({altKey, ctrlKey, metaKey}: Keys): boolean =>
  altKey || ctrlKey || metaKey;

/** The letter or digit that a key types, if it types one. */
export function typedBy(event: Keys): string | undefined {
  return !hasModifier(event) && /^[\p{L}\p{N}]$/u.test(event.key)
    ? event.key
    : undefined;
}

/** Calls back on Ctrl or Cmd plus K, and on slash outside of text fields. */
export function useSearchKeys(onSearch: () => void): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      const isShortcut =
        event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      const isSlash =
        event.key === '/' &&
        !hasModifier(event) &&
        !isTyping(event.target) &&
        isSlashOn();
      if (isShortcut || isSlash) {
        event.preventDefault();
        onSearch();
      }
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [onSearch]);
}

/** Takes what is typed while the dialog is on its way, and Enter at its end. */
export function useEarlyKeys(
  isWaiting: boolean,
  onKey: (change: (query: string) => string) => void,
  onEnter: () => void,
): void {
  // Ends with the same commit that gives the field of the dialog the focus, so
  // that no key is heard by both, or by neither.
  useLayoutEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    function handleKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Backspace') {
        event.preventDefault();
        onKey((query) => query.slice(0, -1));
      } else if (event.key === 'Enter') {
        event.preventDefault();
        onEnter();
      } else if (event.key.length === 1 && !hasModifier(event)) {
        event.preventDefault();
        onKey((query) => query + event.key);
      }
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [isWaiting, onKey, onEnter]);
}
