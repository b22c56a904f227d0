import {createRequire} from 'node:module';
import type {PostCssOptions} from '@docusaurus/types';

/** As the framework names a plugin: a file and the options for it. */
type NamedPlugin = readonly [string, Readonly<Record<string, unknown>>];

const load = createRequire(__filename);

function isNamed(plugin: unknown): plugin is NamedPlugin {
  return (
    Array.isArray(plugin) &&
    typeof plugin[0] === 'string' &&
    typeof plugin[1] === 'object'
  );
}

/**
 * Options of PostCSS that hold for all style sheets. With those of the framework
 * each of them looks for a configuration file in all folders above it, and sets
 * up all plugins anew: two seconds of each build.
 */
export function sharePostCss(options: PostCssOptions): PostCssOptions {
  return {
    ...options,
    config: false,
    plugins: options.plugins.map((plugin: unknown) => {
      if (!isNamed(plugin)) {
        return plugin;
      }
      const [file, settings] = plugin;
      return (load(file) as (settings: object) => unknown)(settings);
    }),
  };
}
