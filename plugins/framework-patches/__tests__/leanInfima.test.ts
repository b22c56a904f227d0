import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createTempDir} from '../../__tests__/tempDir';
import {leanInfima} from '../leanInfima';

type Result = {
  readonly css: string;
  readonly messages: readonly {readonly type: string; readonly dir: string}[];
};

const postcss = createRequire(require.resolve('purgecss'))('postcss') as (
  plugins: readonly object[],
) => {
  readonly process: (css: string, options: object) => Promise<Result>;
};

const SHEET = `:root {
  --ifm-color-own: red;
  --ifm-color-read: green;
  --ifm-color-unread: blue;
}
html[data-theme='dark'] { --ifm-color-own: pink; --ifm-color-read: lime; }
.alert, .of-none { color: var(--ifm-color-own); }
.of-none { color: red; }
.of-code--large:hover { color: red; }
.of-pages { color: red; }
.of-prose { color: red; }
.pills { color: red; }
blockquote { color: red; }
.menu { --ifm-color-own: white; }
`;

const siteDir = createTempDir({
  'src/css/tokens.css': 'html:root {\n  --ifm-color-own: black;\n}\n',
  'src/css/docs.css': '.x { color: var(--ifm-color-read); }',
  'src/Part.tsx': "export const name = clsx('of-code--large', styles.pills);",
  'docs/page.mdx': 'Is of-prose.\n\n<div className="x of-pages" />\n',
});

const run = (from: string): Promise<Result> =>
  postcss([leanInfima(siteDir)]).process(SHEET, {from});

it('leaves out of Infima what nothing has, reads or leaves as it is', async () => {
  const {css} = await run('/node_modules/infima/dist/css/default/default.css');
  const lines = css.split('\n').map((line) => line.trim());
  expect(lines.filter((line) => line && line !== '}')).toEqual([
    ':root {',
    '--ifm-color-read: green;',
    "html[data-theme='dark'] { --ifm-color-read: lime; }",
    '.alert { color: var(--ifm-color-own); }',
    '.of-code--large:hover { color: red; }',
    '.of-pages { color: red; }',
    'blockquote { color: red; }',
    '.menu { --ifm-color-own: white; }',
  ]);
});

it('looks again when code or pages have changed', async () => {
  const {messages} = await run('/node_modules/infima/dist/a.css');
  expect(messages).toContainEqual(
    expect.objectContaining({
      type: 'dir-dependency',
      dir: path.join(siteDir, 'src'),
    }),
  );
});

it('leaves other style sheets alone', async () => {
  expect((await run('/site/src/css/docs.css')).css).toBe(SHEET);
});
