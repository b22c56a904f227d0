/** The chat of the Ask AI service: a script that brings its own button. */
import type {Env} from '../../../config/env';
import {whenIdle} from '../../whenIdle';

type Service = NonNullable<Env['askAi']>;

/** Where the chat button is and how it looks. */
const ATTRIBUTES = {
  'data-ask-ai': 'true',
  'data-ask-ai-background-color': '#0e1314',
  'data-ask-ai-color': '#ffffff',
  'data-ask-ai-text': 'Ask AI',
  'data-ask-ai-position': 'br',
  'data-ask-ai-radius': '20px',
} as const;

/** After so long the script counts as not coming, in ms. */
const TIMEOUT_MS = 15_000;

/**
 * Adds the script.
 *
 * @returns rejected where it does not come; may be called again then
 */
export function addChat({siteId, scriptUrl}: Service): Promise<void> {
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.async = true;
  script.setAttribute('data-id', siteId);
  for (const [name, value] of Object.entries(ATTRIBUTES)) {
    script.setAttribute(name, value);
  }
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      script.remove();
      reject(new Error(`The chat could not be loaded from ${scriptUrl}.`));
    };
    const timer = setTimeout(fail, TIMEOUT_MS);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    document.head.append(script);
  });
}

/** The same, once the page is loaded and the browser has nothing else to do. */
export async function addChatWhenIdle(service: Service): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) =>
      window.addEventListener('load', resolve, {once: true}),
    );
  }
  await whenIdle();
  await addChat(service);
}
