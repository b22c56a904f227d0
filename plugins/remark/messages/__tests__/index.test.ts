import {compile, createProcessor} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import remarkMessages from '..';

async function headingsOf(value: string): Promise<string[]> {
  const page = String(
    await compile(value, {jsx: true, remarkPlugins: [remarkMessages]}),
  );
  return [...page.matchAll(/<_components\.h\d>(.*?)<\/_components\.h\d>/g)].map(
    ([, content = '']) => content.replace(/_components\.|[{}"]/g, ''),
  );
}

const MESSAGE = '<span className=message>';

it.each([
  ['## `Rate exceeded`', `${MESSAGE}<code>Rate exceeded</code></span>`],
  ['## `interpolate()`', '<code>interpolate()</code>'],
  ['## What `a b` is', 'What <code>a b</code> is'],
  ['## Errors', 'Errors'],
])('"%s" becomes %s', async (heading, html) => {
  expect(await headingsOf(heading)).toEqual([html]);
});

it('takes what is below a heading about errors for messages', async () => {
  expect(
    await headingsOf(
      '## Errors and limits\n\n### Version mismatch\n\n## Other\n\n### Plain',
    ),
  ).toEqual([
    'Errors and limits',
    `${MESSAGE}Version mismatch</span>`,
    'Other',
    'Plain',
  ]);
});

it('leaves the id at the end', () => {
  const root = createProcessor().parse('## `Rate exceeded` {/* #rate */}');
  remarkMessages()(root);
  expect(root.children).toMatchObject([
    {children: [{name: 'span'}, {type: 'mdxTextExpression'}]},
  ]);
});
