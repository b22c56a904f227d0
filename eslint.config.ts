import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig} from 'eslint/config';
import tseslint from 'typescript-eslint';
import {leanClientRules} from './plugins/lean-client/eslint';

/** Folders whose code runs in browsers. */
const browserCode = ['src', 'examples', 'plugins/*/client', 'plugins/*/theme'];

export default defineConfig(
  {
    ignores: ['build/', '.docusaurus/', '.cache/', 'test-results/'],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './tsconfig.node.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        {'ts-expect-error': 'allow-with-description', 'ts-ignore': true},
      ],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {disallowTypeAnnotations: false},
      ],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        {ignoreArrowShorthand: true},
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {allowNumber: true},
      ],
      '@typescript-eslint/unbound-method': ['error', {ignoreStatic: true}],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Read the environment in config/env.ts only.',
        },
      ],
    },
  },
  {
    files: browserCode.map((folder) => `${folder}/**/*.tsx`),
    extends: [jsxA11y.flatConfigs.recommended],
    rules: {
      // Code that scrolls sideways must be reachable with the keyboard.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        {tags: ['pre'], roles: ['tabpanel']},
      ],
    },
  },
  {
    files: browserCode.map((folder) => `${folder}/**/*.{ts,tsx}`),
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // The types of Node.js come in with those of the framework, so the compiler
    // does not notice such an import.
    files: browserCode.map((folder) => `${folder}/**/*.{ts,tsx}`),
    ignores: ['**/__tests__/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['node:*'],
              message:
                'Browsers have no Node.js. Do this in a plugin, and pass on what it finds.',
            },
          ],
        },
      ],
    },
  },
  leanClientRules,
  {
    // Scripts and tests start processes and browsers, which takes variables.
    files: [
      'benchmarks/**',
      'trials/**',
      'plugins/search/push/**',
      'config/env.ts',
      'scripts/**',
      'e2e/**',
      'playwright.config.ts',
    ],
    rules: {'no-restricted-properties': 'off'},
  },
);
