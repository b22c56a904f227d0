import {describe, expect, it} from 'vitest';
import {createEngine, type SearchOptions} from '../engine';
import {fileNames} from '../fileNames';
import {makeFiles, openEngine, records, vocabulary} from './fixture';

const files = makeFiles();
const engine = openEngine(files);

const urls = (query: string, options?: SearchOptions): string[] =>
  engine.search(query, options).hits.map(({url}) => url);

describe('an exact name is first', () => {
  it.each([
    ['renderMedia', 'renderer/render-media/'],
    ['rendermedia()', 'renderer/render-media/'],
    ['render media', 'renderer/render-media/'],
    ['<Player', 'player/player/'],
    ['player', 'player/player/'],
    ['PlayerRef', 'player/player/'],
    ['@remotion/player', 'player/'],
    ['npx remotion render', 'cli/render/'],
    ['render', 'cli/render/'],
    ['--crf', 'cli/render/#--crf'],
    ['crf', 'renderer/render-media/#crf'],
    ['delay render', 'delay-render/'],
    ['autoPlay', 'player/player/#autoplay'],
  ])('%s', (query, url) => {
    expect(urls(query)[0]).toBe(`/docs/${url}`);
  });
});

it('a heading of one plain word comes after the names that begin with it', () => {
  const found = urls('render');
  expect(found).toContain('/docs/cloudrun/#render');
  expect(found.indexOf('/docs/renderer/render-media/')).toBeLessThan(
    found.indexOf('/docs/cloudrun/#render'),
  );
});

it('an option comes after a page of high rank with its name as a search term', () => {
  const first = (keywords: string): string | undefined =>
    openEngine(
      makeFiles(
        records.map((record) =>
          record.url === '/docs/cloudrun/'
            ? {...record, keywords, weight: {...record.weight, pageRank: 150}}
            : record,
        ),
      ),
    ).search('muted').hits[0]?.url;
  expect(first('in the cloud')).toBe('/docs/player/player/#muted');
  expect(first('in the cloud, muted')).toBe('/docs/cloudrun/');
});

describe('what is meant is found', () => {
  it.each([
    ['by a part', 'media', 'renderer/render-media/'],
    ['by a prefix', 'renderM', 'renderer/render-media/'],
    ['by a prefix that is nearly another name', 'playersi', 'player/size/'],
    ['with a swap', 'rednerMedia', 'renderer/render-media/'],
    ['with two typos', 'rendrMedai', 'renderer/render-media/'],
    ['by a member', 'slowestFrames', 'renderer/render-media/'],
    ['by a synonym', 'subtitles', 'captions/displaying/'],
    ['by a phrase of synonyms', 'gcp', 'cloudrun/'],
    ['in words', 'how to show captions', 'captions/displaying/'],
    [
      'by a section',
      'transparent video',
      'renderer/render-media/#render-a-transparent-video',
    ],
    [
      'by a message',
      'CRF must be between 1 and 51 for codec h265',
      'renderer/render-media/#errors-and-limits',
    ],
    ['in plural', 'players', 'player/player/'],
    ['by a question', 'how does delayRender work?', 'delay-render/'],
    ['as a term', 'what is a player?', 'terminology/player/'],
    ['as our term', 'what is the Remotion Player', 'terminology/player/'],
    ['by its kind', 'player component', 'player/player/'],
    ['by package', '@remotion/renderer renderMedia', 'renderer/render-media/'],
    ['by package in words', 'player package', 'player/'],
    ['by package and what of it', '@remotion/player docs', 'player/'],
    ['by a package that is an address', '@remotion/cloudrun', 'cloudrun/'],
    ['with a command', 'npm i @remotion/player', 'player/'],
    ['with its own command', 'npx remotion add @remotion/player', 'player/'],
  ])('%s', (_, query, url) => {
    expect(urls(query)[0]).toBe(`/docs/${url}`);
  });

  it('not with a typo in a short word', () => {
    expect(urls('cxf')).toEqual([]);
  });
});

describe('results', () => {
  it('have the headings above them', () => {
    expect(engine.search('playbackRate').hits[0]).toMatchObject({
      url: '/docs/player/player/#playbackrate',
      type: 'lvl2',
      hierarchy: {
        lvl0: 'api',
        lvl1: '<Player>',
        lvl2: 'playbackRate',
        lvl3: null,
      },
      content: 'How fast it plays.',
      section: 'api',
      package: '@remotion/player',
    });
  });

  it('can be limited to sections, and paged', () => {
    const guides = urls('render', {sections: ['guides']});
    expect(guides.filter((url) => !url.startsWith('/docs/cloudrun/'))).toEqual(
      [],
    );
    const all = urls('render');
    expect(urls('render', {limit: 2})).toEqual(all.slice(0, 2));
    expect(urls('render', {limit: 2, offset: 2})).toEqual(all.slice(2, 4));
    expect(engine.search('render', {limit: 1}).total).toBe(all.length);
    expect(engine.search('render', {limit: 0}).total).toBe(all.length);
  });

  it('are the same each time', () => {
    expect(engine.search('render video')).toEqual(
      engine.search('render video'),
    );
  });
});

describe('a query of any kind is answered', () => {
  it.each([
    ['empty', '', false],
    ['spaces', ' '.repeat(10_000), false],
    ['long', 'render '.repeat(2000), true],
    ['one long word', 'r'.repeat(10_000), false],
    ['a regular expression', '(.*)+[a-z]{2,}\\d$^|?', true],
    ['HTML', '<img src=x onerror=alert(1)>', true],
    ['broken percent', '%E0%A4%A 50%', false],
    ['emoji', '😀😀 render', true],
    ['half an emoji', '\uD83D render', true],
    ['right to left', '\u202Eredner \u05E9\u05DC\u05D5\u05DD', true],
    ['control characters', '\u0000\u0007\u001b[31mrender', false],
    ['a key of objects', '__proto__ constructor toString', false],
    ['only marks', '--- /// ... @ - --', false],
    ['stop words', 'how to the', true],
  ])('%s', (_, query, isFound) => {
    expect(engine.search(query).total > 0).toBe(isFound);
  });
});

describe('a file that does not fit', () => {
  const {manifest, headings, byName} = files;
  const {words, texts} = fileNames(manifest);
  const wordsFile = words[0] ?? '';
  const textsFile = texts[0] ?? '';

  it.each([
    ['missing', undefined],
    ['no object', 'text'],
    ['empty', {}],
    ['the wrong one', byName.get(wordsFile)],
    ['of another build', {...headings, buildId: 'other'}],
    ['without pages', {...headings, pages: []}],
    ['with a truncated list', {...headings, phrases: 'A'}],
  ])('is refused: the first, %s', (_, file) => {
    expect(() => createEngine(manifest, file, vocabulary)).toThrow();
  });

  it.each([
    ['words, missing', wordsFile, undefined],
    ['words of another build', wordsFile, {buildId: 'other'}],
    ['words with a truncated list', wordsFile, {places: 'A'}],
    ['words that are nowhere', wordsFile, {words: 'a', places: '_______H'}],
    ['texts, cut off', textsFile, {texts: []}],
    ['texts in place of words', wordsFile, {words: undefined}],
    ['a file that is none of the index', 'other.json', {}],
  ])('is refused, and the others answer: %s', (_, name, change) => {
    const engineWithout = createEngine(manifest, headings, vocabulary);
    expect(() =>
      engineWithout.add(name, change && {...byName.get(name), ...change}),
    ).toThrow(name);
    expect(engineWithout.search('ProRes').total).toBe(0);
    expect(engineWithout.search('renderMedia').hits[0]?.url).toBe(
      '/docs/renderer/render-media/',
    );
  });
});

describe('texts', () => {
  const {manifest, headings, byName} = files;
  const {words} = fileNames(manifest);

  it('are missing until their file is there', () => {
    const slow = createEngine(manifest, headings, vocabulary);
    words.forEach((name) => slow.add(name, byName.get(name)));
    const answer = slow.search('ProRes');
    expect(answer.hits[0]?.content).toBeNull();
    const [name = '', ...others] = slow.textFilesOf(answer);
    expect(others).toEqual([]);
    slow.add(name, byName.get(name));
    const filled = slow.search('ProRes');
    expect(filled.hits[0]?.content).toContain('alpha channel');
    expect(slow.textFilesOf(filled)).toEqual([]);
  });

  it('are of no use where the heading tells, if so asked', () => {
    const slow = createEngine(manifest, headings, vocabulary);
    expect(slow.textFilesOf(slow.search('playbackRate'))).toHaveLength(1);
    expect(slow.textFilesOf(slow.search('playbackRate'), {telling: 6})).toEqual(
      [],
    );
  });
});
