import convert from 'npm-to-yarn';

/**
 * The toolkit's command line comes with the installed package `@remotion/cli`.
 * Commands that fetch a package by its name would look for one called `remotion`,
 * which has no executable, so the installed one is run instead. In the order of
 * the tabs, which is the same in every list of package managers.
 */
const LOCAL_COMMANDS = {
  pnpm: [/\bpnpm dlx remotion\b/g, 'pnpm exec remotion'],
  yarn: [/\byarn dlx remotion\b/g, 'yarn remotion'],
  bun: [/\bbun x remotion\b/g, 'bunx remotion'],
} as const;

type PackageManager = keyof typeof LOCAL_COMMANDS;

/** Translates an npm command for another package manager. */
function convertCommand(
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
