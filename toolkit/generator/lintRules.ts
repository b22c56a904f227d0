/** The rules of `@remotion/eslint-plugin`, which is an object and no set of exports. */
import {createRequire} from 'node:module';
import path from 'node:path';
import type {ApiLintRule} from '../model';
import {compareText} from './json';

/** The parts of the plugin that the model is made from. */
type LintPlugin = {
  readonly rules: Readonly<
    Record<
      string,
      {
        readonly meta: {
          readonly docs?: {readonly description?: string};
          readonly fixable?: string;
          readonly messages?: Readonly<Record<string, string>>;
        };
      }
    >
  >;
  readonly configs: {
    readonly recommended: {readonly rules: Readonly<Record<string, string>>};
  };
};

/** The plugin as installed for the toolkit, of the release that is documented. */
export function loadPlugin(toolkitDir: string): LintPlugin {
  const require = createRequire(path.join(toolkitDir, 'package.json'));
  const loaded = require('@remotion/eslint-plugin') as
    LintPlugin | {readonly default: LintPlugin};
  return 'default' in loaded ? loaded.default : loaded;
}

/** Rules of the installed plugin, by name. */
export function readLintRules(toolkitDir: string): ApiLintRule[] {
  const {rules, configs} = loadPlugin(toolkitDir);
  return Object.entries(rules)
    .map(([name, {meta}]): ApiLintRule => {
      const recommended = configs.recommended.rules[`@remotion/${name}`];
      return {
        name: `@remotion/${name}`,
        description: meta.docs?.description ?? '',
        recommended,
        isFixable: meta.fixable === undefined ? undefined : true,
        messages: Object.values(meta.messages ?? {}).map((message) =>
          message.trim().replace(/\s*\n\s*/g, '\n'),
        ),
      };
    })
    .sort((a, b) => compareText(a.name, b.name));
}
