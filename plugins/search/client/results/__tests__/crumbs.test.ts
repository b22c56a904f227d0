import {describe, expect, it, vi} from 'vitest';
import type {Hierarchy} from '../../engine/types';
import {crumbsOf} from '../crumbs';
import {facetFiltersOf} from '../sectionFilters';

vi.mock('@generated/search/default/site.json', async () => ({
  default: (await import('../../__tests__/siteData')).site,
}));

const hierarchy: Hierarchy = {
  lvl0: 'remotion',
  lvl1: 'spring()',
  lvl2: 'Options',
  lvl3: 'config',
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

describe('the headings above a hit', () => {
  it('are none for a page', () => {
    expect(crumbsOf({type: 'lvl1', hierarchy})).toEqual([]);
  });

  it('end above a section', () => {
    expect(crumbsOf({type: 'lvl3', hierarchy})).toEqual([
      'spring()',
      'Options',
    ]);
  });

  it('are all for a text', () => {
    expect(crumbsOf({type: 'content', hierarchy})).toEqual([
      'spring()',
      'Options',
      'config',
    ]);
  });
});

describe('the section filter', () => {
  it('asks for any of its sections', () => {
    expect(facetFiltersOf('all')).toEqual([]);
    expect(facetFiltersOf('blog')).toEqual([
      ['section:blog', 'section:stories'],
    ]);
  });
});
