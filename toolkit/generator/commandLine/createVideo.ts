/** The command `create-video`: a flag for each template, and few others. */
import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {nodesIn} from '../shippedCode/syntax';
import type {ApiFlag} from '../../model';
import type {CommandLine} from '.';
import {readModule} from '../shippedCode/modules';
import {compareText} from '../json';

type Template = {readonly cliId: string; readonly shortName: string};
type Templates = {
  readonly FEATURED_TEMPLATES: readonly Template[];
  readonly PAID_TEMPLATES: readonly Template[];
};

const NAME = 'create-video';
/** Holds the call of the parser, and reads everything that it gives. */
const FILE = 'dist/select-template.js';

/** Flags that are read as `parsed.flag`, apart from those of the templates. */
function readOwnFlags(file: string): string[] {
  const source = readModule(file)?.source;
  if (!source) {
    throw new Error(
      `${file} is gone. Correct FILE in toolkit/generator/commandLine/createVideo.ts.`,
    );
  }
  const names = new Set<string>();
  for (const node of nodesIn(source)) {
    if (
      ts.isPropertyAccessExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'parsed' &&
      node.name.text !== '_'
    ) {
      names.add(node.name.text);
    }
  }
  return [...names];
}

/** Reads the installed package. */
export function readTemplateCommand(dir: string): CommandLine {
  const require = createRequire(path.join(dir, 'package.json'));
  const {FEATURED_TEMPLATES, PAID_TEMPLATES} = require(
    path.join(dir, 'dist/templates.js'),
  ) as Templates;
  const flag = (name: string, description?: string): ApiFlag => ({
    flag: `--${name}`,
    type: 'boolean',
    isBoolean: true,
    description,
    commands: [NAME],
  });
  return {
    commands: [{name: NAME}],
    flags: [
      ...[...FEATURED_TEMPLATES, ...PAID_TEMPLATES].map(({cliId, shortName}) =>
        flag(cliId, `Template: ${shortName}`),
      ),
      ...readOwnFlags(path.join(dir, FILE)).map((name) => flag(name)),
    ].sort((a, b) => compareText(a.flag, b.flag)),
  };
}
