import {describe, expect, it} from 'vitest';
import {templates} from '../../../data/templates';
import {
  describeResult,
  filterTemplates,
  findWiderFilters,
  listTechnologies,
  type FilteredTemplate,
} from '../filter';

const ALL = {search: '', for: '', technology: ''};

const list: readonly FilteredTemplate[] = [
  {
    name: 'Three',
    tagline: 'A 3D scene',
    purposes: ['Motion graphics'],
    technologies: ['React', 'Three.js'],
    terms: 'webgl, phone mockup',
  },
  {
    name: 'Next.js',
    tagline: 'A SaaS starter with TailwindCSS',
    purposes: ['Video apps'],
    technologies: ['React', 'Zod'],
  },
  {
    name: 'TikTok',
    tagline: 'Captions for a résumé, word by word',
    purposes: ['Social media', 'Video apps'],
    technologies: ['Zod', 'React'],
  },
];

const found = (filter: Partial<typeof ALL>): string[] =>
  filterTemplates(list, {...ALL, ...filter}).map(({name}) => name);

describe('filterTemplates', () => {
  it('keeps all templates without a filter', () => {
    expect(filterTemplates(list, ALL)).toEqual(list);
  });

  it('keeps those for a purpose, with a technology, and with both', () => {
    expect(found({for: 'Video apps'})).toEqual(['Next.js', 'TikTok']);
    expect(found({technology: 'Three.js'})).toEqual(['Three']);
    expect(found({technology: 'Zod', for: 'Social media'})).toEqual(['TikTok']);
  });

  it('takes no part of a name for the name', () => {
    expect(found({technology: 'Three'})).toEqual([]);
    expect(found({for: '.*'})).toEqual([]);
  });

  it('searches for the beginnings of words, in any order and case', () => {
    expect(found({search: 'starter SAAS'})).toEqual(['Next.js']);
    expect(found({search: 'phone'})).toEqual(['Three']);
    expect(found({search: 'social'})).toEqual(['TikTok']);
    expect(found({search: 'zod starter'})).toEqual(['Next.js']);
    // Tailwind is no matter of AI.
    expect(found({search: 'ai'})).toEqual([]);
  });

  it('overlooks punctuation, accents and plurals', () => {
    for (const search of ['next.js', 'nextjs', 'next js', ' NEXT-JS ']) {
      expect(found({search}), search).toEqual(['Next.js']);
    }
    expect(found({search: 'resume'})).toEqual(['TikTok']);
    expect(found({search: 'scenes'})).toEqual(['Three']);
    expect(found({search: '. ,'})).toHaveLength(3);
  });

  it('finds what people call the templates', () => {
    const namesFor = (search: string): string[] =>
      filterTemplates(
        templates.map((template) => ({
          ...template,
          terms: template.searchTerms,
        })),
        {...ALL, search},
      ).map(({slug}) => slug);
    expect(namesFor('podcast clip')).toEqual(['audiogram']);
    expect(namesFor('subtitles')).toEqual(['tiktok']);
    expect(namesFor('transparent')).toEqual(['overlay']);
    expect(namesFor('threejs')).toEqual(['three']);
  });
});

describe('listTechnologies', () => {
  it('lists each once, those of the most templates first', () => {
    expect(listTechnologies(list)).toEqual(['React', 'Zod', 'Three.js']);
  });

  it('lists none that the filter does not find', () => {
    for (const technology of listTechnologies(templates)) {
      expect(filterTemplates(templates, {...ALL, technology})).not.toEqual([]);
    }
  });
});

describe('describeResult', () => {
  it('says how many there are, and of what', () => {
    expect(describeResult(20, ALL)).toBe('20 templates');
    expect(describeResult(1, {...ALL, technology: 'Docker'})).toBe(
      '1 template with Docker',
    );
    expect(
      describeResult(2, {
        search: ' api ',
        for: 'Video apps',
        technology: 'Zod',
      }),
    ).toBe('2 templates for video apps with Zod that match "api"');
    expect(describeResult(0, {...ALL, search: 'x'})).toBe(
      'No template that matches "x"',
    );
  });
});

describe('findWiderFilters', () => {
  it('names what to remove, and how much that brings', () => {
    expect(
      findWiderFilters(list, {
        search: '',
        for: 'Motion graphics',
        technology: 'Zod',
      }),
    ).toEqual([
      {name: 'for', count: 2},
      {name: 'technology', count: 1},
    ]);
  });

  it('names nothing that still brings nothing, or brings all', () => {
    expect(findWiderFilters(list, {...ALL, search: 'x'})).toEqual([]);
    expect(
      findWiderFilters(list, {...ALL, search: 'x', technology: 'Vue'}),
    ).toEqual([]);
  });
});
