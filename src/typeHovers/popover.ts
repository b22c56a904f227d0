import type {ServedInfo} from '@site/plugins/type-hovers/served';
import styles from './styles.module.css';

/** Space between a name and the popover, and to the edge of the window, in px. */
const GAP = 6;
const EDGE = 12;

const ID = 'type-of-name';

let popover: HTMLElement | undefined;
let shownName: HTMLElement | undefined;

/**
 * Makes a name a control. Only the name with the focus is one, because a screen
 * reader would otherwise announce a button at every word of the code.
 */
export function makeControl(name: HTMLElement): void {
  name.tabIndex = -1;
  name.setAttribute('role', 'button');
  name.setAttribute('aria-expanded', 'false');
}

/** Makes a control plain text again, once nothing needs it. */
export function makePlain(name: HTMLElement): void {
  if (name !== shownName && name !== document.activeElement) {
    for (const attribute of ['role', 'tabindex', 'aria-expanded']) {
      name.removeAttribute(attribute);
    }
  }
}

function release(): void {
  const name = shownName;
  shownName = undefined;
  name?.removeAttribute('aria-describedby');
  if (name?.hasAttribute('role')) {
    name.setAttribute('aria-expanded', 'false');
    makePlain(name);
  }
}

function createPopover(): HTMLElement {
  const element = document.createElement('div');
  element.className = styles.popover ?? '';
  // The browser closes it on Escape and on a press outside of it.
  element.popover = 'auto';
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', 'Type');
  element.addEventListener('toggle', (event) => {
    if (event.newState === 'closed' && !element.matches(':popover-open')) {
      release();
    }
  });
  return element;
}

function fill(element: HTMLElement, {html, text, link}: ServedInfo): void {
  // The link stays outside, because a description is announced as plain text.
  const description = document.createElement('div');
  description.id = ID;
  const signature = document.createElement('code');
  // The build's highlighter wrote it, as it wrote the code itself.
  signature.innerHTML = html;
  description.append(signature);
  if (text) {
    const sentence = document.createElement('p');
    sentence.textContent = text;
    description.append(sentence);
  }
  element.replaceChildren(description);
  const [href = '', label = ''] = link ?? [];
  if (href !== '' && href !== location.pathname) {
    const anchor = document.createElement('a');
    anchor.href = href;
    anchor.textContent = label;
    element.append(anchor);
  }
}

/**
 * Places the popover below the name, or above it if there is more space, and
 * always inside the window. Floating UI would do the same with 5.8 kB, gzip, in
 * place of the 0.3 kB of this function.
 */
function place(element: HTMLElement, name: HTMLElement): void {
  const {left, top, bottom} = name.getBoundingClientRect();
  const {width, height} = element.getBoundingClientRect();
  const view = document.documentElement;
  const isBelow =
    bottom + GAP + height + EDGE <= view.clientHeight ||
    view.clientHeight - bottom >= top;
  const x = Math.max(EDGE, Math.min(left, view.clientWidth - EDGE - width));
  const y = isBelow ? bottom + GAP : top - GAP - height;
  // Positions are those in the page, so that the popover scrolls with the name.
  element.style.left = `${x + scrollX}px`;
  element.style.top = `${y + scrollY}px`;
}

/** The name whose popover is open. */
export function openName(): HTMLElement | undefined {
  return popover?.matches(':popover-open') ? shownName : undefined;
}

/** Whether an element is in the popover. */
export function isInPopover(node: EventTarget | null): boolean {
  return node instanceof Node && popover?.contains(node) === true;
}

/** Shows what a name is. */
export function showPopover(name: HTMLElement, info: ServedInfo): void {
  if (openName() === name) {
    return;
  }
  hidePopover();
  popover ??= createPopover();
  fill(popover, info);
  // Behind the code, so that Tab goes from the name to the link.
  name.closest('pre')?.after(popover);
  popover.showPopover();
  place(popover, name);
  shownName = name;
  name.setAttribute('aria-describedby', ID);
  if (name.hasAttribute('role')) {
    name.setAttribute('aria-expanded', 'true');
  }
}

/** Keeps the popover at its name, after the code has scrolled below it. */
export function followName(): void {
  const name = openName();
  if (popover && name) {
    place(popover, name);
  }
}

/** Closes the popover, if it is open. */
export function hidePopover(): void {
  if (popover?.matches(':popover-open')) {
    popover.hidePopover();
  }
  release();
}
