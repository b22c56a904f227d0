import fs from 'node:fs';

type BuiltScript = {
  /** Address on the site. */
  readonly path: string;
  readonly text: string;
};

/** Every script that the build wrote, those included that no page asks for. */
export function readBuiltScripts(): BuiltScript[] {
  const folder = 'build/assets/js';
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({
      path: `/assets/js/${name}`,
      text: fs.readFileSync(`${folder}/${name}`, 'utf8'),
    }));
}
