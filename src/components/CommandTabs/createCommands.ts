/** Package managers, in the order of their tabs. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** One command, written for each package manager. */
export type Commands = Readonly<Record<PackageManager, string>>;

/** The commands that create a project; a flag selects its template. */
export function createCommands(flag?: string): Commands {
  const end = flag ? ` ${flag}` : '';
  return {
    npm: `npx create-video@latest${end}`,
    pnpm: `pnpm create video${end}`,
    yarn: `yarn create video${end}`,
    bun: `bun create video${end}`,
  };
}
