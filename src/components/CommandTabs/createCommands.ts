/** Package managers, in the order of their tabs. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** One command, written for each package manager. */
export type Commands = Readonly<Record<PackageManager, string>>;

/** The commands that create a project, from a template if one is named. */
export function createCommands(template?: string): Commands {
  const end = template ? ` --${template}` : '';
  return {
    npm: `npx create-video@latest${end}`,
    pnpm: `pnpm create video${end}`,
    yarn: `yarn create video${end}`,
    bun: `bun create video${end}`,
  };
}
