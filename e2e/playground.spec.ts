import {expect, test, type Page} from '@playwright/test';
import springMetadata from '../examples/Spring.meta';
import {runFfmpeg} from '../scripts/toolkitRenderer';
import {draw, Editor, PAGE} from './pages/Editor';
import {findOverflow} from './support/findOverflow';
import {findViolationsInBothModes} from './support/findViolations';
import {PAGE_CODE} from './support/pageCode';
import {openWatched, watchPage} from './support/watchPage';

/** What runs in the frame of an editor. */
const FRAME_CODE = /assets\/files\/(?:runtime|renderer)-/;

test('a visitor edits an example, resets it and shares the change', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const watch = watchPage(page);
  const editor = await Editor.open(page);
  const original = await editor.field.inputValue();
  expect(original).toContain('useCurrentFrame');

  await editor.field.fill(draw('Edited'));
  await expect(editor.text('Edited')).toBeVisible();
  await expect(editor.status).toHaveText(
    'The address of this page carries your change.',
  );
  await expect(page).toHaveURL(/#edit-Spring=[\w-]+$/);
  await editor.section.getByRole('button', {name: 'Copy code'}).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    draw('Edited'),
  );
  await editor.section.getByRole('button', {name: 'Copy link'}).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());

  const reset = editor.section.getByRole('button', {name: 'Reset'});
  await reset.press('Enter');
  await expect(reset).toBeDisabled();
  await expect(reset).toBeFocused();
  await expect(editor.field).toHaveValue(original);
  await expect(editor.text('Edited')).toHaveCount(0);
  await expect(page).toHaveURL(/\/docs\/spring\/$/);
  await editor.section.getByRole('button', {name: 'Close the editor'}).click();
  await expect(
    page.getByRole('button', {name: 'Edit the code'}).first(),
  ).toBeFocused();
  expect(watch.all()).toEqual([]);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  const shared = new Editor(visitor);
  await expect(shared.text('Edited')).toBeVisible();
  await expect(shared.status).toHaveText('The change came with the link.');
  await expect(shared.field).toHaveValue(draw('Edited'));
  await visitor.context().close();
});

test('an editor whose code does not come says so and is tried again', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openWatched(page, PAGE);
  await page.waitForLoadState('networkidle');
  await page.route(PAGE_CODE, (route) => route.abort());
  await page
    .getByRole('button', {name: 'Edit the code'})
    .first()
    .press('Enter');
  await expect(
    page.getByRole('button', {name: 'Failed, retry: Edit the code'}),
  ).toBeFocused();
  await expect(
    page.getByRole('status').filter({hasText: 'Failed, retry'}),
  ).toHaveCount(1);

  await page.unroute(PAGE_CODE);
  await page.route(FRAME_CODE, (route) => route.abort());
  await page.keyboard.press('Enter');
  const figure = page.getByRole('figure', {name: 'Example: spring'});
  const alert = figure.getByRole('alert');
  await expect(alert).toContainText('The player did not load.');
  await page.unroute(FRAME_CODE);
  await figure.getByRole('button', {name: 'Play', exact: true}).press('Enter');
  await expect(alert).toHaveCount(0);
  await expect(
    figure.getByRole('button', {name: 'Pause', exact: true}),
  ).toBeFocused();

  await page.route(FRAME_CODE, (route) => route.abort());
  const {section} = new Editor(page);
  await section.getByRole('button', {name: 'Export this video'}).click();
  await expect(section.getByRole('status').last()).toHaveText(
    'The render failed. Its code did not load. Check your network connection and try again.',
  );
});

test('a damaged link opens the original code and says so', async ({page}) => {
  await page.goto(`${PAGE}#edit-Spring=abc`);
  const editor = new Editor(page);
  await expect(editor.status).toContainText('is damaged');
  await expect(editor.field).toHaveValue(/useCurrentFrame/);
});

test('edited code plays, follows its props and goes through frames', async ({
  page,
}) => {
  const editor = await Editor.open(page);
  await editor.field.fill(
    "import {useCurrentFrame} from 'remotion';\nexport const Spring = ({damping}: {damping: number}) => <h1 style={{color: 'white'}}>{`${useCurrentFrame()} ${damping}`}</h1>;",
  );
  await expect(editor.text(`${springMetadata.posterFrame} 10`)).toBeVisible();
  const figure = page.getByRole('figure', {name: 'Example: spring'});
  const slider = figure.getByRole('slider', {name: 'Frame', exact: true});
  await slider.press('Home');
  await expect(editor.text('0 10')).toBeVisible();
  await figure.getByRole('slider', {name: 'damping'}).press('End');
  await expect(editor.text('0 100')).toBeVisible();
  await figure.getByRole('button', {name: 'Play', exact: true}).click();
  await expect.poll(() => slider.inputValue()).not.toBe('0');
  await figure.getByRole('button', {name: 'Pause', exact: true}).click();
  await expect(
    figure.getByRole('button', {name: 'Play', exact: true}),
  ).toBeVisible();
});

test('an error is shown at its line, and the last good picture stays', async ({
  page,
}) => {
  const editor = await Editor.open(page);
  await editor.field.fill(draw('Good'));
  await expect(editor.text('Good')).toBeVisible();
  for (const [code, message] of [
    ['export const Spring = () => {\n  return f(;\n};', /^line 2: /],
    [draw('Bad', 'boom();'), 'line 2: boom is not defined'],
    ["\nimport {a} from 'left-pad';\na();", /There is no "left-pad" here/],
    ['export const Other = () => null;', /exports no component "Spring"/],
  ] as const) {
    await editor.field.fill(code);
    await expect(editor.status).toHaveText(message);
    await expect(editor.field).toHaveAttribute('aria-invalid', 'true');
    await expect(editor.text('Good')).toBeVisible();
  }
  await editor.field.fill(draw('Better'));
  await expect(editor.text('Better')).toBeVisible();
  await expect(editor.status).toHaveText(
    'The address of this page carries your change.',
  );
});

test('the field is complete by keyboard', async ({page}) => {
  const editor = await Editor.open(page);
  await editor.field.fill('  a');
  await editor.field.press('End');
  await editor.field.press('Enter');
  await page.keyboard.type('b');
  await expect(editor.field).toHaveValue('  a\n  b');
  await editor.field.press('Control+]');
  await expect(editor.field).toHaveValue('  a\n    b');
  await editor.field.press('Control+[');
  await expect(editor.field).toHaveValue('  a\n  b');
  await editor.field.press('Control+z');
  await expect(editor.field).toHaveValue('  a\n    b');
  await editor.field.press('Tab');
  await expect(editor.field).not.toBeFocused();
});

test('the editor has no violations and fits a phone', async ({page}) => {
  const editor = await Editor.open(page);
  await editor.field.fill(draw('Bad', 'boom();'));
  await expect(editor.status).toHaveText(/boom/);
  expect(await findViolationsInBothModes(page)).toEqual([]);
  await page.setViewportSize({width: 320, height: 700});
  expect(await findOverflow(page)).toEqual([]);
});

test('edited code is exported as it plays', async ({page}) => {
  test.setTimeout(120_000);
  const watch = watchPage(page);
  const editor = await Editor.open(page);
  await editor.field.fill(draw('Exported'));
  await expect(editor.text('Exported')).toBeVisible();
  await editor.section.getByRole('button', {name: 'Export this video'}).click();
  const link = editor.section.getByRole('link', {name: /^Download the video/});
  await expect(link).toBeVisible({timeout: 90_000});
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    link.click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Spring\.(mp4|webm)$/);
  const {streams} = JSON.parse(
    await runFfmpeg('ffprobe', [
      '-count_frames',
      '-show_streams',
      '-of',
      'json',
      await download.path(),
    ]),
  ) as {streams: Record<string, unknown>[]};
  expect(streams[0]).toMatchObject({
    width: springMetadata.width,
    height: springMetadata.height,
    nb_read_frames: String(springMetadata.durationInFrames),
  });
  expect(watch.outside).toEqual([]);
});

/** Code of a stranger, and what may be said of it. */
const HOSTILE: Readonly<Record<string, readonly [code: string, said: RegExp]>> =
  {
    'an endless loop': ['while (true) {}', /line 2: A loop ran for more/],
    'an endless iterator': [
      'for (const x of {[Symbol.iterator]: () => ({next: () => ({value: 1, done: false})})}) {}',
      /line 2: A loop ran for more/,
    ],
    'endless recursion': ['(function f() { f(); f(); })()', /stack/i],
    'a thrown value': ['throw null', /throws null/],
    fetch: [
      "fetch('https://example.com/?fetch').catch((e) => { throw e; });",
      /Failed to fetch|violates/,
    ],
    'an image': ["new Image().src = 'https://example.com/?image';", /.*/],
    'a beacon': ["navigator.sendBeacon('https://example.com/?beacon');", /.*/],
    'a socket': ["new WebSocket('wss://example.com/?socket');", /.*/],
    'its own address': ["location.href = 'https://example.com/?self';", /.*/],
    'the frame above': [
      "parent.location.href = 'https://example.com/?parent';",
      /.*/,
    ],
    'the page': ["top.location.href = 'https://example.com/?top';", /.*/],
    'the document of the page': [
      'top.document.body.remove();',
      /cross-origin|Blocked/,
    ],
    cookies: ['document.cookie;', /cookie/],
    storage: ['sessionStorage.length;', /sessionStorage/],
    'a database': ["indexedDB.open('a');", /indexedDB|denied/],
    'a window': ["window.open('https://example.com/?popup');", /.*/],
    'a form': [
      "const f = document.createElement('form'); f.action = 'https://example.com/?form'; document.body.append(f); f.submit();",
      /.*/,
    ],
    'a frame of its own': [
      "const f = document.createElement('iframe'); f.src = 'https://example.com/?frame'; document.body.append(f);",
      /.*/,
    ],
    'a flood of alerts': [
      "for (let i = 0; i < 500; i++) { alert(i); confirm('?'); prompt('?'); }",
      /.*/,
    ],
    'a flood of messages': [
      "for (let i = 0; i < 5000; i++) { top.postMessage({type: 'rendered'}, '*'); }",
      /.*/,
    ],
  };

for (const [name, [statements, said]] of Object.entries(HOSTILE)) {
  test(`code that tries ${name} is held in its frame`, async ({page}) => {
    const dialogs: string[] = [];
    const windows: Page[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    page.context().on('page', (other) => windows.push(other));
    // Requests that a policy stops are never sent, and do not come here.
    const sent: string[] = [];
    await page.context().route(/example\.com/, async (route) => {
      sent.push(route.request().url());
      await route.abort();
    });
    const editor = await Editor.open(page);
    await editor.field.fill(draw('Good'));
    await expect(editor.text('Good')).toBeVisible();
    const heading = page.getByRole('heading', {level: 1});
    const before = await heading.textContent();

    await editor.field.fill(draw('Bad', statements));
    await expect(editor.status).toHaveText(said, {timeout: 15_000});
    // What is asked for late would show by now.
    await page.waitForTimeout(700);
    expect(sent).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(PAGE);
    expect(dialogs).toEqual([]);
    expect(windows).toEqual([]);
    expect(await heading.textContent()).toBe(before);

    // The page still answers, and the editor goes on.
    await editor.field.fill(draw('After'));
    await expect(editor.text('After')).toBeVisible({timeout: 15_000});
  });
}

test('the code of the home page can be edited, file by file', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openWatched(page, '/');
  await page.getByRole('button', {name: 'Edit the code'}).click();
  await page.getByRole('combobox', {name: 'File'}).selectOption('Count.tsx');
  const field = page.getByRole('textbox', {name: 'Count.tsx'});
  await field.fill(
    (await field.inputValue()).replace('pull requests', 'good reviews'),
  );
  const picture = page
    .frameLocator('iframe[title="Picture of the edited code"]')
    .frameLocator('iframe');
  await expect(picture.getByText('good reviews')).toBeVisible();
  await page.getByRole('textbox', {name: 'name', exact: true}).fill('Grace');
  await expect(picture.getByText('Grace merged')).toBeVisible();
  expect(await findViolationsInBothModes(page)).toEqual([]);
  await page.setViewportSize({width: 320, height: 700});
  expect(await findOverflow(page)).toEqual([]);
});

test('nothing of the editor loads before it is asked for', async ({page}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await openWatched(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(files.filter((url) => FRAME_CODE.test(url))).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);
});
