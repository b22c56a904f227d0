import path from 'node:path';
import {TextlintKernel, type TextlintKernelOptions} from '@textlint/kernel';
import mdx from 'textlint-plugin-mdx';
import prh from 'textlint-rule-prh';
import {exceptions, reasons} from './exceptions';
import {rhythm} from './rhythm';

/** Something that a native editor would say differently. */
export type Finding = {
  readonly line: number;
  readonly column: number;
  /** The rule, or the kind of entry of the dictionary. */
  readonly rule: string;
  /** What is written, and what to write instead. */
  readonly message: string;
};

const kernel = new TextlintKernel();

const OPTIONS: TextlintKernelOptions = {
  ext: '.mdx',
  configBaseDir: path.resolve(__dirname, '../../../config'),
  plugins: [{pluginId: 'mdx', plugin: mdx}],
  rules: [
    {
      ruleId: 'prh',
      rule: prh,
      options: {
        rulePaths: ['./prose.yml'],
        checkLink: true,
        checkEmphasis: true,
      },
    },
    {ruleId: 'rhythm', rule: rhythm},
    {ruleId: 'reasons', rule: reasons},
  ],
  filterRules: [{ruleId: 'exceptions', rule: exceptions}],
};

const FRONT_MATTER = /^---\n[\s\S]*?\n---(?=\n|$)/;

/**
 * Makes the title of the front matter a heading and its description a
 * paragraph, where they stand, and leaves out the rest.
 */
export function showFrontMatter(text: string): string {
  return text.replace(FRONT_MATTER, (frontMatter) =>
    frontMatter
      .split('\n')
      .map((line) => {
        const [, key, value = ''] =
          /^(title|description): (?:["'](?=.*["']$))?(.*?)["']?$/.exec(line) ??
          [];
        const mark = key === 'title' ? '#' : '';
        return (
          key &&
          mark.padEnd(line.indexOf(value, key.length + 1)) +
            value.replace(/[<>{}]/g, ' ')
        );
      })
      .join('\n'),
  );
}

/** A message of the dictionary is "found => instead", and the kind below it. */
const ENTRY = /^(?<found>.*) => (?<instead>.*)(?:\n(?<kind>.*))?$/;

/**
 * Holds a page to the dictionary in config/prose.yml and to the rules here.
 *
 * @param text a whole MDX file; one that cannot be parsed is a finding
 * @throws Error where an entry of the dictionary contradicts its own examples
 */
export async function lintProse(text: string): Promise<Finding[]> {
  const {messages} = await kernel.lintText(showFrontMatter(text), OPTIONS);
  return messages.map(({ruleId, message, loc}) => {
    const entry = ENTRY.exec(message)?.groups;
    return {
      line: loc.start.line,
      column: loc.start.column,
      rule: entry ? (entry.kind ?? 'word') : ruleId,
      message: entry
        ? `"${entry.found ?? ''}": write ${entry.instead ?? ''}.`
        : (message.split('\n')[0] ?? message),
    };
  });
}
