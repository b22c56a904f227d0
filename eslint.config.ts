import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig} from 'eslint/config';
import tseslint from 'typescript-eslint';

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
    files: ['src/**/*.tsx', 'examples/**/*.tsx', 'plugins/**/*.tsx'],
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
    files: [
      'src/**/*.{ts,tsx}',
      'examples/**/*.{ts,tsx}',
      'plugins/*/{client,theme}/**/*.{ts,tsx}',
    ],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // Browsers know the pages that they have needed so far, see
    // plugins/lean-client/README.md. What lists all pages is made by a plugin.
    files: ['src/**/*.{ts,tsx}', 'examples/**/*.{ts,tsx}'],
    ignores: ['src/leanClient/**', '**/__tests__/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            ...['routes', 'registry', 'routesChunkNames', 'globalData'].map(
              (name) => ({
                name: `@generated/${name}`,
                message:
                  'In a browser it holds a part of the site only. Let a plugin write what you need with createData.',
              }),
            ),
            {
              name: '@docusaurus/plugin-content-docs/client',
              importNames: ['useAllDocsData', 'useDocsData'],
              message:
                'In a browser they hold some documents only. Let a plugin write what you need with createData.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        ...[
          // useDocsVersion().docs and .docsSidebars
          "MemberExpression[property.name=/^(docs|docsSidebars)$/][object.callee.name='useDocsVersion']",
          // const {docs, docsSidebars} = useDocsVersion()
          "VariableDeclarator[init.callee.name='useDocsVersion'] > ObjectPattern > Property[key.name=/^(docs|docsSidebars)$/]",
          "MemberExpression[property.name='docsSidebars']",
        ].map((selector) => ({
          selector,
          message:
            'In a browser it holds some documents and sidebars only. Use useDocById or useDocsSidebar, or let a plugin write what you need with createData.',
        })),
      ],
    },
  },
  {
    // Scripts and tests start processes and browsers, which takes variables.
    files: [
      'benchmarks/**',
      'plugins/search/push/**',
      'config/env.ts',
      'scripts/**',
      'e2e/**',
      'playwright.config.ts',
    ],
    rules: {'no-restricted-properties': 'off'},
  },
);
