import {describe, expect, it} from 'vitest';
import {MEASURE, page, read, sectionPage} from './site';

describe('readPages', () => {
  it('binds a page to what its front matter names', async () => {
    const {pages, index} = await read({
      'measure-spring.mdx': sectionPage(
        ['api: "remotion#measureSpring"'],
        'Options',
        ...MEASURE,
      ),
    });
    expect(pages).toMatchObject([
      {
        file: 'measure-spring.mdx',
        address: '/docs/measure-spring/',
        api: ['remotion#measureSpring'],
        commands: [],
        bound: {problems: []},
      },
    ]);
    expect(pages[0]?.bound.bindings).toHaveLength(MEASURE.length);
    expect([...index.symbols.keys()]).toEqual(['remotion#measureSpring']);
  });

  it('names the line of a heading in the file', async () => {
    const {pages} = await read({
      'a.mdx': sectionPage(
        ['api: "remotion#measureSpring"'],
        'Options',
        ...MEASURE,
        'nothing',
      ),
    });
    expect(pages[0]?.bound.problems).toMatchObject([
      {line: 18, problem: '"nothing" is no member of remotion#measureSpring'},
    ]);
  });

  it('names the line of the front matter where a member has no heading', async () => {
    const {pages} = await read({
      'a.mdx': sectionPage(
        ['description: Text.', 'api: "remotion#measureSpring"'],
        'Options',
        ...MEASURE.slice(1),
      ),
    });
    expect(pages[0]?.bound.problems).toMatchObject([
      {
        line: 4,
        problem: expect.stringContaining('"fps" of measureSpring') as unknown,
      },
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
        problem: expect.stringMatching(
          /^the page cannot be parsed: /,
        ) as unknown,
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
});
