/**
 * Types of names in blocks of code, loaded when a visitor first comes to a
 * block. See `plugins/type-hovers/README.md`.
 */
import {loadBlock, type Block} from './load';
import {findNext} from './move';
import {
  followName,
  hidePopover,
  isInPopover,
  makeControl,
  makePlain,
  openName,
  showPopover,
} from './popover';

/** How long the pointer rests on a name before its popover opens, in milliseconds. */
const OPEN_DELAY = 200;

/** How long the pointer may take from a name to its popover, in milliseconds. */
const CLOSE_DELAY = 200;

const KEYS = new Set([
  'ArrowRight',
  'ArrowLeft',
  'ArrowDown',
  'ArrowUp',
  'Home',
  'End',
]);

let timeout: number | undefined;

function later(callback: () => void, delay: number): void {
  window.clearTimeout(timeout);
  timeout = window.setTimeout(callback, delay);
}

function nameAt(block: Block, target: unknown): HTMLElement | undefined {
  for (
    let node = target instanceof Element ? target : null;
    node instanceof HTMLElement && node !== block.pre;
    node = node.parentElement
  ) {
    if (block.infos.has(node)) {
      return node;
    }
  }
  return undefined;
}

function open(block: Block, name: HTMLElement): void {
  const info = block.infos.get(name);
  window.clearTimeout(timeout);
  if (info) {
    showPopover(name, info);
  }
}

function focusName(block: Block, name: HTMLElement): void {
  makeControl(name);
  // The popover returns the focus to the element that had it when it opened.
  name.focus();
  open(block, name);
}

/** The names that are visible, without those below the fold of a folded block. */
function visibleNames({pre, infos}: Block): HTMLElement[] {
  const names = [...infos.keys()];
  if (getComputedStyle(pre).overflowY !== 'hidden') {
    return names;
  }
  const {bottom} = pre.getBoundingClientRect();
  return names.filter((name) => name.getBoundingClientRect().bottom <= bottom);
}

function handlePointer(block: Block, event: PointerEvent): void {
  // A finger opens names with a tap, and a pressed button selects text.
  if (event.pointerType === 'touch' || event.buttons !== 0) {
    return;
  }
  const name = nameAt(block, event.target);
  if (name && name !== openName()) {
    later(() => open(block, name), OPEN_DELAY);
  } else if (name || isInPopover(event.target)) {
    window.clearTimeout(timeout);
  } else {
    handleLeave(event);
  }
}

/** Closes the popover when the pointer has left, unless the keyboard opened it. */
function handleLeave({pointerType}: PointerEvent): void {
  // Lifting a finger also counts as leaving.
  if (pointerType === 'touch') {
    return;
  }
  const name = openName();
  later(() => {
    const {activeElement} = document;
    if (activeElement !== name && !isInPopover(activeElement)) {
      hidePopover();
    }
  }, CLOSE_DELAY);
}

function handleClick(block: Block, {target}: Event): void {
  const name = nameAt(block, target);
  if (name && getSelection()?.isCollapsed !== false) {
    open(block, name);
  }
}

/** Whether the code can be scrolled sideways, which is then what arrow keys do. */
function isScrollable({pre}: Block): boolean {
  return pre.scrollWidth > pre.clientWidth;
}

function enter(block: Block, key: string): boolean {
  const isArrow = key === 'ArrowRight' || key === 'ArrowLeft';
  const [first] = visibleNames(block);
  if (first && (key === 'Enter' || (isArrow && !isScrollable(block)))) {
    focusName(block, first);
    return true;
  }
  return false;
}

function move(block: Block, from: HTMLElement, key: string): boolean {
  const names = visibleNames(block);
  if (key === 'Enter' || key === ' ') {
    open(block, from);
    return true;
  }
  if (key === 'Escape' && !openName()) {
    block.pre.focus();
    return true;
  }
  const next =
    names[
      findNext(
        key,
        names.map((name) => name.getBoundingClientRect()),
        names.indexOf(from),
      ) ?? -1
    ];
  if (next) {
    focusName(block, next);
  }
  // Otherwise the browser would scroll the page away from the name.
  return KEYS.has(key);
}

function handleKey(block: Block, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
    return;
  }
  const name = nameAt(block, event.target);
  const isHandled = name
    ? move(block, name, event.key)
    : event.target === block.pre && enter(block, event.key);
  if (isHandled) {
    event.preventDefault();
  }
}

function handleFocusOut(
  block: Block,
  {target, relatedTarget}: FocusEvent,
): void {
  const name = nameAt(block, target);
  const isLeft = !isInPopover(relatedTarget) && !nameAt(block, relatedTarget);
  // A press outside of all controls gives no next element, and the browser then
  // closes the popover itself.
  if ((name || isInPopover(target)) && relatedTarget && isLeft) {
    hidePopover();
  }
  if (name && name !== relatedTarget) {
    // The name still has the focus while this event is handled.
    queueMicrotask(() => makePlain(name));
  }
}

function listen(frame: HTMLElement, block: Block): void {
  frame.addEventListener('pointerover', (event) => handlePointer(block, event));
  frame.addEventListener('pointerleave', handleLeave);
  frame.addEventListener('click', (event) => handleClick(block, event));
  frame.addEventListener('keydown', (event) => handleKey(block, event));
  frame.addEventListener('focusout', (event) => handleFocusOut(block, event));
  block.pre.addEventListener('scroll', followName, {passive: true});
}

const listening = new WeakSet<Element>();

/** Opens the name that an event was about before the names were elements. */
function openAt(block: Block, event: Event): void {
  if (!(event instanceof MouseEvent)) {
    return;
  }
  const name = nameAt(
    block,
    document.elementFromPoint(event.clientX, event.clientY),
  );
  if (name && event.type === 'click') {
    open(block, name);
  } else if (name && (event as PointerEvent).pointerType !== 'touch') {
    later(() => open(block, name), OPEN_DELAY);
  }
}

/**
 * Gives a block its types and opens what the event is about: the name under
 * the pointer, or the one that was tapped.
 *
 * @throws Error if the types cannot be fetched; the block stays as it was
 */
export async function approach(frame: Element, event: Event): Promise<void> {
  // The listeners of the block have already handled the event.
  if (!(frame instanceof HTMLElement) || listening.has(frame)) {
    return;
  }
  const block = await loadBlock(frame);
  if (!block) {
    return;
  }
  if (!listening.has(frame)) {
    listening.add(frame);
    listen(frame, block);
  }
  openAt(block, event);
}
