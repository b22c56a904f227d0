// The directory of freelancers: its filters, and the order of the day.
import {expect, test, type Page} from '@playwright/test';
import {findOverflow} from './support/findOverflow';
import {findViolationsInBothModes} from './support/findViolations';
import {openPage} from './support/openPage';
import {readShifts} from './support/readShifts';
import {experts} from '../src/data/experts';

const getCards = (page: Page) =>
  page.getByRole('main').getByRole('heading', {level: 2}).getByRole('link');

/** Experts that have all of what is given. */
const countExperts = (field: string, offersCall = false): number =>
  experts.filter(
    (expert) =>
      expert.fields.some((name) => name === field) &&
      (expert.offersCall || !offersCall),
  ).length;

test('the filters combine, stand in the address, and say what is left', async ({
  page,
}) => {
  await openPage(page, '/experts/');
  await expect(getCards(page)).toHaveCount(experts.length);
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(`${experts.length} experts`);
  const first = getCards(page).first();
  await first.hover();
  await expect(
    page.getByText(`Built by ${await first.textContent()}`),
  ).toBeVisible();

  const fields = page.getByRole('navigation', {name: 'Filter by focus'});
  await fields.getByRole('link', {name: /^Web development/}).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/experts/?focus=Web+development');
  const inField = countExperts('Web development');
  await expect(status).toHaveText(`${inField} experts for Web development`);
  await expect(getCards(page)).toHaveCount(inField);

  await page.getByRole('link', {name: /^Open to video calls/}).click();
  await expect(page).toHaveURL('/experts/?focus=Web+development&calls=yes');
  const open = countExperts('Web development', true);
  await expect(getCards(page)).toHaveCount(open);
  await expect(status).toContainText('open to video calls');
  await expect(page.locator('[aria-current]')).toContainText([
    'Web development',
    'Open to video calls',
  ]);
  expect(await findViolationsInBothModes(page, 'main')).toEqual([]);

  await page.goBack();
  await expect(getCards(page)).toHaveCount(inField);
  await page.setViewportSize({width: 320, height: 800});
  expect(await findOverflow(page)).toEqual([]);
});

test('an address that nobody answers to says so, and leads back', async ({
  page,
}) => {
  await openPage(page, '/experts/?focus=Juggling');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    '0 experts for Juggling',
  );
  await page.getByRole('link', {name: 'Show all experts'}).click();
  await expect(getCards(page)).toHaveCount(experts.length);

  await getCards(page).filter({hasText: 'Florent Pergoud'}).click();
  await page.getByRole('link', {name: 'Data and audio'}).click();
  await expect(getCards(page)).toHaveCount(countExperts('Data and audio'));
});

test('the order is that of the day, and nothing shifts', async ({page}) => {
  const orders: string[][] = [];
  for (const day of ['2025-06-15', '2025-06-15', '2025-06-16']) {
    await page.clock.setFixedTime(`${day}T12:00:00Z`);
    await openPage(page, '/experts/');
    orders.push(await getCards(page).allInnerTexts());
    expect(await readShifts(page)).toEqual([]);
  }
  const [first = [], again, other = []] = orders;
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
  expect([...other].sort()).toEqual([...first].sort());
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('everybody is listed, and no filter pretends to work', async ({
    page,
  }) => {
    await page.goto('/experts/');
    await expect(getCards(page)).toHaveCount(experts.length);
    await expect(
      page.getByRole('navigation', {name: 'Filter by focus'}),
    ).toBeHidden();
    await expect(page.getByRole('note')).toContainText('no guarantee');
  });
});
