/** Watches what the search does with each key, on a page of the built site. */
import type {Page} from '@playwright/test';

/** What happened since the page was opened. */
type Typing = {
  /** Of each question that its worker has answered, in ms. */
  readonly answers: number[];
  /** How many questions it was asked. */
  asked: number;
  /** How many observers of what comes into view were made. */
  observers: number;
  /** Of each task that kept the page busy for over 50 ms, in ms. */
  readonly longTasks: number[];
};

/** Keys that a fast typist presses in a second. */
export const KEYS_PER_SECOND = 15;

/** Starts to watch; call it before the page is opened. */
export async function watchTyping(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const typing: Typing = {answers: [], asked: 0, observers: 0, longTasks: []};
    Object.assign(window, {typing});
    new PerformanceObserver((list) => {
      typing.longTasks.push(...list.getEntries().map((task) => task.duration));
    }).observe({type: 'longtask'});
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(...args: ConstructorParameters<typeof IntersectionObserver>) {
        super(...args);
        typing.observers += 1;
      }
    };
    const starts = new Map<unknown, number>();
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({data}: MessageEvent) => {
          const {type, id} = data as {type: string; id?: number};
          const start = starts.get(id);
          if (type === 'answer' && start !== undefined) {
            typing.answers.push(performance.now() - start);
          }
        });
      }

      override postMessage(message: {type: string; id?: number}): void {
        if (message.type === 'search') {
          typing.asked += 1;
          starts.set(message.id, performance.now());
        }
        super.postMessage(message);
      }
    };
  });
}

/** What happened since the page was opened, or since this was called last. */
export function readTyping(page: Page): Promise<Typing> {
  return page.evaluate(() => {
    const {typing} = window as unknown as {readonly typing: Typing};
    const {answers, asked, observers, longTasks} = typing;
    typing.asked = 0;
    typing.observers = 0;
    return {
      answers: answers.splice(0),
      asked,
      observers,
      longTasks: longTasks.splice(0),
    };
  });
}
