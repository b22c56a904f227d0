import {expect, type Page} from '@playwright/test';
import {luminance, readColor} from './color';

type Mode = 'light' | 'dark';

/** Expects what a visitor sees in a color mode: paper dark or light. */
export async function expectColorMode(page: Page, mode: Mode): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  const paper = expect.poll(async () =>
    luminance(await readColor(page.locator('html'), 'background-color')),
  );
  await (mode === 'dark'
    ? paper.toBeLessThan(0.1)
    : paper.toBeGreaterThan(0.9));
}
