import {Linter} from 'eslint';
import {expect, it} from 'vitest';
import {leanClientRules} from '../eslint';

function lint(code: string): string[] {
  const {rules} = leanClientRules;
  return new Linter()
    .verify(code, {rules}, 'src/components/Menu.js')
    .map(({line, message}) => `${line}: ${message}`);
}

it.each([
  "import routes from '@generated/routes';",
  "import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';",
  'useDocsVersion().docs;',
  'const {docsSidebars} = useDocsVersion();',
  'version.docsSidebars;',
])('refuses %s', (code) => {
  expect(lint(code)).toEqual([
    expect.stringMatching(/^1: .*let a plugin write what you need/i),
  ]);
});

it.each([
  "import siteConfig from '@generated/docusaurus.config';",
  "import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';",
  'useDocsVersion().label;',
  "useDocById('a').title;",
])('accepts %s', (code) => {
  expect(lint(code)).toEqual([]);
});
