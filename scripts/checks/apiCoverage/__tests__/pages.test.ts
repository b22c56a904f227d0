import {expect, it} from 'vitest';
import {MEASURE, page, read, sectionPage} from './site';

it.each([
  [
    'names the line of a heading in the file',
    ['api: "remotion#measureSpring"'],
    [...MEASURE, 'nothing'],
    18,
    '"nothing" is no member of remotion#measureSpring',
  ],
  [
    'names the line of the front matter where a member has no heading',
    ['description: Text.', 'api: "remotion#measureSpring"'],
    MEASURE.slice(1),
    4,
    '"fps" of measureSpring',
  ],
])('%s', async (_, frontMatter, names, line, problem) => {
  const {pages} = await read({
    'a.mdx': sectionPage(frontMatter, 'Options', ...names),
  });
  expect(pages[0]?.bound.problems).toMatchObject([
    {line, problem: expect.stringContaining(problem) as unknown},
  ]);
});

it('takes a page that cannot be parsed for a problem, not for the end', async () => {
  const {pages} = await read({
    'a.mdx': page(['api: "remotion#measureSpring"'], 'Text.', '', '<div'),
    'b.mdx': page(['api: "remotion#VERSION"'], 'Text.'),
  });
  expect(pages[0]?.bound.problems).toMatchObject([
    {
      line: 8,
      problem: expect.stringMatching(/^the page cannot be parsed: /) as unknown,
    },
  ]);
  expect(pages).toHaveLength(2);
});

it('leaves pages that document nothing, parts of pages and other files alone', async () => {
  const {pages} = await read({
    'guide/index.mdx': page([], '## Options', '', '### nothing'),
    'guide/_part.mdx': '### nothing',
    'guide/data.json': '{}',
  });
  expect(pages).toMatchObject([
    {address: '/docs/guide/', bound: {symbols: [], problems: []}},
  ]);
});
