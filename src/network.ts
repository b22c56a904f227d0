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
 * Tells the visitor that something could not be loaded.
 *
 * @returns resolved when it is worth another try: the visitor asks for one, or the
 *   browser has its network back
 */
export function waitForNetwork(): Promise<void> {
  stopWaiting();
  return new Promise((resolve) => {
    const element = document.createElement('div');
    element.className = 'siteLoadNotice';
    element.role = 'alert';
    const button = document.createElement('button');
    button.className = 'button button--secondary button--sm';
    button.textContent = 'Retry';
    element.append(
      'You appear to be offline. This part of the site opens when you are back online. ',
      button,
    );
    const finish = (): void => {
      window.removeEventListener('online', finish);
      if (notice === element) {
        stopWaiting();
        resolve();
      }
    };
    window.addEventListener('online', finish);
    button.addEventListener('click', finish);
    notice = element;
    document.body.append(element);
  });
}
