import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';
import {runInNewContext} from 'node:vm';
import {afterEach, expect, it, vi} from 'vitest';
import {createTempDir} from '../../plugins/__tests__/tempDir';

/** The faults of troubleshooting pages that show without a browser. */
const requireToolkit = createRequire(path.join(__dirname, '../package.json'));
const {staticFile, VERSION} = requireToolkit('remotion') as {
  staticFile: (name: string) => string;
  VERSION: string;
};

type Stats = {toJson: () => {warnings?: {message: string}[]}};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['./logo.png', 'staticFile() does not support relative paths'],
  ['../logo.png', 'staticFile() does not support relative paths'],
  ['..draft.png', 'staticFile() does not support relative paths'],
  ['/home/mara/logo.png', 'staticFile() does not support absolute paths'],
  ['C:\\logo.png', 'staticFile() does not support absolute paths'],
  ['public/logo.png', 'Do not include the public/ prefix'],
  ['http://example.com/a.png', 'staticFile() does not support remote URLs'],
  ['https://example.com/a.png', 'staticFile() does not support remote URLs'],
])('staticFile() throws for %s', (name, message) => {
  expect(() => staticFile(name)).toThrow(message);
});

it.each([
  ['logo.png', '/logo.png'],
  ['/logo.png', '/logo.png'],
  ['/public/logo.png', '/public/logo.png'],
  ['//example.com/poster.png', '/example.com/poster.png'],
  ['HTTPS://example.com/poster.png', '/HTTPS%3A//example.com/poster.png'],
  ['blob:https://example.com/1b2c', '/blob%3Ahttps%3A//example.com/1b2c'],
])('staticFile() makes of %s the URL %s', (name, url) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(staticFile(name)).toBe(url);
});

it('staticFile() throws for its own result', () => {
  vi.stubGlobal('window', {remotion_staticBase: '/static-1'});
  expect(() => staticFile(staticFile('poster.png'))).toThrow(
    'is already prefixed with the static base /static-1.',
  );
});

it('a second version of remotion throws', () => {
  const {checkMultipleRemotionVersions} = requireToolkit(
    path.join(
      path.dirname(requireToolkit.resolve('remotion/package.json')),
      'dist/cjs/multiple-versions-warning.js',
    ),
  ) as {checkMultipleRemotionVersions: () => void};
  vi.stubGlobal('remotion_imported', '4.0.400');
  expect(checkMultipleRemotionVersions).toThrow(
    `Multiple versions of Remotion detected: ${VERSION} and 4.0.400.`,
  );
});

it('Webpack finds files only below a folder that the import names', async () => {
  const dir = createTempDir({
    'scenes/intro.js': 'exports.is = 1;',
    'index.js': `const request = './scenes/' + name;
      module.exports = {
        variable: () => import(request),
        folder: () => import(\`./scenes/\${name}\`),
      };`,
  });
  const compile = promisify(
    requireToolkit('webpack') as (
      options: object,
      callback: (error: Error | null, stats?: Stats) => void,
    ) => void,
  );
  const stats = await compile({
    mode: 'development',
    target: 'node',
    devtool: false,
    context: dir,
    entry: './index.js',
    module: {parser: {javascript: {dynamicImportMode: 'eager'}}},
    output: {
      path: dir,
      filename: 'out.js',
      library: {type: 'var', name: 'result'},
    },
  });
  const warnings = stats?.toJson().warnings ?? [];
  expect(warnings.map(({message}) => message).join()).toContain(
    'Critical dependency: the request of a dependency is an expression',
  );
  const context: {
    name: string;
    result?: {
      variable: () => Promise<unknown>;
      folder: () => Promise<{is: number}>;
    };
  } = {name: 'intro'};
  runInNewContext(fs.readFileSync(path.join(dir, 'out.js'), 'utf8'), context);
  await expect(context.result?.variable()).rejects.toThrow(
    "Cannot find module './scenes/intro'",
  );
  expect((await context.result?.folder())?.is).toBe(1);
}, 20_000);
