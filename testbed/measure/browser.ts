import {chromium, type Browser} from '@playwright/test';
import {findChromium} from '../../scripts/browser/findChromium';

/** For a Chromium in a container that asks nobody for updates. */
export const CHROME_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];

/** Starts the Chromium that measures. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({executablePath: findChromium(), args: CHROME_FLAGS});
}
