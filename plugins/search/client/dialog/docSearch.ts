/** What the dialog does with the elements that `@docsearch/react` 3.9.0 draws. */

/** Elements inside the dialog that its own parts are drawn into. */
export type Containers = {
  readonly panel: HTMLElement;
  /** Above what the dialog shows while its field is empty. */
  readonly start: HTMLElement;
  readonly footer: HTMLElement;
};

/**
 * Adds the containers, next to what the dialog draws and never moves.
 *
 * @returns nothing where the dialog has not drawn its parts
 */
export function makeContainers(root: Element): Containers | undefined {
  const bar = root.querySelector('.DocSearch-SearchBar');
  const list = root.querySelector('.DocSearch-Dropdown');
  const footer = root.querySelector('.DocSearch-Footer');
  if (!bar || !list || !footer) {
    return undefined;
  }
  const containers = {
    panel: document.createElement('div'),
    start: document.createElement('div'),
    footer: document.createElement('div'),
  };
  containers.start.className = 'row row--no-gutters';
  bar.after(containers.panel);
  list.prepend(containers.start);
  footer.append(containers.footer);
  return containers;
}

function dispatchToField(root: Element | null, event: Event): void {
  root?.querySelector('.DocSearch-Input')?.dispatchEvent(event);
}

/**
 * Makes the dialog ask again, which it does when its field gets the focus: it
 * has no other way in. The focus itself stays where it is.
 */
export function askAgain(root: Element | null): void {
  dispatchToField(root, new FocusEvent('focusin', {bubbles: true}));
}

/** Presses a key in the field. */
export function pressKey(root: Element | null, keys: KeyboardEventInit): void {
  const init = {...keys, bubbles: true, cancelable: true};
  dispatchToField(root, new KeyboardEvent('keydown', init));
}

/** Whether the first result is the chosen one, as after every question. */
export function isAtFirst(root: Element): boolean {
  const first = root.querySelector('[role="treeitem"]');
  return !first || first.getAttribute('aria-selected') === 'true';
}

/** Recent searches that are shown beside favorites. */
const BESIDE_FAVORITES = 4;

/**
 * Makes room for the first favorite at once, by the buttons that remove recent
 * searches: the dialog itself shows fewer with its next opening.
 *
 * @returns the way to stop
 */
export function limitRecentSearches(root: Element): () => void {
  const buttons = (list: string): NodeListOf<HTMLElement> =>
    root.querySelectorAll(`[title="Remove this search from ${list}"]`);
  const observer = new MutationObserver(() => {
    if (buttons('favorites').length > 0) {
      [...buttons('history')]
        .slice(BESIDE_FAVORITES)
        .forEach((button) => button.click());
    }
  });
  observer.observe(root, {childList: true, subtree: true});
  return () => observer.disconnect();
}
