import type {LoadContext} from '@docusaurus/types';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import {afterEach, describe, expect, it, vi} from 'vitest';
import docs from '../docs';

const {forgetDocsIndex, loadContent, sleep} = vi.hoisted(() => ({
  forgetDocsIndex: vi.fn(),
  loadContent: vi.fn(() => Promise.resolve({loadedVersions: []})),
  sleep: vi.fn(() => Promise.resolve()),
}));

vi.mock('node:timers/promises', () => ({setTimeout: sleep}));
vi.mock('../../docs-index', () => ({forgetDocsIndex}));

vi.mock('@docusaurus/plugin-content-docs', () => ({
  default: () =>
    Promise.resolve({
      name: 'docusaurus-plugin-content-docs',
      loadContent,
      configureWebpack: () => ({ignoreWarnings: []}),
      getPathsToWatch: () => ['docs/**'],
    }),
  validateOptions: () => ({}),
}));

const createPlugin = (): ReturnType<typeof docs> =>
  docs({} as LoadContext, {} as PluginOptions);

afterEach(() => {
  vi.clearAllMocks();
});

describe('docs', () => {
  it('is the plugin of the framework, which sees edits of what the sidebars are made of', async () => {
    const plugin = await createPlugin();
    expect(plugin.name).toBe('docusaurus-plugin-content-docs');
    expect(plugin.getPathsToWatch?.()).toEqual([
      'docs/**',
      'config/sidebars/*.ts',
    ]);
  });

  it('reads all documents at once at the start, and later after an edit, with a new index', async () => {
    const plugin = await createPlugin();
    expect(await plugin.loadContent?.()).toEqual({loadedVersions: []});
    expect(sleep).not.toHaveBeenCalled();
    expect(forgetDocsIndex).not.toHaveBeenCalled();
    expect(await plugin.loadContent?.()).toEqual({loadedVersions: []});
    expect(sleep).toHaveBeenCalledExactlyOnceWith(1000);
    expect(forgetDocsIndex).toHaveBeenCalledOnce();
    expect(loadContent).toHaveBeenCalledTimes(2);
  });

  it('has the bundler forget the index before it compiles what was edited', async () => {
    const {configureWebpack} = await createPlugin();
    const {plugins, ...rest} = (
      configureWebpack as unknown as () => {
        readonly plugins: readonly {
          readonly apply: (compiler: object) => void;
        }[];
      }
    )();
    expect(rest).toEqual({ignoreWarnings: []});
    const tap = vi.fn<(name: string, callback: () => void) => void>();
    plugins.forEach(({apply}) => apply({hooks: {watchRun: {tap}}}));
    tap.mock.calls.forEach(([, callback]) => callback());
    expect(forgetDocsIndex).toHaveBeenCalledOnce();
  });
});
