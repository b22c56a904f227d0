/**
 * What a page does while its host cannot be reached. It stays as it is: a reload
 * would put the browser's error page in its place.
 */

let notice: HTMLElement | undefined;

/** Whether the host of the site answers, with whatever. */
export async function isHostThere(): Promise<boolean> {
  try {
    await fetch(window.location.href, {method: 'HEAD', cache: 'no-store'});
    return true;
  } catch {
    return false;
  }
}

/** Takes the notice of `waitForNetwork` away, whose promise then stays pending. */
export function stopWaiting(): void {
  notice?.remove();
  notice = undefined;
}

/**
 * Tells the visitor that something could not be loaded. The focus returns from the
 * notice to what had it.
 *
 * @param message what could not be loaded, as a sentence
 * @returns resolved when it is worth another try: the visitor asks for one, or the
 *   browser has its network back
 */
export function waitForNetwork(
  message = 'You appear to be offline. This part of the site opens when you are back online.',
): Promise<void> {
  stopWaiting();
  return new Promise((resolve) => {
    const element = document.createElement('div');
    element.className = 'siteLoadNotice';
    element.role = 'alert';
    const button = document.createElement('button');
    button.className = 'button button--secondary button--sm';
    button.textContent = 'Retry';
    element.append(message, ' ', button);
    let before: EventTarget | null = null;
    button.addEventListener('focus', ({relatedTarget}) => {
      before = relatedTarget;
    });
    const finish = (): void => {
      window.removeEventListener('online', finish);
      if (notice === element) {
        const hasFocus = document.activeElement === button;
        stopWaiting();
        if (hasFocus && before instanceof HTMLElement) {
          before.focus({preventScroll: true});
        }
        resolve();
      }
    };
    window.addEventListener('online', finish);
    button.addEventListener('click', finish);
    notice = element;
    document.body.append(element);
  });
}
