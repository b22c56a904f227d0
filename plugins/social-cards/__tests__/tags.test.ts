import {parse} from 'parse5';
import {expect, it} from 'vitest';
import {attributeOf, elementsIn} from '../../search/html';
import {addTags, cardFile} from '../tags';

it('names the file of a card by the address of its page', () => {
  expect(cardFile('/')).toBe('img/cards/index.png');
  expect(cardFile('/docs/')).toBe('img/cards/docs.png');
  expect(cardFile('/docs/spring/')).toBe('img/cards/docs/spring.png');
});

it('adds the card behind the title, with everything in the alternative', () => {
  const image = 'https://example.com/img/cards/docs.png?v=1';
  const alt = '<Sequence> & "more" > less';
  const html = addTags(
    '<head><title data-rh=true>A</title><style>a{}</style></head>',
    image,
    alt,
  );
  const tags = [...elementsIn(parse(html))]
    .filter(({tagName}) => tagName === 'meta')
    .map((meta) => [
      attributeOf(meta, 'property') ?? attributeOf(meta, 'name'),
      attributeOf(meta, 'content'),
    ]);
  expect(Object.fromEntries(tags)).toEqual({
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': alt,
    'twitter:image': image,
    'twitter:image:alt': alt,
  });
  expect(html.indexOf('<meta')).toBeLessThan(html.indexOf('<style>'));
});

it('refuses a page without a title', () => {
  expect(() => addTags('<head></head>', '', '')).toThrow('expected a title');
});
