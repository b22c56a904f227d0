import {compile} from '@mdx-js/mdx';
import type {Program} from 'estree';
import {expect, test} from 'vitest';
import recmaHotPage from '../recmaHotPage';

async function compilePage(text: string): Promise<string> {
  const file = await compile(text, {recmaPlugins: [recmaHotPage]});
  return String(file);
}

test('the default export goes through the hook, after all others', async () => {
  const code = await compilePage(
    'export const toc = [];\n\n# Title\n\nText.\n',
  );
  expect(code).toMatch(
    /^import \{hotPage\} from "@site\/plugins\/framework-patches\/client\/hotPage";/m,
  );
  expect(code).toMatch(/^function MDXContent\(/m);
  expect(code.match(/export default/g)).toHaveLength(1);
  expect(code.trim()).toMatch(
    /export default hotPage\(__webpack_module__, MDXContent\);$/,
  );
});

test('a page without a function as its default export stops the build', () => {
  const tree: Program = {type: 'Program', sourceType: 'module', body: []};
  expect(() => recmaHotPage()(tree)).toThrow(
    'MDX no longer compiles to "export default function"',
  );
});
