/** What the dialog does with the elements that `@docsearch/react` 3.9.0 draws. */

/** Elements inside the dialog that its own parts are drawn into. */
export type Containers = {
  readonly panel: HTMLElement;
  readonly footer: HTMLElement;
};

/**
 * Adds the containers, next to what the dialog draws and never moves.
 *
 * @returns nothing where the dialog has not drawn its parts
 */
export function makeContainers(root: Element): Containers | undefined {
  const bar = root.querySelector('.DocSearch-SearchBar');
  const footer = root.querySelector('.DocSearch-Footer');
  if (!bar || !footer) {
    return undefined;
  }
  const containers = {
    panel: document.createElement('div'),
    footer: document.createElement('div'),
  };
  bar.after(containers.panel);
  footer.append(containers.footer);
  return containers;
}

/**
 * Makes the dialog ask again, which it does when its field gets the focus: it
 * has no other way in. The focus itself stays where it is.
 */
export function askAgain(root: Element): void {
  root
    .querySelector('.DocSearch-Input')
    ?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

/** Whether the first result is the chosen one, as after every question. */
export function isAtFirst(root: Element): boolean {
  const first = root.querySelector('[role="treeitem"]');
  return !first || first.getAttribute('aria-selected') === 'true';
}
