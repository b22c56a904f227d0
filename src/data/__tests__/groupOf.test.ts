import {describe, expect, it} from 'vitest';
import {groupOf} from '../groupOf';
import {showcase} from '../showcase';

describe('groupOf', () => {
  it.each([
    ['Music visualization', 'ShowcaseSpectrum'],
    ['Data visualization', 'ShowcaseChart'],
    ['Map template', 'ShowcaseMap'],
    ['Weather forecast', 'ShowcaseMap'],
    ['Year in review', 'ShowcaseYear'],
    ['Captions', 'ShowcaseCaptions'],
    ['Conference talk', 'ShowcaseExplainer'],
    ['Product announcement', 'ShowcasePromo'],
    ['What nobody has thought of', 'ShowcasePromo'],
  ])('shows %s with %s', (kind, composition) => {
    expect(groupOf(kind).composition).toBe(composition);
  });

  it('has entries for every group, and for none more than a quarter of the entries', () => {
    const groups = showcase.map(({kind}) => groupOf(kind).group);
    expect(new Set(groups).size).toBe(12);
    for (const group of groups) {
      expect(groups.filter((other) => other === group).length).toBeLessThan(
        showcase.length / 4,
      );
    }
  });
});
