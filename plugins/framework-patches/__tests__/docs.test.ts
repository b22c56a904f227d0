import type {LoadContext} from '@docusaurus/types';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import {describe, expect, it, vi} from 'vitest';
import docs from '../docs';

const {loadContent, sleep} = vi.hoisted(() => ({
  loadContent: vi.fn(() => Promise.resolve({loadedVersions: []})),
  sleep: vi.fn(() => Promise.resolve()),
}));

vi.mock('node:timers/promises', () => ({setTimeout: sleep}));

vi.mock('@docusaurus/plugin-content-docs', () => ({
  default: () =>
    Promise.resolve({
      name: 'docusaurus-plugin-content-docs',
      loadContent,
      getPathsToWatch: () => ['docs/**'],
    }),
  validateOptions: () => ({}),
}));

describe('docs', () => {
  it('is the plugin of the framework', async () => {
    const plugin = await docs({} as LoadContext, {} as PluginOptions);
    expect(plugin.name).toBe('docusaurus-plugin-content-docs');
  });

  it('sees edits of what the sidebars are made of', async () => {
    const plugin = await docs({} as LoadContext, {} as PluginOptions);
    expect(plugin.getPathsToWatch?.()).toEqual([
      'docs/**',
      'config/sidebars/*.ts',
      'config/routes.tsv',
    ]);
  });

  it('reads all documents at once at the start, and later after an edit', async () => {
    const plugin = await docs({} as LoadContext, {} as PluginOptions);
    expect(await plugin.loadContent?.()).toEqual({loadedVersions: []});
    expect(sleep).not.toHaveBeenCalled();
    expect(await plugin.loadContent?.()).toEqual({loadedVersions: []});
    expect(sleep).toHaveBeenCalledExactlyOnceWith(1000);
    expect(loadContent).toHaveBeenCalledTimes(2);
  });
});
