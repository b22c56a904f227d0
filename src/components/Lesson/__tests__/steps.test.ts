import {describe, expect, it} from 'vitest';
import {findSteps, parseDone, toggleDone} from '../steps';

describe('findSteps()', () => {
  it('leaves out headings that are no steps', () => {
    expect(
      findSteps([
        {value: 'Before you start', id: 'before'},
        {value: 'Step 1: Draw', id: 'step-1-draw'},
        {value: 'Steps after this', id: 'after'},
        {value: 'Step 12: Render', id: 'render'},
      ]),
    ).toEqual([
      {number: 1, id: 'step-1-draw'},
      {number: 12, id: 'render'},
    ]);
  });
});

describe('parseDone()', () => {
  it.each([
    [null, []],
    ['', []],
    ['1,2,14', [1, 2, 14]],
    ['1,x,,-3,2.5,<b>,4', [1, 4]],
  ])('reads %j', (stored, done) => {
    expect(parseDone(stored)).toEqual(done);
  });
});

describe('toggleDone()', () => {
  it('adds in order, and removes', () => {
    expect(toggleDone([1, 10], 2)).toEqual([1, 2, 10]);
    expect(toggleDone([1, 2, 10], 2)).toEqual([1, 10]);
  });
});
