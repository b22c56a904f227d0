/** Where the commands of a package branch off. */
type CommandRoot = {
  readonly packageName: string;
  readonly prefix: string;
  readonly file: string;
  readonly name: string;
};

/** The packages that have commands. */
export const ROOTS: readonly CommandRoot[] = [
  {
    packageName: '@remotion/cli',
    prefix: 'remotion',
    file: 'dist/index.js',
    name: 'cli',
  },
  {
    packageName: '@remotion/lambda',
    prefix: 'remotion lambda',
    file: 'dist/cli/index.js',
    name: 'matchCommand',
  },
  {
    packageName: '@remotion/cloudrun',
    prefix: 'remotion cloudrun',
    file: 'dist/cli/index.js',
    name: 'matchCommand',
  },
];

/** Packages whose code is followed; others do not read the command line. */
export const FOLLOWED = new Set(ROOTS.map(({packageName}) => packageName));
