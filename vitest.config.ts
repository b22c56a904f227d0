import fs from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {defineConfig, type Plugin} from 'vitest/config';

/**
 * Lets a test load a module that imports `@generated/...`, the data files of a
 * build. They may be absent or old, so a test names the data with `vi.mock`.
 */
function generatedData(): Plugin {
  return {
    name: 'generated-data',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('@generated/') ? `\0${id}` : undefined),
    load(id) {
      if (id.startsWith('\0@generated/')) {
        const name = id.slice(1);
        throw new Error(
          `"${name}" exists in a build only. Give the test its content with vi.mock('${name}', () => ({default: ...})).`,
        );
      }
      return undefined;
    },
  };
}

const tests = Globby.sync('**/__tests__/**/*.test.{ts,tsx}', {
  cwd: __dirname,
  ignore: ['**/node_modules/**', 'build/**', 'test-results/**'],
});

/** A mock needs modules that no other test has loaded. */
const mocking = tests.filter((file) =>
  /\bvi\.(?:doMock|mock|resetModules)\(/.test(
    fs.readFileSync(path.join(__dirname, file), 'utf8'),
  ),
);

export default defineConfig({
  plugins: [generatedData()],
  logLevel: 'error',
  resolve: {
    alias: [{find: /^@site\//, replacement: `${path.resolve(__dirname)}/`}],
  },
  test: {
    // A test whose loop runs over nothing has not tested anything.
    expect: {requireAssertions: true},
    // It imports JSON in a way that Node.js does not allow.
    server: {deps: {inline: ['@actions/workflow-parser']}},
    projects: [
      {extends: true, test: {name: 'mocking', include: mocking}},
      {
        extends: true,
        test: {
          name: 'unit',
          include: tests.filter((file) => !mocking.includes(file)),
          // Most of the time would go into loading the same modules anew.
          isolate: false,
        },
      },
    ],
  },
});
