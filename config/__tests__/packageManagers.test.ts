import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {PACKAGE_MANAGERS} from '../../src/components/CommandTabs/createCommands';
import {packageManagerTabs} from '../packageManagers';

const SITE_DIR = path.resolve(__dirname, '../..');
const {converters} = packageManagerTabs;
const FENCE = /^ *```bash npm2yarn[^\n]*\n([\s\S]*?)^ *```$/gm;

const TAB_GROUP = /<Tabs groupId="npm2yarn">[\s\S]*?<\/Tabs>/g;
/** A package manager, but not a file or a command of one. */
const NAME = /\b(?:npm|pnpm|yarn|bun)\b/gi;
const NAME_LIST = new RegExp(
  `\`?${NAME.source}\`?(?:(?:,|,? (?:or|and)) \`?${NAME.source}\`?)+`,
  'gi',
);
const ORDER = new RegExp(
  `^${PACKAGE_MANAGERS.map((name) => `(?:${name} )?`).join('')}$`,
);

/** Every page that is written by hand, with its file; without front matter. */
function texts(): (readonly [file: string, text: string])[] {
  return ['docs', 'blog', 'learn', 'success-stories'].flatMap((folder) =>
    fs
      .readdirSync(path.join(SITE_DIR, folder), {recursive: true})
      .map((file) => path.join(folder, String(file)))
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => {
        const text = fs.readFileSync(path.join(SITE_DIR, file), 'utf8');
        return [file, text.replace(/^---\n[\s\S]*?\n---\n/, '')] as const;
      }),
  );
}

/** Every shell sample of the site that becomes package-manager tabs. */
function samples(): string[] {
  return texts().flatMap(([, text]) =>
    [...text.matchAll(FENCE)].map(([, code = '']) => code.trim()),
  );
}

describe('packageManagerTabs', () => {
  it('are those of the managers beside npm', () => {
    expect(['npm', ...converters.map(([name]) => name)]).toEqual(
      PACKAGE_MANAGERS,
    );
  });

  it('are in one order, as are their names in every list', () => {
    const outOfOrder = texts().flatMap(([file, text]) => {
      const tabs = [...text.matchAll(TAB_GROUP)].map(([group]) =>
        [...group.matchAll(/<TabItem value="(\w+)"/g)].map(([, name]) => name),
      );
      const lists = [...text.matchAll(NAME_LIST)].map(([list]) =>
        list.match(NAME),
      );
      return [...tabs, ...lists]
        .map((names) => names?.map((name) => name?.toLowerCase()).join(' '))
        .filter((names) => !ORDER.test(`${names} `))
        .map((names) => `${file}: ${names}`);
    });
    expect(outOfOrder).toEqual([]);
  });

  it.each([
    [
      'npx remotion render Hello out/hello.mp4',
      'pnpm exec remotion render Hello out/hello.mp4',
      'yarn remotion render Hello out/hello.mp4',
      'bunx remotion render Hello out/hello.mp4',
    ],
    [
      'npm install --save-exact remotion',
      'pnpm add --save-exact remotion',
      'yarn add --exact remotion',
      'bun add --exact remotion',
    ],
    [
      'npx create-video@latest --blank',
      'pnpm dlx create-video@latest --blank',
      'yarn dlx create-video@latest --blank',
      'bun x create-video@latest --blank',
    ],
    [
      'npx remotion versions\nnpx remotion studio',
      'pnpm exec remotion versions\npnpm exec remotion studio',
      'yarn remotion versions\nyarn remotion studio',
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
