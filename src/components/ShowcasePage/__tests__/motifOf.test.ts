import {describe, expect, it} from 'vitest';
import {motifOf} from '../motifOf';

describe('motifOf', () => {
  it.each([
    ['Music visualization', 'wave'],
    ['Map template', 'route'],
    ['Year in review', 'bars'],
    ['Captions', 'lines'],
    ['Backgrounds', 'blocks'],
  ])('draws %s as %s', (kind, motif) => {
    expect(motifOf(kind)).toBe(motif);
  });
});
