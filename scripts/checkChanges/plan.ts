import type {Step} from '../steps/runSteps';
import {PAGE, type ChangedFile} from './changedFiles';

/** Programs and what they keep from run to run. */
const BIN = 'node_modules/.bin';
// Not in node_modules, which `npm ci` deletes.
const CACHE = '.cache/check';

const TYPESCRIPT = /\.tsx?$/;

/** What is read from packages, as they have it. */
const GENERATED = /^toolkit\/(?:api|types)\//;

/** What the addresses of pages and their places in sidebars are made from. */
export const ADDRESSED =
  /^(?:docs|blog|learn|success-stories|src\/(?:pages|data)|config|plugins\/data-pages)\/|^(?:docusaurus\.config|sidebars)\.ts$/;

/** Files that have a layout: those that are there and that people write. */
export function listWritten(changed: readonly ChangedFile[]): string[] {
  return changed
    .filter(({file, isGone}) => !isGone && !GENERATED.test(file))
    .map(({file}) => file);
}

/** A step that runs a program, with words of its command and with files. */
export function step(
  name: string,
  command: string,
  files: string[] = [],
): Step {
  const [program = '', ...words] = command.split(' ');
  return {name, command: [`${BIN}/${program}`, ...words, ...files]};
}

function typeCheck(project: string): Step {
  return step(
    `types of ${project}`,
    `tsc --project ${project} --incremental --tsBuildInfoFile ${CACHE}/${project}.tsbuildinfo`,
  );
}

/** Steps that some files ask for; none where there are no such files. */
function stepsFor(files: readonly string[], ...steps: Step[]): Step[] {
  return files.length > 0 ? steps : [];
}

/**
 * The checks that changed files ask for.
 *
 * @returns steps that do not depend on each other; none if nothing asks for one
 */
export function planCheck(changed: readonly ChangedFile[]): Step[] {
  const files = listWritten(changed);
  const pick = (form: RegExp): string[] =>
    files.filter((file) => form.test(file));
  const code = pick(TYPESCRIPT);
  const styles = pick(/^src\/.*\.css$/);
  const texts = pick(/\.(?:mdx?|tsx?)$/);
  const pages = pick(PAGE);
  const references = pick(/^docs\/.*\.mdx$/);
  const withSamples = changed.flatMap(({file, hasSamples}) =>
    hasSamples ? [file] : [],
  );
  return [
    ...stepsFor(
      changed.map(({file}) => file).filter((file) => ADDRESSED.test(file)),
      step(
        'sidebars and addresses',
        'tsx scripts/generate/addresses.ts --check',
      ),
    ),
    ...stepsFor(
      withSamples,
      step('samples', 'tsx scripts/checks/samples/index.ts', withSamples),
    ),
    ...stepsFor(
      code,
      step('lint of code', 'eslint --no-warn-ignored', code),
      typeCheck('tsconfig.json'),
      typeCheck('tsconfig.node.json'),
      {
        name: 'unused code',
        command: ['npm', 'run', '--silent', 'lint:unused'],
      },
    ),
    ...stepsFor(
      pages,
      step('content and links', 'tsx scripts/checkChanges/content.ts', pages),
      step('prose', 'tsx scripts/checks/prose/index.ts', pages),
    ),
    ...stepsFor(
      references,
      step('messages', 'tsx scripts/checks/messages/index.ts', references),
    ),
    ...stepsFor(
      texts,
      step(
        'spelling',
        'cspell --no-progress --no-summary --no-must-find-files',
        texts,
      ),
    ),
    ...stepsFor(
      pick(/^examples\//),
      step('posters and media', 'vitest run examples/__tests__/'),
    ),
    ...stepsFor(styles, step('lint of styles', 'stylelint', styles)),
    ...stepsFor(
      files,
      step(
        'format',
        'prettier --check --ignore-unknown --log-level=warn',
        files,
      ),
    ),
    ...stepsFor(
      pick(/^package(?:-lock)?\.json$/),
      step('lock files', 'tsx scripts/checks/lockFile.ts'),
    ),
  ];
}
