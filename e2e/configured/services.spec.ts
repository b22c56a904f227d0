import {
  expect,
  test,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import {Navbar} from '../pages/Navbar';
import {expectColorMode} from '../support/expectColorMode';
import {expectHeading} from '../support/expectHeading';
import {findViolationsInBothModes} from '../support/findViolations';
import {openPage, waitForHydration} from '../support/openPage';
import {holdPageCode} from '../support/pageCode';
import {watchPage} from '../support/watchPage';
import {configuredEnvironment} from './environment';

const {
  ANALYTICS_ID,
  ASK_AI_SITE_ID: SITE_ID,
  ASK_AI_SCRIPT_URL: SCRIPT_URL,
  ASK_AI_FRAME_URL: FRAME_URL,
} = configuredEnvironment;

const ANALYTICS = /^https:\/\/(?:www\.)?google(?:tagmanager|-analytics)\.com\//;

/** Answers of a script host that works and does nothing. */
function answerNothing(route: Route): Promise<void> {
  return route.fulfill({contentType: 'text/javascript', body: ''});
}

/** What the page told the analytics service, in its own queue. */
async function readEvents(page: Page): Promise<string[][]> {
  return page.evaluate(() => {
    const {dataLayer = []} = window as typeof window & {
      readonly dataLayer?: readonly ArrayLike<unknown>[];
    };
    return dataLayer.map((entry) => Array.from(entry, String));
  });
}

/** Addresses of the page views in the queue, in order. */
async function readPageViews(page: Page): Promise<string[]> {
  const events = await readEvents(page);
  const paths: string[] = [];
  let path = '';
  for (const [command, name = '', value = ''] of events) {
    if (command === 'set' && name === 'page_path') {
      path = value;
    }
    if (command === 'event' && name === 'page_view') {
      paths.push(path);
    }
  }
  return paths;
}

/** The script of the chat; it has no role, so its own attribute names it. */
function chatScript(page: Page): Locator {
  return page.locator(`script[src="${SCRIPT_URL}"]`);
}

async function expectPageToWork(page: Page): Promise<void> {
  const navbar = new Navbar(page);
  await page.emulateMedia({colorScheme: 'light'});
  await navbar.colorToggle.click();
  await expectColorMode(page, 'dark');
  await navbar.goToApi();
  await expectHeading(page);
}

test.beforeEach(async ({page}) => {
  // Both services answer, unless a test says otherwise.
  await page.route(ANALYTICS, answerNothing);
  await page.route(SCRIPT_URL, answerNothing);
});

test.describe('analytics', () => {
  test('counts each page view, and loads its script once', async ({page}) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (ANALYTICS.test(request.url())) {
        requested.push(request.url());
      }
    });
    await openPage(page, '/docs/');
    const [, config] = await readEvents(page);
    expect(config?.slice(0, 2)).toEqual(['config', ANALYTICS_ID]);
    // The first view is counted by the configuration itself.
    expect(await readPageViews(page)).toEqual([]);

    const navbar = new Navbar(page);
    await navbar.goToApi();
    await expect.poll(() => readPageViews(page)).toEqual(['/docs/api/']);

    await navbar.logo.click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => readPageViews(page)).toEqual(['/docs/api/', '/']);

    await page.goBack();
    await expect
      .poll(() => readPageViews(page))
      .toEqual(['/docs/api/', '/', '/docs/api/']);
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([
      `https://www.googletagmanager.com/gtag/js?id=${ANALYTICS_ID}`,
    ]);
  });

  test('is told whether a page was helpful, and why', async ({page}) => {
    const readFeedback = (): Promise<unknown[]> =>
      page.evaluate(() =>
        (window as typeof window & {dataLayer: ArrayLike<unknown>[]}).dataLayer
          .filter((entry) => entry[1] === 'page_feedback')
          .map((entry) => entry[2]),
      );
    await openPage(page, '/docs/spring/');
    const question = page.getByRole('group', {name: 'Was this page helpful?'});
    const reasons = page.getByRole('group', {
      name: 'Which of these fits best?',
    });
    await expect(reasons).toHaveCount(0);
    const no = question.getByRole('button', {name: 'No', exact: true});
    await no.press('Enter');
    await expect(no).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('status')).toHaveText(/^Thank you\. If you/);
    // Pressed again, it is the same answer.
    await no.press('Enter');
    const reason = reasons.getByRole('button', {name: 'Something is missing'});
    await reason.press('Enter');
    await expect(page.getByRole('status')).toHaveText(/^Thank you for the/);
    expect(await readFeedback()).toEqual([
      {helpful: 'No'},
      {helpful: 'No', reason: 'Something is missing'},
    ]);
    expect(await findViolationsInBothModes(page, 'article')).toEqual([]);
    await page.reload();
    await expect(no).toHaveAttribute('aria-pressed', 'false');
  });

  test('F8: that is blocked leaves the page as it is', async ({page}) => {
    const {errors} = watchPage(page);
    let tries = 0;
    await page.route(ANALYTICS, (route) => {
      tries += 1;
      return route.abort('blockedbyclient');
    });
    await openPage(page, '/docs/');
    await expectPageToWork(page);
    await page.waitForLoadState('networkidle');
    expect(tries).toBe(1);
    expect(errors).toEqual([]);
  });
});

test.describe('the Ask AI chat', () => {
  test('is added as agreed, late, and once for all pages', async ({page}) => {
    let requests = 0;
    page.on('request', (request) => {
      requests += request.url() === SCRIPT_URL ? 1 : 0;
    });
    await page.addInitScript(() => {
      const order: string[] = [];
      Object.assign(window, {order});
      window.addEventListener('load', () => order.push('load'));
      const requestIdleCallback = window.requestIdleCallback.bind(window);
      window.requestIdleCallback = (callback, options) =>
        requestIdleCallback((deadline) => {
          order.push('idle');
          callback(deadline);
        }, options);
      new MutationObserver(() => {
        if (document.querySelector('script[data-ask-ai]')) {
          order.push('chat');
        }
      }).observe(document, {childList: true, subtree: true});
    });
    await openPage(page, '/docs/');
    const script = chatScript(page);
    await expect(script).toHaveCount(1);
    const order = await page.evaluate(
      () => (window as typeof window & {readonly order: string[]}).order,
    );
    const chat = order.indexOf('chat');
    expect(order.indexOf('load')).toBeGreaterThanOrEqual(0);
    expect(order.indexOf('load')).toBeLessThan(chat);
    expect(order.slice(0, chat)).toContain('idle');

    expect(
      await script.evaluate((element) => (element as HTMLScriptElement).async),
    ).toBe(true);
    for (const [name, value] of Object.entries({
      'data-id': SITE_ID,
      'data-ask-ai': 'true',
      'data-ask-ai-background-color': '#0e1314',
      'data-ask-ai-color': '#ffffff',
      'data-ask-ai-text': 'Ask AI',
      'data-ask-ai-position': 'br',
      'data-ask-ai-radius': '20px',
    })) {
      await expect(script).toHaveAttribute(name, value);
    }
    // Ours is for sites without a service.
    await expect(page.getByRole('button', {name: 'Ask AI'})).toHaveCount(0);

    const navbar = new Navbar(page);
    await navbar.goToApi();
    await navbar.logo.click();
    await expect(page).toHaveURL('/');
    await expect(script).toHaveCount(1);
    expect(requests).toBe(1);
  });

  /** Places of the large parts of a page. */
  async function readLayout(page: Page): Promise<string[]> {
    const parts = [
      page.getByRole('navigation', {name: 'Main'}),
      page.getByRole('heading', {level: 1}),
      page.getByRole('main'),
      page.getByRole('contentinfo'),
    ];
    return Promise.all(
      parts.map(async (part) => JSON.stringify(await part.boundingBox())),
    );
  }

  const OWN_ERROR = 'The chat failed on its own';

  for (const [what, answer, errorsOfChat] of [
    ['blocked', (route: Route) => route.abort('blockedbyclient'), []],
    [
      'answered with an error page',
      (route: Route) => route.fulfill({status: 500, body: 'Sorry'}),
      [],
    ],
    [
      'throwing',
      (route: Route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `throw new Error('${OWN_ERROR}')`,
        }),
      [`uncaught: ${OWN_ERROR}`],
    ],
  ] as const) {
    test(`F7: that is ${what} changes nothing on the page`, async ({page}) => {
      const {errors} = watchPage(page);
      await page.addInitScript(() => {
        for (const name of ['load', 'error']) {
          document.addEventListener(
            name,
            ({target}) => {
              if (target instanceof HTMLScriptElement && target.dataset.askAi) {
                document.documentElement.setAttribute('data-chat-ended', name);
              }
            },
            {capture: true},
          );
        }
      });
      // Held until the page works, which waits for nothing.
      await page.route(SCRIPT_URL, answer);
      const script = await holdPageCode(page, SCRIPT_URL);
      await page.goto('/docs/', {waitUntil: 'domcontentloaded'});
      await expect(chatScript(page)).toHaveCount(1);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await waitForHydration(page);
      const before = await readLayout(page);
      script.release();
      await expect(page.locator('html')).toHaveAttribute('data-chat-ended');
      expect(await readLayout(page)).toEqual(before);
      await expectPageToWork(page);
      expect(errors).toEqual(errorsOfChat);
    });
  }
});

test('F7: a chat that does not come is tried again when pressed, and leads to the documentation', async ({
  page,
}) => {
  let tries = 0;
  await page.route(SCRIPT_URL, (route) => {
    tries += 1;
    return route.abort('blockedbyclient');
  });
  await openPage(page, '/docs/');
  const button = page.getByRole('button', {name: 'Ask AI', exact: true});
  await button.click();
  const panel = page.getByRole('dialog', {name: 'Ask AI'});
  await expect(panel.getByRole('alert')).toContainText(
    'The chat could not be loaded.',
  );
  expect(tries).toBe(2);
  await panel.getByRole('textbox', {name: 'Your question'}).fill('spring');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('link', {name: /spring/}).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await page.route(SCRIPT_URL, answerNothing);
  await button.click();
  await expect(chatScript(page)).toHaveCount(1);
  await expect(button).toHaveCount(0);
});

test('F18: the AI pages show the chat, and read on without it', async ({
  page,
}) => {
  const {errors} = watchPage(page);
  await page.route(FRAME_URL, (route) =>
    route.fulfill({contentType: 'text/html', body: '<h1>Ask a question</h1>'}),
  );
  for (const path of ['/ai/', '/ai-embed/']) {
    await openPage(page, path);
    await expectHeading(page);
    const frame = page.getByTitle('Ask AI');
    await expect(frame).toHaveAttribute('src', FRAME_URL);
    await expect(
      frame.contentFrame().getByRole('heading', {name: 'Ask a question'}),
    ).toBeVisible();
  }

  await page.route(FRAME_URL, (route) => route.abort());
  await openPage(page, '/ai/');
  await expectHeading(page);
  await expectPageToWork(page);
  expect(errors).toEqual([]);
});
