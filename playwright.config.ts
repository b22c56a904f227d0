import {defineConfig} from '@playwright/test';

const port = 3107;

/** Browser tests run on the built site, served as a file host would. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  reporter: [
    ['list'],
    ['json', {outputFile: 'test-results/browser.json'}],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: {width: 1440, height: 900},
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `npx docusaurus serve --no-open --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.CI,
    timeout: 60_000,
  },
});
