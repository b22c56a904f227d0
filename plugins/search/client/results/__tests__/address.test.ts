import {describe, expect, it, vi} from 'vitest';
import {readAddress, toAddress} from '../address';
import {facetFiltersOf} from '../sectionFilters';

vi.mock('@generated/search/default/site.json', async () => ({
  default: (await import('../../__tests__/siteData')).site,
}));

describe('the address of a search', () => {
  it.each([
    ['?q=spring', {query: 'spring', filter: 'all', page: 1}],
    ['?q=a+b&section=api&page=3', {query: 'a b', filter: 'api', page: 3}],
    ['', {query: '', filter: 'all', page: 1}],
    ['?q=%E0%A4%A&section=nonsense', {filter: 'all', page: 1}],
    ['?page=0', {page: 1}],
    ['?page=-1', {page: 1}],
    ['?page=1.5', {page: 1}],
    ['?page=1e9', {page: 1}],
    ['?page=x', {page: 1}],
  ])('%s is understood', (search, question) => {
    expect(readAddress(search)).toMatchObject(question);
  });

  it('says what is asked and nothing else', () => {
    expect(toAddress({query: '', filter: 'all', page: 1})).toBe('');
    expect(toAddress({query: 'a&b=c', filter: 'all', page: 1})).toBe(
      'q=a%26b%3Dc',
    );
    expect(toAddress({query: 'x', filter: 'blog', page: 2})).toBe(
      'q=x&section=blog&page=2',
    );
  });

  it('is read as it was written', () => {
    const question = {query: '--gl <b>', filter: 'guides', page: 7} as const;
    expect(readAddress(`?${toAddress(question)}`)).toEqual(question);
  });
});

it('the section filter asks for any of its sections', () => {
  expect(facetFiltersOf('all')).toEqual([]);
  expect(facetFiltersOf('blog')).toEqual([['section:blog', 'section:stories']]);
});
