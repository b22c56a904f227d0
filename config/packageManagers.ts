import convert from 'npm-to-yarn';

/**
 * The toolkit's command line is a program of the installed package
 * `@remotion/cli`. The commands that fetch a package by name would look for one
 * called `remotion`, which has no program, so the local one is run instead.
 */
const LOCAL_COMMANDS = {
  yarn: [/\byarn dlx remotion\b/g, 'yarn remotion'],
  pnpm: [/\bpnpm dlx remotion\b/g, 'pnpm exec remotion'],
  bun: [/\bbun x remotion\b/g, 'bunx remotion'],
} as const;

type PackageManager = keyof typeof LOCAL_COMMANDS;

/** An npm command as it is written with another package manager. */
export function convertCommand(
  npmCode: string,
  packageManager: PackageManager,
): string {
  const [pattern, replacement] = LOCAL_COMMANDS[packageManager];
  // Line by line, because the converter replaces `npx` in the first line only.
  return npmCode
    .split('\n')
    .map((line) => convert(line, packageManager).replace(pattern, replacement))
    .join('\n');
}

const PACKAGE_MANAGERS = Object.keys(LOCAL_COMMANDS) as PackageManager[];

/** Options of the plugin that makes package-manager tabs of `npm2yarn` fences. */
export const packageManagerTabs = {
  sync: true,
  converters: PACKAGE_MANAGERS.map(
    (name): [string, (npmCode: string) => string] => [
      name,
      (npmCode) => convertCommand(npmCode, name),
    ],
  ),
};
