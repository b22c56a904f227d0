import {describe, expect, it} from 'vitest';
import {templates} from '../../../data/templates';
import {
  countTechnologies,
  filterByTechnology,
  readTechnology,
  TECHNOLOGY_PARAMETER,
  technologyAddress,
} from '../technologies';

const list = [
  {slug: 'a', technologies: ['React', 'Three.js']},
  {slug: 'b', technologies: ['React', 'Zod']},
  {slug: 'c', technologies: ['Zod', 'React']},
];

describe('filterByTechnology', () => {
  it('keeps all templates without a technology', () => {
    expect(filterByTechnology(list, '')).toBe(list);
  });

  it('keeps the templates that use it', () => {
    expect(filterByTechnology(list, 'Zod').map(({slug}) => slug)).toEqual([
      'b',
      'c',
    ]);
  });

  it('takes no part of a name for the name', () => {
    expect(filterByTechnology(list, 'Three')).toEqual([]);
    expect(filterByTechnology(list, '.*')).toEqual([]);
  });
});

describe('countTechnologies', () => {
  it('lists what several templates use, the most used first', () => {
    expect(countTechnologies(list)).toEqual([
      {name: 'React', count: 3},
      {name: 'Zod', count: 2},
    ]);
  });

  it('counts as many templates as the filter keeps', () => {
    for (const {name, count} of countTechnologies(templates)) {
      expect(filterByTechnology(templates, name), name).toHaveLength(count);
    }
  });
});

describe('technologyAddress', () => {
  it('leads to all templates without a technology', () => {
    expect(technologyAddress()).toBe('/templates/');
  });

  it('can be read back', () => {
    for (const name of templates.flatMap(({technologies}) => technologies)) {
      const {searchParams} = new URL(technologyAddress(name), 'https://a.b');
      expect(searchParams.get(TECHNOLOGY_PARAMETER)).toBe(name);
    }
  });
});

describe('readTechnology', () => {
  it('finds a technology whatever its case', () => {
    expect(readTechnology(' three.JS ', list)).toBe('Three.js');
  });

  it('keeps an unknown name, trimmed and cut', () => {
    expect(readTechnology(' <b>Vue', list)).toBe('<b>Vue');
    expect(readTechnology('x'.repeat(6000), list)).toHaveLength(60);
    expect(readTechnology('   ', list)).toBe('');
  });
});
