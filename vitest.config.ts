import path from 'node:path';
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

export default defineConfig({
  plugins: [generatedData()],
  resolve: {
    alias: [{find: /^@site\//, replacement: `${path.resolve(__dirname)}/`}],
  },
  test: {
    // A test whose loop runs over nothing has not tested anything.
    expect: {requireAssertions: true},
    include: ['**/__tests__/**/*.test.{ts,tsx}'],
    exclude: [
      'node_modules/**',
      'toolkit/node_modules/**',
      'build/**',
      'e2e/**',
    ],
  },
});
