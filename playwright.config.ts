import {defineConfig} from '@playwright/test';
import {CONFIGURED_DIR} from './e2e/configured/environment';

const port = 3107;
const configuredPort = 3108;

/** A site that already runs, to test in place of the one that was built. */
const runningSite = process.env.E2E_BASE_URL;

/** Makes the configured build, unless `npm test` has made it already. */
const buildConfigured = process.env.E2E_CONFIGURED_BUILT
  ? ''
  : 'npm run build:configured && ';

/**
 * Browser tests run on the built site, served as a file host would. A second
 * build, of a few pages, has every outside service configured, with addresses
 * that lead nowhere.
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
        // Nothing leaves this machine; a test can still answer by its own route.
        // A route for all tests would turn the browser's cache off.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
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
      testMatch: '**/configured/*.spec.ts',
      use: {baseURL: `http://localhost:${configuredPort}`},
    },
  ],
  webServer: runningSite
    ? undefined
    : [
        {
          command: `node scripts/docusaurus.mjs serve --no-open --port ${port}`,
          url: `http://localhost:${port}/`,
          timeout: 60_000,
        },
        {
          command: `${buildConfigured}node scripts/docusaurus.mjs serve --no-open --dir ${CONFIGURED_DIR} --port ${configuredPort}`,
          url: `http://localhost:${configuredPort}/`,
          timeout: 300_000,
        },
      ],
});
