import {createRequire} from 'node:module';
import path from 'node:path';
import type {ESLint} from 'eslint';

/** The parts of the plugin that this site reads. */
export type ToolkitPlugin = Pick<ESLint.Plugin, 'rules'> & {
  readonly configs: {
    readonly recommended: {readonly rules: Readonly<Record<string, string>>};
  };
};

/** The plugin as installed for the toolkit, of the release that is documented. */
export function loadPlugin(toolkitDir: string): ToolkitPlugin {
  const require = createRequire(path.join(toolkitDir, 'package.json'));
  const loaded = require('@remotion/eslint-plugin') as
    ToolkitPlugin | {readonly default: ToolkitPlugin};
  return 'default' in loaded ? loaded.default : loaded;
}
