import fs from 'node:fs';

const FOLDER = 'build/assets/js';

/**
 * Addresses of the scripts that hold some code, among all that the build wrote,
 * those included that no page asks for.
 */
export function findScriptsWith(code: RegExp): string[] {
  return fs
    .readdirSync(FOLDER)
    .filter(
      (name) =>
        name.endsWith('.js') &&
        code.test(fs.readFileSync(`${FOLDER}/${name}`, 'utf8')),
    )
    .map((name) => `/assets/js/${name}`);
}

/** The scripts with the Player, by a class name that its code holds in clear. */
export const findPlayerCode = (): string[] =>
  findScriptsWith(/__remotion-player/);
