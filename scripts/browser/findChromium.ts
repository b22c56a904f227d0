import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {chromium} from '@playwright/test';

const SYSTEM_PATHS = [
  // A Debian package with the same engine and no windows, in which browser tests
  // take two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
] as const;

const REMEDY = `No Chromium was found or could be installed. Do one of these, then run the command again:
- set CHROME_PATH to the program file of a Chromium or Chrome
- install one: "sudo apt-get install -y chromium-headless-shell" on Debian and Ubuntu, or "npx playwright install chromium"`;

function run(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, {stdio: 'inherit'});
    return true;
  } catch {
    return false;
  }
}

function findInstalled(): string | undefined {
  const candidates = [...SYSTEM_PATHS, chromium.executablePath()];
  return candidates.find((candidate) => candidate && fs.existsSync(candidate));
}

function canUseApt(): boolean {
  return (
    process.platform === 'linux' &&
    process.getuid?.() === 0 &&
    fs.existsSync('/usr/bin/apt-get')
  );
}

/**
 * Path of a Chromium: `CHROME_PATH`, one of the system, or Playwright's own. If
 * there is none, installs one with apt-get as root, else with Playwright.
 *
 * @throws Error that says what to do, if all of that fails, or if CHROME_PATH
 *   names a file that does not exist
 */
export function findChromium(): string {
  const configured = process.env.CHROME_PATH;
  if (configured) {
    if (!fs.existsSync(configured)) {
      throw new Error(
        `CHROME_PATH names a file that does not exist: "${configured}". Correct it, or unset it to let one be found.`,
      );
    }
    return configured;
  }
  const installed = findInstalled();
  if (installed) {
    return installed;
  }
  const isInstalled =
    (canUseApt() &&
      run('apt-get', ['update', '-qq']) &&
      run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])) ||
    run('npx', ['playwright', 'install', 'chromium']);
  const found = isInstalled ? findInstalled() : undefined;
  if (!found) {
    throw new Error(REMEDY);
  }
  return found;
}
