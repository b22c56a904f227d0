import type {Step} from '../steps/runSteps';
import type {ChangedFile} from './changedFiles';

/** What changed files ask for. */
type Task = {
  readonly name: string;
  readonly isAskedBy: (changed: ChangedFile) => boolean;
  /** Commands of `npm run check` and `npm run fix`, of node_modules/.bin. */
  readonly check?: string;
  readonly fix?: string;
  /** Whether the commands are given the files that ask, as far as they exist. */
  readonly takesFiles?: boolean;
};

const isLike =
  (form: RegExp) =>
  ({file}: ChangedFile): boolean =>
    form.test(file);

const isCode = isLike(/\.tsx?$/);
/** Whether it is a page of MDX, or part of one. */
export const isPage = isLike(/^(?:docs|blog|learn|success-stories)\/.*\.mdx?$/);
const isExample = isLike(/^examples\/(?!.*__tests__).*(?<!\.d)\.tsx?$/);

const hasSamples = (changed: ChangedFile): boolean =>
  isExample(changed) || (isPage(changed) && changed.hasSamples);

/** What the types of all samples depend on, beside the samples. */
const isBelowSamples = isLike(
  /^toolkit\/(?:api|types|package-lock)|^scripts\/checks\/samples\/\w+\.ts$/,
);

/**
 * In an order in which each `fix` finds what it reads: formatted sources, and
 * media for posters.
 */
const tasks: readonly Task[] = [
  {
    name: 'format',
    isAskedBy: () => true,
    check: 'prettier --check --ignore-unknown --log-level=warn',
    fix: 'prettier --write --ignore-unknown --log-level=warn',
    takesFiles: true,
  },
  {
    name: 'media',
    isAskedBy: isLike(
      /^(?:examples\/media|static\/media|docs\/skia|scripts\/generate)\//,
    ),
    check: 'vitest run examples/__tests__/media.test.ts',
    fix: 'tsx scripts/generate/media.ts',
  },
  {
    name: 'examples and posters',
    isAskedBy: isLike(
      /^(?:examples|static\/img\/examples)\/|^src\/data\/(?:showcase|groupOf|toAnchor)\.ts$/,
    ),
    check: 'vitest run examples/__tests__/posters.test.ts',
    fix: 'tsx scripts/generate/posters.ts',
  },
  // Loads the site, which asks for the pictures of the showcase.
  {
    name: 'sidebars and addresses',
    isAskedBy: isLike(
      /^(?:docs|blog|learn|success-stories|src\/(?:pages|data)|config|plugins\/data-pages)\/|^(?:docusaurus\.config|sidebars)\.ts$/,
    ),
    check: 'tsx scripts/generate/addresses.ts --check',
    fix: 'tsx scripts/generate/addresses.ts',
  },
  {
    name: 'samples',
    isAskedBy: hasSamples,
    check: 'tsx scripts/checks/samples/index.ts',
    takesFiles: true,
  },
  {
    name: 'types of samples',
    isAskedBy: (changed) => hasSamples(changed) || isBelowSamples(changed),
    fix: 'tsx scripts/checks/samples/index.ts --write-types',
  },
  {
    name: 'lint of code',
    isAskedBy: isCode,
    check: 'eslint --no-warn-ignored',
    takesFiles: true,
  },
  {name: 'types', isAskedBy: isCode, check: 'tsc'},
  {name: 'unused code', isAskedBy: isCode, check: 'knip'},
  {
    name: 'content and links',
    isAskedBy: isPage,
    check: 'tsx scripts/changes/content.ts',
    takesFiles: true,
  },
  {
    name: 'prose',
    isAskedBy: isPage,
    check: 'tsx scripts/checks/prose/index.ts',
    takesFiles: true,
  },
  {
    name: 'messages',
    isAskedBy: isLike(/^docs\/.*\.mdx$/),
    check: 'tsx scripts/checks/messages/index.ts',
    takesFiles: true,
  },
  {
    name: 'spelling',
    isAskedBy: isLike(/\.(?:mdx?|tsx?)$/),
    check: 'cspell --no-progress --no-summary --no-must-find-files',
    takesFiles: true,
  },
  {
    name: 'lint of styles',
    isAskedBy: isLike(/^(?:src|plugins)\/.*\.css$/),
    check: 'stylelint',
    takesFiles: true,
  },
  {
    name: 'lock files',
    isAskedBy: isLike(/^(?:toolkit\/)?package(?:-lock)?\.json$/),
    check: 'tsx scripts/checks/lockFile.ts',
  },
];

/**
 * The steps of `npm run check` or `npm run fix` that changed files ask for; none
 * if nothing asks for one.
 */
export function planSteps(
  kind: 'check' | 'fix',
  changed: readonly ChangedFile[],
): Step[] {
  return tasks.flatMap(({name, isAskedBy, takesFiles, ...commands}) => {
    const asking = changed.filter(
      (each) => isAskedBy(each) && !(takesFiles && each.isGone),
    );
    const command = commands[kind];
    if (!command || asking.length === 0) {
      return [];
    }
    const [program = '', ...words] = command.split(' ');
    const files = takesFiles ? asking.map(({file}) => file) : [];
    return {
      name,
      command: [`node_modules/.bin/${program}`, ...words, ...files],
    };
  });
}
