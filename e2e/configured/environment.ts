/**
 * The environment of the build that `e2e/configured/` tests: every outside
 * service is configured, with addresses that lead nowhere.
 */
export const configuredEnvironment = {
  ANALYTICS_ID: 'G-TEST000000',
  ASK_AI_SITE_ID: 'test-site',
  ASK_AI_SCRIPT_URL: 'https://ask-ai.invalid/embed.js',
  ASK_AI_FRAME_URL: 'https://ask-ai.invalid/chat',
  ALGOLIA_APP_ID: 'TESTAPPID',
  ALGOLIA_SEARCH_API_KEY: 'test-key',
  ALGOLIA_INDEX_NAME: 'test-index',
} as const;

/** Folder of that build. */
export const CONFIGURED_DIR = 'test-results/configured';
