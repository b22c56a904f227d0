import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: [{find: /^@site\//, replacement: `${path.resolve(__dirname)}/`}],
  },
  test: {
    include: ['**/__tests__/**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'toolkit/**', 'build/**', 'e2e/**'],
  },
});
