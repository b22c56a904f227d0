import {expect, test, type Locator, type Page} from '@playwright/test';
import {templates} from '../src/data/templates';
import {findOverflow} from './support/findOverflow';
import {findViolationsInBothModes} from './support/findViolations';
import {openPage} from './support/openPage';
import {openWatched} from './support/watchPage';

const PATH = '/templates/';

const section = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({
      has: page.getByRole('heading', {name: 'Free templates'}),
    });
const cards = (page: Page): Locator =>
  section(page).getByRole('heading', {level: 3});
const status = (page: Page): Locator => section(page).getByRole('status');
const search = (page: Page): Locator =>
  section(page).getByRole('searchbox', {name: 'Search'});
const technology = (page: Page): Locator =>
  section(page).getByRole('combobox', {name: 'Technology'});
const purpose = (page: Page, name: string): Locator =>
  section(page)
    .getByRole('navigation', {name: 'Filter by what it is for'})
    .getByRole('link', {name: new RegExp(`^${name}`)});
const player = (page: Page, name: string): Locator =>
  page.locator(`[data-preview="${name}"] .__remotion-player`);

test('templates are found by what they are for, technology and words', async ({
  page,
}) => {
  const watch = await openWatched(page, PATH);
  await expect(cards(page)).toHaveCount(templates.length);
  await expect(status(page)).toHaveText(`${templates.length} templates`);

  await purpose(page, 'Social media').press('Enter');
  await expect(page).toHaveURL('/templates/?for=Social+media');
  await expect(purpose(page, 'Social media')).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(status(page)).toHaveText(/^\d+ templates for social media$/);

  await search(page).fill('captions');
  await expect(page).toHaveURL('/templates/?for=Social+media&search=captions');
  await expect(search(page)).toBeFocused();
  await technology(page).selectOption('Whisper.cpp');
  await expect(cards(page)).toHaveText(['TikTok']);
  const text =
    '1 template for social media with Whisper.cpp that matches "captions"';
  await expect(status(page)).toHaveText(text);

  await page.reload();
  await expect(search(page)).toHaveValue('captions');
  await expect(technology(page)).toHaveValue('Whisper.cpp');
  await expect(status(page)).toHaveText(text);

  await search(page).press('Escape');
  await expect(status(page)).toHaveText(
    '1 template for social media with Whisper.cpp',
  );
  expect(watch.all()).toEqual([]);
});

test('where nothing is found, the page says what to do', async ({page}) => {
  await openPage(page, `${PATH}?technology=docker&for=Video+apps`);
  await expect(status(page)).toHaveText(
    'No template for video apps with Docker',
  );
  await expect(technology(page)).toHaveValue('Docker');
  await page.setViewportSize({width: 320, height: 640});
  expect(await findOverflow(page)).toEqual([]);
  expect(await findViolationsInBothModes(page)).toEqual([]);
  await section(page)
    .getByRole('link', {name: 'Show 2 without the purpose'})
    .click();
  await expect(cards(page)).toHaveText([
    'Render Server (Express.js)',
    'Stills',
  ]);

  await search(page).fill('unicorn');
  await expect(
    section(page).getByRole('link', {name: 'Search the documentation instead'}),
  ).toHaveAttribute('href', '/search/?q=unicorn');
  await section(page).getByRole('link', {name: 'Show all templates'}).click();
  await expect(page).toHaveURL(PATH);
  await expect(search(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(templates.length);
});

test('a filter that no template has is shown as it is', async ({page}) => {
  await openPage(page, `${PATH}?technology=Vue<b>`);
  await expect(technology(page)).toHaveValue('Vue<b>');
  await expect(status(page)).toHaveText('No template with Vue<b>');
});

test('a card plays what its template makes, once it is pointed at', async ({
  page,
}) => {
  await openPage(page, PATH);
  await expect(page.locator('.__remotion-player')).toHaveCount(0);
  await cards(page).filter({hasText: 'Hello World'}).hover();
  await expect(player(page, 'TemplateHelloWorld')).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator('[data-preview="TemplateHelloWorld"]')
        .evaluate((element) =>
          Number(element.style.getPropertyValue('--frame')),
        ),
    )
    .toBeGreaterThan(5);
  await section(page).getByRole('link', {name: 'Blank'}).focus();
  await expect(player(page, 'TemplateBlank')).toBeVisible();
  await expect(page.locator('.__remotion-player')).toHaveCount(2);
});

test('with reduced motion a card stays as it is', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPage(page, PATH);
  const card = cards(page).filter({hasText: 'Hello World'});
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  await page.waitForTimeout(500);
  await expect(page.locator('.__remotion-player')).toHaveCount(0);
  const poster = page.locator('[data-preview="TemplateHelloWorld"] img');
  await expect(poster).toHaveJSProperty('complete', true);
  expect(
    await poster.evaluate((img: HTMLImageElement) => img.naturalWidth),
  ).toBe(960);
});

test('the page of a template plays it, and shows its code', async ({page}) => {
  const watch = await openWatched(page, '/templates/next/');
  const main = page.getByRole('main');
  const example = main.getByRole('figure', {name: 'Example: template next'});
  await expect(example.getByRole('img')).toBeVisible();
  await example.getByRole('button', {name: 'Play', exact: true}).click();
  await expect(example.locator('.__remotion-player')).toContainText(
    'Render video',
  );
  await example.getByLabel('title').fill('Bonjour');
  await expect(example.locator('.__remotion-player')).toContainText('Bonjour');
  await expect(
    main.getByRole('listitem').getByText('npm run dev', {exact: true}),
  ).toHaveCSS('font-family', /Mono/);
  await expect(main.locator('pre').last()).toContainText(
    'export const TemplateNext',
  );
  await expect(
    example.getByRole('link', {name: 'Open it full size'}),
  ).toHaveAttribute('href', '/examples/template-next/');

  const others = main
    .locator('section')
    .filter({has: page.getByRole('heading', {name: 'Templates like this one'})})
    .getByRole('listitem');
  await expect(others).toHaveCount(3);
  await others.first().getByRole('link').focus();
  await expect(others.first().locator('.__remotion-player')).toBeVisible();
  expect(watch.all()).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all templates and their pictures are there', async ({page}) => {
    await page.goto(PATH);
    await expect(cards(page)).toHaveCount(templates.length);
    await expect(search(page)).toBeHidden();
    await page.goto('/templates/blank/');
    await expect(page.getByRole('figure').getByRole('img')).toBeVisible();
    await expect(
      page.getByText('npx create-video@latest --blank'),
    ).toBeVisible();
  });
});
