import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {writeToClipboard} from '@site/src/components/CopyButton/writeToClipboard';

/** How long the outcome of a copy stays, in milliseconds. */
const OUTCOME_DURATION = 2000;

const ANNOUNCEMENTS = {
  copied: 'Copied',
  failed: 'The browser blocked copying. Copy the selected code yourself.',
} as const;

type Outcome = keyof typeof ANNOUNCEMENTS;

/** The styles of `VisuallyHidden`, which is a component and cannot be used here. */
const HIDDEN =
  'position:fixed;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

let liveRegion: HTMLElement | undefined;
let nearFrame: Element | undefined;
let settled: {button: HTMLElement; timeout: number} | undefined;

function frameOf(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element
    ? (target.closest<HTMLElement>('.theme-code-block') ?? undefined)
    : undefined;
}

/**
 * Adds the live region ahead of its first text, because screen readers announce
 * changes of a region only if they know it already.
 */
function prepareLiveRegion(): void {
  if (!liveRegion) {
    liveRegion = document.createElement('div');
    liveRegion.setAttribute('role', 'status');
    liveRegion.style.cssText = HIDDEN;
    document.body.append(liveRegion);
  }
}

function clearOutcome(): void {
  if (settled) {
    window.clearTimeout(settled.timeout);
    delete settled.button.dataset.outcome;
    settled = undefined;
  }
  liveRegion?.replaceChildren();
}

function showOutcome(button: HTMLElement, outcome: Outcome): void {
  clearOutcome();
  button.dataset.outcome = outcome;
  liveRegion?.replaceChildren(ANNOUNCEMENTS[outcome]);
  settled = {
    button,
    timeout: window.setTimeout(clearOutcome, OUTCOME_DURATION),
  };
}

function copy(button: HTMLElement, code: HTMLElement): void {
  // The text of a block is exactly the code, see plugins/rehype/code.
  writeToClipboard(code.textContent).then(
    () => showOutcome(button, 'copied'),
    () => {
      getSelection()?.selectAllChildren(code);
      showOutcome(button, 'failed');
    },
  );
}

function toggleWrap(button: HTMLElement, frame: HTMLElement): void {
  const isWrapped = frame.toggleAttribute('data-is-wrapped');
  button.setAttribute('aria-pressed', String(isWrapped));
}

function handleClick({target}: MouseEvent): void {
  const button =
    target instanceof Element
      ? target.closest<HTMLElement>('[data-code-button]')
      : null;
  const frame = frameOf(button);
  const code = frame?.querySelector('code');
  if (button && frame && code) {
    prepareLiveRegion();
    if (button.dataset.codeButton === 'copy') {
      copy(button, code);
    } else {
      toggleWrap(button, frame);
    }
  }
}

/**
 * Shows the button that wraps lines when the visitor reaches a block with lines
 * to wrap. Measuring every block when the page starts, and whenever the window
 * changes, would take longer than everything else on the page.
 */
function handleApproach({target}: Event): void {
  const frame = frameOf(target);
  if (frame === nearFrame) {
    return;
  }
  nearFrame = frame;
  const pre = frame?.querySelector('pre');
  if (frame && pre) {
    prepareLiveRegion();
    frame.toggleAttribute(
      'data-is-scrollable',
      frame.hasAttribute('data-is-wrapped') ||
        pre.scrollWidth > pre.clientWidth,
    );
  }
}

// One listener serves the blocks of all pages, even before React has started.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', handleClick);
  document.addEventListener('pointerover', handleApproach, {passive: true});
  document.addEventListener('focusin', handleApproach);
}
