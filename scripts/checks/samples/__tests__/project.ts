import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * A folder with packages small enough to be loaded in no time. A fixture in
 * the source tree cannot be it: Git ignores folders named node_modules.
 */
export function createProject(): string {
  const root = fs.realpathSync(
    fs.mkdtempSync(path.join(os.tmpdir(), 'samples-')),
  );
  const write = (name: string, text: string): void => {
    const file = path.join(root, 'node_modules', name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  };
  write('@types/node/index.d.ts', 'declare const process: {pid: number};');
  write('tiny-kit/index.d.ts', 'export declare function frame(): number;');
  write(
    'tiny-globals/index.d.ts',
    'declare global { const fromGlobals: number; } export {};',
  );
  write(
    'react/jsx-runtime.d.ts',
    'export namespace JSX { interface IntrinsicElements { p: {id?: string; children?: unknown} } }',
  );
  return root;
}
