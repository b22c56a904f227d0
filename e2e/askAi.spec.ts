// "Ask AI" where no service is configured; e2e/configured has the one of a service.
import {expect, test, type Locator, type Page} from '@playwright/test';
import {SearchDialog} from './pages/SearchDialog';
import {findOverflow} from './support/findOverflow';
import {
  findViolations,
  findViolationsInBothModes,
} from './support/findViolations';
import {openPage} from './support/openPage';
import {openWatched, watchPage} from './support/watchPage';

const INDEX = '**/search/*.json';
const QUESTION = 'How do I clamp the output range of interpolate?';
const BUTTON = {name: 'Ask AI', exact: true};

class Panel {
  readonly root: Locator;
  readonly button: Locator;
  readonly field: Locator;
  readonly passages: Locator;

  constructor(readonly page: Page) {
    this.root = page.getByRole('dialog', {name: 'Ask AI'});
    this.button = page.getByRole('button', BUTTON);
    this.field = this.root.getByRole('textbox', {name: 'Your question'});
    this.passages = this.root.getByRole('listitem');
  }

  async open(path = '/docs/interpolate/'): Promise<void> {
    await openPage(this.page, path);
    await this.button.click();
    await expect(this.field).toBeFocused();
  }

  async ask(question = QUESTION): Promise<void> {
    await this.field.fill(question);
    await this.field.press('Enter');
  }

  assistant(name: string): Locator {
    return this.root.getByRole('link', {name: new RegExp(`^${name}`)});
  }
}

test('a question is asked, answered and handed on with the keyboard', async ({
  page,
  request,
}) => {
  const panel = new Panel(page);
  const watch = await openWatched(page, '/docs/interpolate/');
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  await panel.button.focus();
  await page.keyboard.press('Enter');
  await expect(panel.field).toBeFocused();
  await page.keyboard.type(QUESTION);
  await page.keyboard.press('Enter');
  await expect(panel.root.getByRole('status').first()).toHaveText(
    /^4 passages from the documentation/,
  );
  await expect(panel.passages).toHaveCount(4);
  await expect(panel.passages.first()).toContainText('interpolate()');
  await expect(panel.passages.locator('blockquote').first()).not.toBeEmpty();

  for (const link of await panel.passages.getByRole('link').all()) {
    const {pathname, hash} = new URL(
      (await link.getAttribute('href')) ?? '',
      page.url(),
    );
    const html = await (await request.get(pathname)).text();
    // The id of the section is in the page, with or without quotation marks.
    expect(
      html
        .replaceAll('"', '')
        .includes(`id=${decodeURIComponent(hash.slice(1))}`),
      pathname + hash,
    ).toBe(true);
  }

  for (const [name, start] of [
    ['ChatGPT', 'https://chatgpt.com/?q='],
    ['Claude', 'https://claude.ai/new?q='],
    ['Perplexity', 'https://www.perplexity.ai/search?q='],
  ] as const) {
    const link = panel.assistant(name);
    const href = (await link.getAttribute('href')) ?? '';
    expect(href.startsWith(start)).toBe(true);
    expect(href.length).toBeLessThanOrEqual(2000);
    const text = new URL(href).searchParams.get('q');
    expect(text).toContain(QUESTION);
    expect(text).toContain('/docs/interpolate/)');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noreferrer/);
  }

  await page.keyboard.press('Escape');
  await expect(panel.root).toBeHidden();
  await expect(panel.button).toBeFocused();
  expect(watch.all()).toEqual([]);
  expect(asked.filter((url) => /clamp/i.test(url))).toEqual([]);
});

test('the question stays while passages are read, and not longer', async ({
  page,
}) => {
  const panel = new Panel(page);
  await panel.open('/');
  await panel.ask();
  const link = panel.passages.getByRole('link').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(href);
  await expect(panel.root).toBeHidden();
  await panel.button.click();
  await expect(panel.field).toHaveValue(QUESTION);
  await expect(panel.passages).toHaveCount(4);
  const stored = await page.evaluate(
    () => JSON.stringify(localStorage) + JSON.stringify(sessionStorage),
  );
  expect(stored).not.toContain(QUESTION);
  await page.reload();
  await panel.button.click();
  await expect(panel.field).toHaveValue('');
});

test('no question, and one without an answer', async ({page}) => {
  const panel = new Panel(page);
  await panel.open();
  await panel.root.getByRole('button', {name: 'Ask', exact: true}).click();
  await expect(panel.field).toBeFocused();
  await expect(panel.root.getByRole('status')).toBeEmpty();
  const example = panel.root.getByRole('button', {name: /captions/});
  await example.click();
  await expect(panel.passages).toHaveCount(4);
  await expect(panel.field).toBeFocused();
  await expect(panel.field).toHaveValue(/captions/);
  await expect(example).toHaveCount(0);
  await panel.ask('zzqqxxyy');
  await expect(panel.root.getByRole('status').first()).toContainText(
    'No passage matches',
  );
  await expect(panel.assistant('Claude')).toBeVisible();
});

test('an index that does not come is told, and asked for again', async ({
  page,
}) => {
  const panel = new Panel(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(INDEX, async (route) => {
    await held;
    await route.abort();
  });
  await panel.open();
  await panel.ask();
  await expect(panel.root.getByRole('status').first()).toHaveText(
    'Searching the documentation…',
  );
  release();
  const alert = panel.root.getByRole('alert');
  await expect(alert).toContainText('could not be loaded');
  // An assistant needs no index.
  await expect(panel.assistant('ChatGPT')).toBeVisible();
  expect(await findViolations(page, 'dialog[open]')).toEqual([]);
  await page.unroute(INDEX);
  await alert.getByRole('button', {name: 'Retry'}).press('Enter');
  await expect(panel.passages).toHaveCount(4);
  await expect(alert).toBeHidden();
  await expect(panel.field).toBeFocused();
});

test('F6: an index that hangs is slow, then missing, and words may be missing', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  const panel = new Panel(page);
  const status = panel.root.getByRole('status').first();
  const alert = panel.root.getByRole('alert');
  await page.route(INDEX, () => undefined);
  await panel.open();
  await panel.ask();
  await page.clock.runFor(6000);
  await expect(status).toHaveText(/^The search is slow to respond/);
  await expect(panel.assistant('Claude')).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(alert).toContainText('The index of the documentation');

  await page.unrouteAll({behavior: 'ignoreErrors'});
  await page.route('**/search/words-*.json', () => undefined);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(panel.passages).toHaveCount(4);
  await page.clock.runFor(6000);
  await expect(status).toContainText('The full text is still loading');
  await page.clock.runFor(10_000);
  await expect(alert).toContainText('The full text of the documentation');
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(alert).toHaveCount(0);
  await expect(panel.passages).toHaveCount(4);
});

test('without its code the search page opens', async ({page}) => {
  const panel = new Panel(page);
  await openPage(page, '/docs/');
  await page.route('**/assets/js/*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await panel.button.click();
  await failed;
  await page.unroute('**/assets/js/*');
  await expect(page).toHaveURL('/search/');
});

test('the keys of the search work with the panel', async ({page}) => {
  const panel = new Panel(page);
  await panel.open();
  await page.keyboard.type('a/b');
  await expect(panel.field).toHaveValue('a/b');
  await page.keyboard.press('Control+k');
  const dialog = new SearchDialog(page);
  await expect(dialog.field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog.root).toBeHidden();
  await expect(panel.field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel.root).toBeHidden();
});

test('the panel is accessible and fits', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'light'});
  const panel = new Panel(page);
  await panel.open();
  await panel.ask();
  await expect(panel.passages).toHaveCount(4);
  expect
    .soft(await findViolationsInBothModes(page, 'dialog[open]'))
    .toEqual([]);
  await page.setViewportSize({width: 320, height: 640});
  expect.soft(await findOverflow(page)).toEqual([]);
  const box = await panel.root.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
  await page.emulateMedia({forcedColors: 'active'});
  await expect(panel.assistant('Claude')).toBeVisible();
});

test('the button leaves room, and what it does not belong to', async ({
  page,
}) => {
  const panel = new Panel(page);
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({width, height: 700});
    await openPage(page, '/docs/interpolate/');
    await page.evaluate(() => window.scrollTo(0, 3000));
    // Shown by a scroll up.
    await page.mouse.wheel(0, -400);
    const top = page.getByRole('button', {name: 'Scroll back to top'});
    await expect(top).toBeVisible();
    const [above, own] = await Promise.all([
      top.boundingBox(),
      panel.button.boundingBox(),
    ]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(
      own?.y ?? 0,
    );
    expect(own?.width).toBeLessThan(110);
    expect(own?.height).toBeGreaterThanOrEqual(40);
    // The last line of the page stays readable.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const last = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .last()
      .boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(
      own?.y ?? 0,
    );
  }
  await page.setViewportSize({width: 375, height: 700});
  await openPage(page, '/templates/');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.focus();
  await expect(panel.button).toBeHidden();
  await field.blur();
  await expect(panel.button).toBeVisible();
  await page.setViewportSize({width: 1280, height: 700});
  await openPage(page, '/docs/interpolate/');
  await page.emulateMedia({media: 'print'});
  await expect(panel.button).toBeHidden();
  await page.emulateMedia({media: 'screen'});
  for (const path of ['/ai-embed/', '/examples/captioned/']) {
    await openPage(page, path);
    await expect(panel.button, path).toHaveCount(0);
  }
  // The page for assistants has one in its text.
  await openPage(page, '/ai/');
  await expect(panel.button).toHaveCount(1);
  await page.getByRole('main').getByRole('button', BUTTON).click();
  await expect(panel.field).toBeFocused();
});

test('loads nothing before it is pressed', async ({page}) => {
  const watch = watchPage(page);
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  const panel = new Panel(page);
  await openPage(page, '/about/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/search/'))).toEqual([]);
  const before = asked.length;
  await panel.button.click();
  await expect(panel.field).toBeFocused();
  expect(asked.length).toBeGreaterThan(before);
  expect(watch.all()).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('there is no dead button', async ({page}) => {
    for (const path of ['/docs/', '/ai/']) {
      await page.goto(path);
      await expect(page.getByRole('button', BUTTON)).toHaveCount(0);
    }
  });
});
