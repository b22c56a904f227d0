import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {convertCommand, packageManagerTabs} from '../packageManagers';

const SITE_DIR = path.resolve(__dirname, '../..');
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

describe('convertCommand', () => {
  it.each([
    ['yarn', 'yarn remotion render Hello out/hello.mp4'],
    ['pnpm', 'pnpm exec remotion render Hello out/hello.mp4'],
    ['bun', 'bunx remotion render Hello out/hello.mp4'],
  ] as const)('runs the installed toolkit with %s', (name, command) => {
    expect(
      convertCommand('npx remotion render Hello out/hello.mp4', name),
    ).toBe(command);
  });

  it.each([
    ['yarn', 'yarn add --exact remotion'],
    ['pnpm', 'pnpm add --save-exact remotion'],
    ['bun', 'bun add --exact remotion'],
  ] as const)('installs a package with %s', (name, command) => {
    expect(convertCommand('npm install --save-exact remotion', name)).toBe(
      command,
    );
  });

  it.each([
    ['yarn', 'yarn dlx create-video@latest --blank'],
    ['pnpm', 'pnpm dlx create-video@latest --blank'],
    ['bun', 'bun x create-video@latest --blank'],
  ] as const)('fetches other programs with %s', (name, command) => {
    expect(convertCommand('npx create-video@latest --blank', name)).toBe(
      command,
    );
  });

  it('converts each line of a sample', () => {
    expect(
      convertCommand('npx remotion versions\nnpx remotion studio', 'pnpm'),
    ).toBe('pnpm exec remotion versions\npnpm exec remotion studio');
  });
});

describe('packageManagerTabs', () => {
  it('has tabs that change together', () => {
    expect(packageManagerTabs.sync).toBe(true);
  });

  it('has a converter for each manager beside npm', () => {
    expect(packageManagerTabs.converters.map(([name]) => name)).toEqual([
      'yarn',
      'pnpm',
      'bun',
    ]);
    expect(
      packageManagerTabs.converters.map(([, convert]) =>
        convert('npx remotion studio'),
      ),
    ).toEqual([
      'yarn remotion studio',
      'pnpm exec remotion studio',
      'bunx remotion studio',
    ]);
  });

  it('leaves no npm command and no fetch of the toolkit in any sample', () => {
    const all = samples();
    expect(all.length).toBeGreaterThan(10);
    for (const code of all) {
      for (const [name, convert] of packageManagerTabs.converters) {
        const converted = convert(code);
        expect(converted, name).not.toMatch(/^\s*(?:npm|npx)\b/m);
        expect(converted, name).not.toMatch(/\b(?:dlx|bun x) remotion\b/);
      }
    }
  });
});
