import type {Linter} from 'eslint';

/** Generated modules of which a browser holds a part only. */
const GENERATED_MODULES = [
  'routes',
  'registry',
  'routesChunkNames',
  'globalData',
];

/** Code that reads all documents or all sidebars of a version. */
const SELECTORS = [
  // useDocsVersion().docs and .docsSidebars
  "MemberExpression[property.name=/^(docs|docsSidebars)$/][object.callee.name='useDocsVersion']",
  // const {docs, docsSidebars} = useDocsVersion()
  "VariableDeclarator[init.callee.name='useDocsVersion'] > ObjectPattern > Property[key.name=/^(docs|docsSidebars)$/]",
  "MemberExpression[property.name='docsSidebars']",
];

/**
 * Lint rules for the code of the site that runs in browsers. A browser knows
 * only the pages that it has needed so far, so what lists all pages must come
 * from a plugin; README.md explains this.
 */
export const leanClientRules: Linter.Config = {
  files: [
    'src/**/*.{ts,tsx}',
    'examples/**/*.{ts,tsx}',
    'plugins/*/{client,theme}/**/*.{ts,tsx}',
  ],
  ignores: ['plugins/lean-client/client/**', '**/__tests__/**'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths: [
          ...GENERATED_MODULES.map((name) => ({
            name: `@generated/${name}`,
            message:
              'In a browser it holds a part of the site only. Let a plugin write what you need with createData.',
          })),
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
      ...SELECTORS.map((selector) => ({
        selector,
        message:
          'In a browser it holds some documents and sidebars only. Use useDocById or useDocsSidebar, or let a plugin write what you need with createData.',
      })),
    ],
  },
};
