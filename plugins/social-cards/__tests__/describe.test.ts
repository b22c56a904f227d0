import {expect, it} from 'vitest';
import {altOf, describe as describeCard, readPage} from '../describe';

const SUFFIX = ' | Remotion';

/** A page as the minifier leaves it. */
function page(title: string, data: readonly object[] = [], body = ''): string {
  const scripts = data.map(
    (each) =>
      `<script data-rh=true type=application/ld+json>${JSON.stringify(each)}</script>`,
  );
  return `<!doctype html><html><head><meta charset=UTF-8><title data-rh=true>${title}${SUFFIX}</title><meta data-rh=true property=og:title content="${title}${SUFFIX}"/><meta data-rh=true property=og:description content="What it does &amp; why."/>${scripts.join('')}<style>.a>.b{color:red}</style></head><body>${body}</body></html>`;
}

function read(...args: Parameters<typeof page>) {
  const found = readPage(page(...args), SUFFIX);
  if (!found) {
    throw new Error('The page was not read.');
  }
  return found;
}

const crumbs = (...names: readonly string[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: names.map((name) => ({'@type': 'ListItem', name})),
});

const nothing = {api: [], commands: []};

it('reads a title that looks like a tag', () => {
  expect(read('<Sequence>').title).toBe('<Sequence>');
  expect(read('A').description).toBe('What it does & why.');
});

it('leaves out redirects and pages that nobody is to find', () => {
  expect(readPage('<head><title>Moved</title></head>', SUFFIX)).toBe(undefined);
  const hidden = page('Example').replace(
    '<title',
    '<meta data-rh=true name=robots content="noindex, nofollow"/><title',
  );
  expect(readPage(hidden, SUFFIX)).toBe(undefined);
});

it('gives a function its package and its signature on one line', () => {
  const built = read('interpolate()', [crumbs('remotion', 'interpolate()')]);
  const card = describeCard(built, {
    api: ['remotion#interpolate'],
    commands: [],
  });
  expect(card).toEqual({
    title: 'interpolate()',
    section: 'remotion',
    kind: 'Function',
    text: 'interpolate(input: number, inputRange: readonly number[], outputRange: readonly number[], options?: InterpolateOptions): number',
    isCode: true,
  });
  expect(altOf(card, built)).toBe(
    'remotion: interpolate(). What it does & why.',
  );
});

it.each([
  // Too long a signature.
  ['renderFrames()', '@remotion/renderer#renderFrames', 'Function'],
  ['<Sequence>', 'remotion#Sequence', 'Component'],
  // The signature would be that of its constructor.
  [
    'IsAnUnsupportedFileTypeError',
    '@remotion/media-parser#IsAnUnsupportedFileTypeError',
    'Class',
  ],
])('says what %s is about', (title, key, kind) => {
  const built = read(title, [crumbs('remotion', title)]);
  expect(describeCard(built, {api: [key], commands: []})).toMatchObject({
    kind,
    text: 'What it does & why.',
    isCode: false,
  });
});

it('tells a guide that names exports from their pages', () => {
  const built = read('Fields', [crumbs('Media Parser', 'Fields')]);
  expect(
    describeCard(built, {api: ['remotion#interpolate'], commands: []}),
  ).toMatchObject({section: 'Media Parser', kind: 'Documentation'});
  expect(describeCard(read('Alone'), nothing)).toMatchObject({
    section: 'Documentation',
    kind: '',
  });
});

it('names commands', () => {
  const built = read('npx remotion render', [crumbs('Command line', 'render')]);
  expect(
    describeCard(built, {api: [], commands: ['remotion render']}),
  ).toMatchObject({section: 'Command line', kind: 'Command'});
});

it.each([
  [
    {
      '@type': 'BlogPosting',
      isPartOf: {name: 'Blog'},
      datePublished: '2023-07-03T00:00:00.000Z',
    },
    {section: 'Blog', kind: '2023-07-03'},
  ],
  [
    {
      '@type': 'LearningResource',
      isPartOf: {name: 'Learn'},
      timeRequired: 'PT60M',
    },
    {section: 'Learn', kind: '60 minutes'},
  ],
  [
    {'@type': 'SoftwareSourceCode', keywords: ['React', 'TypeScript', 'zod']},
    {
      section: 'Templates',
      kind: 'React, TypeScript',
      picture: 'img/examples/TemplateTiktok.webp',
    },
  ],
  [{'@type': 'ProfilePage'}, {section: 'Experts'}],
  [{'@type': 'WebSite'}, {section: '', kind: ''}],
])('takes section and kind from the data of %o', (data, expected) => {
  const image = '<img src=/img/examples/TemplateTiktok.webp?1a2b width=1>';
  expect(describeCard(read('A page?', [data], image))).toMatchObject(expected);
});

it('puts no dot behind a question', () => {
  const built = read('Which formats?');
  expect(altOf(describeCard(built), built)).toBe(
    'Which formats? What it does & why.',
  );
});
