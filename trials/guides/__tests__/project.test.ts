import fs from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {TOOLKIT_VERSION} from '../../../config/toolkit';
import {install, makeFolder, starts} from '../project';

const isInstalled = fs.existsSync(
  path.resolve(__dirname, '../../../toolkit/node_modules/remotion'),
);

let dir = '';
beforeEach(() => {
  dir = makeFolder();
});
afterEach(() => {
  fs.rmSync(path.dirname(dir), {recursive: true});
});

const versionOf = (name: string): string =>
  (
    JSON.parse(
      fs.readFileSync(
        path.join(dir, 'node_modules', name, 'package.json'),
        'utf8',
      ),
    ) as {version: string}
  ).version;

it.runIf(isInstalled)('has what was installed, and nothing else', () => {
  install(dir, [`@remotion/cli@${TOOLKIT_VERSION}`, 'typescript@5']);
  expect(versionOf('typescript')).toMatch(/^5\./);
  expect(fs.existsSync(path.join(dir, 'node_modules/.bin/remotion'))).toBe(
    true,
  );
  expect(fs.existsSync(path.join(dir, 'node_modules/remotion'))).toBe(false);
});

it.runIf(isInstalled)(
  'says which versions there are in place of another',
  () => {
    expect(() => {
      install(dir, ['remotion@4.0.1']);
    }).toThrow(
      `no pinned version of remotion is 4.0.1, only ${TOOLKIT_VERSION}`,
    );
  },
);

it.runIf(isInstalled)(
  'starts from the blank template or a fresh app of Vite',
  async () => {
    await starts['video-project']?.(dir);
    expect(versionOf('typescript')).toMatch(/^5\./);
    const app = path.join(dir, 'app');
    fs.mkdirSync(app);
    await starts['vite-app']?.(app);
    expect(fs.readFileSync(path.join(app, 'src/main.tsx'), 'utf8')).toContain(
      'import App from',
    );
  },
);
