/**
 * Runs inline in the head of every page, like the guard in `earlyGuard.ts`, and
 * must not refer to anything outside itself either.
 *
 * Until the code of the page has run, nobody listens to the keys and the button
 * of the search: the button would leave the page, and Ctrl+K would go to the
 * browser. What opens the search, and what is typed after that, is held back here
 * and done again once the search bar says that it is there (`search-ready`).
 *
 * @param slashKey Name under which the storage says that the slash opens nothing.
 * @returns says that the page will not start: what opens the search then leads to
 *   its page, where the button leads by itself
 */
export function holdSearch(slashKey: string): () => void {
  const held: (KeyboardEvent | MouseEvent)[] = [];
  let isStarting = true;

  const isSlashOn = (): boolean => {
    try {
      return localStorage.getItem(slashKey) !== 'off';
    } catch {
      return true;
    }
  };

  const hold = (event: KeyboardEvent | MouseEvent): void => {
    const button = document.querySelector<HTMLElement>(
      '[aria-keyshortcuts*="Control+K"]',
    );
    const {target, ctrlKey, metaKey} = event;
    if (
      !(target instanceof Element) ||
      (!button && document.readyState !== 'loading')
    ) {
      return;
    }
    const isOnButton = button?.contains(target) ?? false;
    let isOpening;
    let isTyping = false;
    if ('key' in event) {
      const {key} = event;
      const isText = key.length === 1 && !event.altKey && !ctrlKey && !metaKey;
      isOpening =
        (/^k$/i.test(key) && (ctrlKey || metaKey)) ||
        (isText &&
          (isOnButton ||
            (key === '/' &&
              !target.matches('input, textarea, select') &&
              isSlashOn())));
      isTyping = isText || key === 'Backspace' || key === 'Enter';
      if (key === 'Escape') {
        held.length = 0;
      }
    } else {
      isOpening = isOnButton && !ctrlKey && !metaKey && !event.shiftKey;
    }
    if (isStarting && (isOpening || (isTyping && held.length > 0))) {
      event.preventDefault();
      event.stopImmediatePropagation();
      held.push(event);
    } else if (isOpening && 'key' in event) {
      event.preventDefault();
      button?.click();
    }
  };

  const release = async (): Promise<void> => {
    window.removeEventListener('keydown', hold, true);
    window.removeEventListener('click', hold, true);
    for (const event of held) {
      // React takes these for keys of a visitor once it is at rest, and listens to
      // the next one after it has drawn what the one before has changed.
      await Promise.resolve();
      const {constructor, type, target} = event;
      (target as Element).dispatchEvent(
        new (constructor as typeof KeyboardEvent)(type, event),
      );
    }
  };

  window.addEventListener('keydown', hold, true);
  window.addEventListener('click', hold, true);
  window.addEventListener('search-ready', () => void release(), {once: true});
  return () => {
    isStarting = false;
    held.length = 0;
  };
}
