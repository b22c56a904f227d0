import {defineConfig} from '@playwright/test';

const port = 3107;
const configuredPort = 3108;

/** A site that already runs, to test in place of the one that was built. */
const runningSite = process.env.E2E_BASE_URL;

/**
 * Browser tests run on the built site, served as a file host would. A second
 * build has every outside service configured, with addresses that lead nowhere.
 */
export default defineConfig({
  testDir: './e2e',
  // A folder of its own: it is emptied when a run starts, and the report of
  // the unit tests must outlast that.
  outputDir: './test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Shared machines stall now and then; a fault fails twice, a stall does not.
  retries: 1,
  timeout: 60_000,
  reporter: [['list'], ['json', {outputFile: 'test-results/browser.json'}]],
  use: {
    baseURL: runningSite ?? `http://localhost:${port}`,
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
  projects: [
    {
      name: 'site',
      testIgnore: ['**/configured/**'],
    },
    {
      name: 'configured',
      testMatch: '**/configured/**',
      use: {baseURL: `http://localhost:${configuredPort}`},
    },
  ],
  webServer: runningSite
    ? undefined
    : [
        {
          command: `npx docusaurus serve --no-open --port ${port}`,
          url: `http://localhost:${port}/`,
          timeout: 60_000,
        },
        {
          command: `npx docusaurus build --out-dir test-results/configured && npx docusaurus serve --no-open --dir test-results/configured --port ${configuredPort}`,
          url: `http://localhost:${configuredPort}/`,
          timeout: 300_000,
          env: {
            ANALYTICS_ID: 'G-TEST000000',
            ASK_AI_SITE_ID: 'test-site',
            ASK_AI_SCRIPT_URL: 'https://ask-ai.invalid/embed.js',
            ALGOLIA_APP_ID: 'TESTAPPID',
            ALGOLIA_SEARCH_API_KEY: 'test-key',
            ALGOLIA_INDEX_NAME: 'test-index',
          },
        },
      ],
});
