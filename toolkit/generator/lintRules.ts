/** The rules of `@remotion/eslint-plugin`, which is an object and no set of exports. */
import {loadPlugin} from '../../scripts/toolkitPlugin';
import type {ApiLintRule} from '../model';
import {compareText} from './json';

/** Rules of the installed plugin, by name. */
export function readLintRules(toolkitDir: string): ApiLintRule[] {
  const {rules = {}, configs} = loadPlugin(toolkitDir);
  return Object.entries(rules)
    .map(([name, {meta = {}}]): ApiLintRule => {
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
