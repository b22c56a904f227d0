import fs from 'node:fs';
import path from 'node:path';
import {inspect} from 'node:util';
import {validateConfig} from '@docusaurus/core/lib/server/configValidation';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options} from '@docusaurus/preset-classic';
import {validateThemeConfig} from '@docusaurus/theme-classic/lib/options';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {Config} from '@docusaurus/types';
import {normalizeThemeConfig} from '@docusaurus/utils-validation';
import {afterEach, describe, expect, it, vi} from 'vitest';

const SITE_DIR = path.resolve(__dirname, '../..');

/** Variables that `config/env.ts` reads. */
const VARIABLES = [
  'SITE_URL',
  'BASE_URL',
  'CI',
  'ERROR_TRACES',
  'ANALYTICS_ID',
  'ASK_AI_SITE_ID',
  'ASK_AI_SCRIPT_URL',
  'ASK_AI_FRAME_URL',
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_API_KEY',
  'ALGOLIA_INDEX_NAME',
];

/** Loads the configuration as a build with these variables does. */
async function loadConfig(
  variables: Readonly<Record<string, string>> = {},
): Promise<Config> {
  for (const name of VARIABLES) {
    vi.stubEnv(name, variables[name] ?? '');
  }
  vi.resetModules();
  return (await import('../../docusaurus.config')).default;
}

function presetOptions({presets}: Config): Options {
  const [preset] = presets ?? [];
  return Array.isArray(preset) ? (preset[1] as Options) : {};
}

function docsOptions({plugins}: Config): DocsOptions {
  const entry = plugins?.find(
    (plugin) =>
      Array.isArray(plugin) &&
      plugin[0] === './plugins/framework-patches/docs.ts',
  );
  return Array.isArray(entry) ? (entry[1] as DocsOptions) : {};
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('docusaurus.config.ts', () => {
  it('is accepted by the framework', async () => {
    const config = await loadConfig();
    expect(() => validateConfig(config, 'docusaurus.config.ts')).not.toThrow();
  });

  it('has a theme configuration that the theme accepts', async () => {
    const themeConfig = (await loadConfig()).themeConfig as ThemeConfig;
    expect(
      validateThemeConfig({validate: normalizeThemeConfig, themeConfig}),
    ).toMatchObject(themeConfig);
  });

  it('shows mistakes as their messages, unless stack traces are asked for', async () => {
    const plugin = './plugins/framework-patches/errorMessages/index.ts';
    Reflect.deleteProperty(Error.prototype, inspect.custom);
    const {plugins} = await loadConfig({ERROR_TRACES: 'on'});
    expect(plugins).not.toContain(plugin);
    expect(inspect(new Error('wrong'))).toContain('\n    at ');
    expect((await loadConfig()).plugins).toContain(plugin);
    expect(inspect(new Error('wrong'))).toBe('wrong');
  });

  it('turns on the next major version and the fast bundler', async () => {
    const {future} = validateConfig(await loadConfig(), 'docusaurus.config.ts');
    expect(Object.values(future.v4)).not.toContain(false);
    expect(Object.values(future.faster)).not.toContain(false);
  });

  it('names files that exist', async () => {
    const config = await loadConfig();
    const {theme} = presetOptions(config);
    const files = [
      ...(config.plugins ?? [])
        .map((plugin): unknown => (Array.isArray(plugin) ? plugin[0] : plugin))
        .filter((name) => typeof name === 'string' && name.startsWith('./')),
      ...(config.clientModules ?? []),
      docsOptions(config).sidebarPath,
      theme?.customCss,
      `static/${config.favicon}`,
    ];
    expect(files).not.toEqual([]);
    for (const file of files) {
      const name = typeof file === 'string' ? file : 'not a path';
      expect(fs.existsSync(path.join(SITE_DIR, name)), name).toBe(true);
    }
  });
});

describe('broken links and duplicate routes stop a build; anchors and Markdown links', () => {
  it.each([
    ['', 'warn'],
    ['true', 'throw'],
  ])('with CI as "%s" mean: %s', async (CI, severity) => {
    const {onBrokenLinks, onBrokenAnchors, onDuplicateRoutes, markdown} =
      await loadConfig({CI});
    expect([onBrokenLinks, onDuplicateRoutes]).toEqual(['throw', 'throw']);
    expect([onBrokenAnchors, markdown?.hooks?.onBrokenMarkdownLinks]).toEqual([
      severity,
      severity,
    ]);
  });
});

describe('the environment', () => {
  it('sets address and base path', async () => {
    const config = await loadConfig({
      SITE_URL: 'https://docs.example.com',
      BASE_URL: '/site/',
    });
    expect([config.url, config.baseUrl]).toEqual([
      'https://docs.example.com',
      '/site/',
    ]);
  });

  it('stops the build when it is wrong', async () => {
    await expect(loadConfig({BASE_URL: 'site'})).rejects.toThrow(
      '"BASE_URL" must start and end with a slash',
    );
  });

  it('turns analytics on with an id only', async () => {
    expect(presetOptions(await loadConfig())).not.toHaveProperty('gtag');
    expect(
      presetOptions(await loadConfig({ANALYTICS_ID: 'G-ABC123'})).gtag,
    ).toEqual({trackingID: 'G-ABC123', anonymizeIP: true});
  });

  it('gives the page the Ask AI settings, or null', async () => {
    const plain = await loadConfig();
    expect(plain.customFields?.askAi).toBeNull();
    const {customFields} = await loadConfig({
      ASK_AI_SITE_ID: 'remotion',
      ASK_AI_SCRIPT_URL: 'https://chat.example/widget.js',
    });
    expect(customFields?.askAi).toMatchObject({siteId: 'remotion'});
  });
});
