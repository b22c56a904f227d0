import {execFile} from 'node:child_process';
import path from 'node:path';

/** The pinned packages. */
export const toolkitModules = path.resolve(
  __dirname,
  '../../toolkit/node_modules',
);

/**
 * Runs a command in a folder. Gives what it printed.
 *
 * @throws Error with what it printed, where it fails
 */
export const readCommand = (
  command: string,
  args: readonly string[],
  cwd: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<string> =>
  new Promise((resolve, reject) => {
    // A silent `npm run` would silence npx too.
    const env = {...process.env, npm_config_loglevel: 'error', ...variables};
    execFile(command, args, {cwd, env}, (error, stdout, stderr) => {
      if (error) {
        reject(new Error(stdout + stderr || error.message));
      } else {
        resolve(stdout + stderr);
      }
    });
  });

/**
 * Runs a command in a folder, for what it does there.
 *
 * @throws Error with what it printed, where it fails
 */
export const runCommand = async (
  ...command: Parameters<typeof readCommand>
): Promise<void> => {
  await readCommand(...command);
};
