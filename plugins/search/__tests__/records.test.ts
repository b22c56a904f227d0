import {describe, expect, it} from 'vitest';
import {fileNames} from '../client/engine/fileNames';
import type {Manifest} from '../client/engine/format';
import {search} from '../../../config/search';
import {makeIndexFiles} from '../files';
import {readPage} from '../readPage';
import {splitContent, toRecords} from '../records';

const html = `<!doctype html><html lang=en class="docs-wrapper docs-doc-id-sequence">
<head><title>Sequence | Remotion</title>
<meta name=description content="Time &amp; place.">
<meta name=docsearch:docusaurus_tag content=docs-default-current>
<meta name=docsearch:version content=current></head>
<body><nav>Menu</nav><main><article>
<nav class="theme-doc-breadcrumbs"><ul><li><a href=/><svg/></a><li><span>remotion</span><li><span>&lt;Sequence&gt;</span></ul></nav>
<div class="theme-doc-markdown markdown"><header><h1>&lt;Sequence&gt;</h1></header>
<p>Moves <code>children</code> in <a href=/>time</a>.</p>
<div class="theme-code-block"><pre>import x</pre></div>
<div><a href=https://github.com/o/r/blob/v4.0.0/packages/core/src/Sequence.tsx>Source code</a></div>
<h2 id=props>Props<a class=hash-link href=#props>\u200b</a></h2>
<h3 id=from>from<a class=hash-link>\u200b</a></h3>
<div class="facts_x"><p>number</p></div><section class="apiIndex_x"><h2 id=list>List</h2></section><p>Where it starts.</p><ul><li>One<li>Two</ul>
<h3>No address</h3><p>Still here.</p><div id=_R_6dba9_-npm-panel role=tabpanel><h3>In a tab</h3></div><p>It prints <code>The frame has no time</code>.</p>
<h2 id=errors-and-limits>Errors and limits</h2>
<table><thead><tr><th>Message<th>What to do</thead><tbody>
<tr><td><code>from must be a number</code><td>Pass one to <code>from</code>.</table>
<div class="theme-code-block language-txt"><pre><code>{
  from: 10,
}
Error: this is what gets printed
</code></pre></div>
<h2 id=see-also>See also</h2><p>Other pages</p>
</div></article></main></body></html>`;

const facts = {
  title: '<Sequence>',
  description: 'Time & place.',
  section: 'api',
  searchTerms: 'delay an element, offset',
  api: {
    package: 'remotion',
    kind: 'component',
    symbols: ['Sequence'],
    members: ['from', 'name'],
    flags: [],
  },
} as const;

const read = (
  section: string = facts.section,
  pathname = '/docs/sequence/',
): ReturnType<typeof toRecords> => {
  const page = readPage(html, search.reading);
  if (!page) {
    throw new Error('The page was not read.');
  }
  return toRecords(page, pathname, {
    baseUrl: '/base/',
    options: search,
    facts: {...facts, section},
  });
};

describe('the records of a page', () => {
  it('have the shape of DocSearch', () => {
    expect(read()[0]).toEqual({
      objectID: '/base/docs/sequence/#:0',
      hierarchy: {
        ...{lvl0: 'remotion', lvl1: '<Sequence>', lvl2: null, lvl3: null},
        ...{lvl4: null, lvl5: null, lvl6: null},
      },
      content: 'Moves children in time.',
      anchor: null,
      url: '/base/docs/sequence/',
      type: 'lvl1',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
      weight: {pageRank: 100, level: 100, position: 0},
      section: 'api',
      description: 'Time & place.',
      keywords: 'delay an element, offset',
      package: 'remotion',
      kind: 'component',
      symbols: ['Sequence'],
      members: ['name'],
      flags: [],
    });
  });

  it('are one for each heading with an address, without lists of links', () => {
    const [page, props, from, errors, ...more] = read();
    expect(page).toMatchObject({
      anchor: null,
      content: 'Moves children in time.',
    });
    expect(props).toMatchObject({
      url: '/base/docs/sequence/#props',
      hierarchy: {lvl2: 'Props', lvl3: null},
      content: null,
    });
    expect(from).toMatchObject({
      url: '/base/docs/sequence/#from',
      hierarchy: {lvl2: 'Props', lvl3: 'from'},
      content:
        'Where it starts. One Two No address Still here. In a tab It prints The frame has no time.',
      errors: ['The frame has no time'],
    });
    expect(errors).toMatchObject({
      url: '/base/docs/sequence/#errors-and-limits',
      hierarchy: {lvl2: 'Errors and limits', lvl3: null},
      content: 'Message What to do from must be a number Pass one to from.',
      // What is explained, and what is printed.
      errors: ['from must be a number', 'Error: this is what gets printed'],
    });
    expect(more).toEqual([]);
  });
});

describe('a page', () => {
  it.each([
    ['a redirect', '<meta http-equiv=refresh content="0; url=/">'],
    ['without index', '<meta name=robots content=noindex><main>x</main>'],
    ['without text', '<p>x'],
    ['empty', ''],
  ])('has no records: %s', (_, text) => {
    expect(readPage(text, search.reading)).toBeNull();
  });

  it('is in a section that there is', () => {
    expect(() => read('guide')).toThrow(
      /^\/docs\/sequence\/ is in the section "guide".*guides, api,/,
    );
  });

  it('has a longer title where its name alone says little', () => {
    const titleOf = (pathname: string): unknown =>
      read('templates', pathname)[0]?.hierarchy.lvl1;
    expect(titleOf('/templates/sequence/')).toBe('<Sequence> template');
    expect(titleOf('/templates/')).toBe('<Sequence>');
  });

  it('is found by its address, unless that says what its title says', () => {
    expect(read('guides')[0]?.slug).toBe('sequence');
    expect(read('api')[0]?.slug).toBeUndefined();
  });
});

it.each([
  ['between paragraphs', ['a'.repeat(800), 'b'.repeat(800)], [800, 800]],
  [
    'between words',
    ['word '.repeat(1000).trim()],
    [1199, 1199, 1199, 1199, 199],
  ],
  ['where there is no space', ['x'.repeat(3000)], [1200, 1200, 600]],
  ['into nothing where there is none', [], []],
])('long texts are split %s', (_, paragraphs, lengths) => {
  expect(splitContent(paragraphs).map(({length}) => length)).toEqual(lengths);
});

describe('the files', () => {
  it('have the same bytes each time, the manifest last', () => {
    const files = makeIndexFiles(read());
    expect([...makeIndexFiles(read())]).toEqual([...files]);
    const names = [...files.keys()];
    expect(names.pop()).toBe('manifest.json');
    const manifest = JSON.parse(files.get('manifest.json') ?? '') as Manifest;
    expect(Object.values(fileNames(manifest)).flat()).toEqual(names);
  });

  it('need the record of a page before those of its headings', () => {
    expect(() => makeIndexFiles(read().slice(1))).toThrow(
      'no record of its page',
    );
  });
});
