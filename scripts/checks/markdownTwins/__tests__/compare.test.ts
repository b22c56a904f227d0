import {createProcessor} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {expect, it} from 'vitest';
import {compareTwin} from '../compare';

const markdown = createProcessor({format: 'md', remarkPlugins: [remarkGfm]});

const compare = (main: string, text: string): string[] =>
  compareTwin(
    `<html><body>Menu<main>${main}</main></body></html>`,
    markdown.parse(text),
  );

it.each([
  [
    '<h1>A</h1><p>One <b>two</b>.</p><button>Copy</button>',
    '# A\n\nOne **two**.',
  ],
  ['<pre><code>a();\nb();</code></pre>', '```ts\na();\nhidden();\nb();\n```'],
  ['<div>a.ts</div><p>&lt;Draw></p>', '```ts title="a.ts"\n```\n\n\\<Draw>'],
  [
    '<p>One</p><section aria-label=Probe><p>Drop one.</p><input type=file></section>',
    'One\n\nTool on the page: Probe.',
  ],
  ['<img alt="A dot"><table><tr><td>1<td>2</table>', '![A dot](a)\n\n1 2'],
])('accepts %s', (main, text) => {
  expect(compare(main, text)).toEqual([]);
});

it.each([
  ['<p>One.</p><p>Two three.</p>', 'One.', 'lost: "Two three."'],
  ['<pre><code>a();\nb();</code></pre>', '`a();`', 'lost: "b();"'],
  ['<img alt="A dot">', '![](a)', 'lost: "A dot"'],
  ['<p>One</p>', 'One\n\n<Draw>', 'only markup: "<Draw>"'],
  ['<p>One</p>', 'One [](b)', 'a link without text'],
  ['<section><p>One</p><input type=text></section>', 'Two', 'lost: "One"'],
])('says what is wrong of %s and %j', (main, text, problem) => {
  expect(compare(main, text)).toEqual([problem]);
});
