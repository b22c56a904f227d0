/** Package managers, in the order of their tabs. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** One command, written for each package manager. */
export type Commands = Readonly<Record<PackageManager, string>>;

const CREATE_COMMANDS: Commands = {
  npm: 'npx create-video@latest',
  pnpm: 'pnpm create video',
  yarn: 'yarn create video',
  bun: 'bun create video',
};

/** The commands that create a project; a flag selects its template. */
export function createCommands(flag?: string): Commands {
  if (!flag) {
    return CREATE_COMMANDS;
  }
  const {npm, pnpm, yarn, bun} = CREATE_COMMANDS;
  return {
    npm: `${npm} ${flag}`,
    pnpm: `${pnpm} ${flag}`,
    yarn: `${yarn} ${flag}`,
    bun: `${bun} ${flag}`,
  };
}
