import {createTempDir} from '../../../../plugins/__tests__/tempDir';

/**
 * A folder with packages small enough to be loaded in no time. It cannot be a
 * fixture in the source tree, because Git ignores folders named node_modules.
 *
 * @param files further files in its `node_modules`, by their path
 */
export function createProject(
  files: Readonly<Record<string, string>> = {},
): string {
  const packages = {
    '@types/node/index.d.ts': 'declare const process: {pid: number};',
    'tiny-kit/index.d.ts': 'export declare function frame(): number;',
    'tiny-globals/index.d.ts':
      'declare global { const fromGlobals: number; } export {};',
    'react/jsx-runtime.d.ts':
      'export namespace JSX { interface IntrinsicElements { p: {id?: string; children?: unknown} } }',
    ...files,
  };
  return createTempDir(
    Object.fromEntries(
      Object.entries(packages).map(([name, text]) => [
        `node_modules/${name}`,
        text,
      ]),
    ),
  );
}
