import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {packageManagerTabs} from '../packageManagers';

const SITE_DIR = path.resolve(__dirname, '../..');
const {converters} = packageManagerTabs;
const FENCE = /^ *```bash npm2yarn[^\n]*\n([\s\S]*?)^ *```$/gm;

/** Every shell sample of the site that becomes package-manager tabs. */
function samples(): string[] {
  return ['docs', 'blog', 'learn', 'success-stories'].flatMap((folder) =>
    fs
      .readdirSync(path.join(SITE_DIR, folder), {recursive: true})
      .map((file) => path.join(SITE_DIR, folder, String(file)))
      .filter((file) => file.endsWith('.mdx'))
      .flatMap((file) =>
        [...fs.readFileSync(file, 'utf8').matchAll(FENCE)].map(
          ([, code = '']) => code.trim(),
        ),
      ),
  );
}

describe('packageManagerTabs', () => {
  it('are those of the managers beside npm', () => {
    expect(converters.map(([name]) => name)).toEqual(['yarn', 'pnpm', 'bun']);
  });

  it.each([
    [
      'npx remotion render Hello out/hello.mp4',
      'yarn remotion render Hello out/hello.mp4',
      'pnpm exec remotion render Hello out/hello.mp4',
      'bunx remotion render Hello out/hello.mp4',
    ],
    [
      'npm install --save-exact remotion',
      'yarn add --exact remotion',
      'pnpm add --save-exact remotion',
      'bun add --exact remotion',
    ],
    [
      'npx create-video@latest --blank',
      'yarn dlx create-video@latest --blank',
      'pnpm dlx create-video@latest --blank',
      'bun x create-video@latest --blank',
    ],
    [
      'npx remotion versions\nnpx remotion studio',
      'yarn remotion versions\nyarn remotion studio',
      'pnpm exec remotion versions\npnpm exec remotion studio',
      'bunx remotion versions\nbunx remotion studio',
    ],
  ])('convert %j', (command, ...expected) => {
    expect(converters.map(([, convert]) => convert(command))).toEqual(expected);
  });

  it('leave no npm command and no fetch of the toolkit in any sample', () => {
    const all = samples();
    expect(all.length).toBeGreaterThan(10);
    for (const code of all) {
      for (const [name, convert] of converters) {
        const converted = convert(code);
        expect(converted, name).not.toMatch(/^\s*(?:npm|npx)\b/m);
        expect(converted, name).not.toMatch(/\b(?:dlx|bun x) remotion\b/);
      }
    }
  });
});
