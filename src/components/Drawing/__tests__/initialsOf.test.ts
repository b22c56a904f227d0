import {describe, expect, it} from 'vitest';
import {experts} from '../../../data/experts';
import {team} from '../../../data/team';
import {initialsOf} from '../initialsOf';

describe('initialsOf', () => {
  it.each([
    ['Karel Nagel', 'KN'],
    ['Sam Bowen Hughes', 'SH'],
    ['Émilie  de la Cour', 'ÉC'],
    ['pomber', 'P'],
    ['', ''],
  ])('shortens "%s" to "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('has two letters for everybody in the lists', () => {
    for (const {name} of [...experts, ...team]) {
      expect(initialsOf(name)).toMatch(/^\p{Lu}{2}$/u);
    }
  });
});
