import js from '@eslint/js';
import type {Linter} from 'eslint';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig} from 'eslint/config';
import tseslint from 'typescript-eslint';
import {leanClientRules} from './plugins/lean-client/eslint';

/** Folders whose code runs in browsers. */
const browserCode = ['src', 'examples', 'plugins/*/client', 'plugins/*/theme'];

/** What stands on top of the house: whatever makes, checks and measures it. */
const TOOLS = 'scripts|testbed|e2e|benchmarks|trials';

type Restriction = {readonly regex: string; readonly message: string};

const environment = {
  object: 'process',
  property: 'env',
  message: 'Read the environment in config/env.ts only.',
};

/** The types of Node.js come in with the framework's: the compiler is silent. */
const node: Restriction = {
  regex: '^node:',
  message:
    'Browsers have no Node.js. Do this in a plugin, and pass on what it finds.',
};

/**
 * A floor of the house (README.md has their order): what folders must not import.
 *
 * @param above pattern of what stands on higher floors, from the root on
 */
function floor(
  folders: readonly string[],
  above: string,
  ...others: readonly Restriction[]
): Linter.Config {
  const higher: Restriction = {
    regex: `^(?:@site/|(?:\\.\\./)+)(?:${above})`,
    message:
      'It stands on a higher floor, see "Floors" in README.md. Move down what you need, or take it as an option.',
  };
  return {
    files: folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    // A test may look at the whole house.
    ignores: ['**/__tests__/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {patterns: [higher, ...others]},
      ],
    },
  };
}

export default defineConfig(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      '.cache/',
      'test-results/',
      // Files of readers, and what is loaded into their commands.
      'trials/guides/blank/',
      'trials/guides/*.cjs',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: './tsconfig.json',
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
      'no-restricted-properties': ['error', environment],
    },
  },
  {
    files: browserCode.map((folder) => `${folder}/**/*.{ts,tsx}`),
    ignores: ['examples/**', '**/__tests__/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        environment,
        ...[
          'toLocaleString',
          'toLocaleDateString',
          'DateTimeFormat',
          'NumberFormat',
        ].map((property) => ({
          property,
          message:
            'The first date or number that Intl formats costs a phone more than 100 ms. Use src/formatNumber.ts or src/formatDate.ts.',
        })),
      ],
    },
  },
  {
    files: browserCode.map((folder) => `${folder}/**/*.tsx`),
    extends: [jsxA11y.flatConfigs.recommended],
    rules: {
      // What scrolls must be reachable with the keyboard.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        {tags: ['pre'], roles: ['region', 'tabpanel']},
      ],
    },
  },
  {
    files: browserCode.map((folder) => `${folder}/**/*.{ts,tsx}`),
    extends: [reactHooks.configs.flat.recommended],
  },
  floor(['toolkit'], `(?:config|examples|src|plugins|${TOOLS})/`),
  floor(['config'], `src/(?!data/)|(?:examples|plugins|${TOOLS})/`),
  floor(['plugins'], `src/(?!data/)|(?:${TOOLS})/`),
  floor(browserCode, `(?:${TOOLS})/`, node),
  // A build reads them, too.
  floor(['examples', 'src/data'], `(?:plugins|${TOOLS})/`, node),
  leanClientRules,
  {
    // Scripts and tests start processes and browsers, which takes variables.
    files: [
      'benchmarks/**',
      'trials/**',
      'config/env.ts',
      'scripts/**',
      'e2e/**',
      'playwright.config.ts',
    ],
    rules: {'no-restricted-properties': 'off'},
  },
);
