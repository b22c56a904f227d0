import {describe, expect, it} from 'vitest';
import {findIds, openBuiltSite} from '../builtSite';
import {createTempDir} from './tempDir';

describe('findIds', () => {
  it.each([
    ['in quotes', '<h2 class="a b" id="one">One</h2>', ['one']],
    ['in single quotes', "<h2 id='one'>One</h2>", ['one']],
    ['bare', '<h2 class=anchor id=--crf>--crf<a href=#--crf></a>', ['--crf']],
    [
      'bare at the end of a tag',
      '<span id=audiobitrate-></span>',
      ['audiobitrate-'],
    ],
    ['bare in an empty element', '<span id=a />', ['a']],
    ['after a quote without a space', '<h2 class="a"id="b">', ['b']],
    ['after a value with a bracket', '<a title="a > b" id=c>', ['c']],
    ['on another line', '<h2\n  id="one"\n>', ['one']],
    ['with an escaped character', '<h2 id="a&amp;b">', ['a&b']],
  ])('finds an id %s', (_, html, ids) => {
    expect([...findIds(html)]).toEqual(ids);
  });

  it.each([
    ['text', '<p>Give it id=one or &lt;p id="two">.</p>'],
    ['another attribute', '<a data-id=one href="#two" aria-labelledby=three>'],
    [
      'the text of a script',
      '<script>document.write(\'<p id="one">\')</script>',
    ],
    ['an empty value', '<p id="">'],
  ])('takes no id from %s', (_, html) => {
    expect([...findIds(html)]).toEqual([]);
  });
});

describe('openBuiltSite', () => {
  it('knows pages, files and what is below an address', () => {
    const site = openBuiltSite(
      createTempDir({
        'index.html': '<div id=home>',
        'docs/a/index.html': '<h2 id=b>',
        'img/logo.svg': '<svg/>',
      }),
    );
    expect([...(site.idsOf('/docs/a') ?? [])]).toEqual(['b']);
    expect(site.idsOf('/')?.has('home')).toBe(true);
    expect(site.idsOf('/docs')).toBeUndefined();
    expect(site.hasFile('/img/logo.svg')).toBe(true);
    expect(site.hasFile('/img')).toBe(false);
    expect(site.hasPageBelow('/docs')).toBe(true);
    expect(site.hasPageBelow('/img')).toBe(false);
    expect(site.hasPageBelow('/nothing')).toBe(false);
  });
});
