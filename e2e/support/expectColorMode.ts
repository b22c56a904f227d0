import {expect, type Page} from '@playwright/test';
import {luminance, readColor} from './color';

/** Expects what a visitor sees in a color mode: paper dark or light. */
export async function expectColorMode(
  page: Page,
  mode: 'light' | 'dark',
): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  const paper = expect.poll(async () =>
    luminance(await readColor(page.locator('html'), 'background-color')),
  );
  await (mode === 'dark'
    ? paper.toBeLessThan(0.1)
    : paper.toBeGreaterThan(0.9));
}
