import {describe, expect, it} from 'vitest';
import {showcase} from '../../../data/showcase';
import {fitFrame} from '../fitFrame';

const BOX = {width: 368, height: 208};

describe('fitFrame', () => {
  it.each(showcase)(
    'draws $name within the box, true to its ratio',
    (entry) => {
      const {x, y, width, height} = fitFrame(entry, BOX);
      expect(x).toBeGreaterThan(0);
      expect(y).toBeGreaterThan(0);
      expect(x + width).toBeLessThan(BOX.width);
      expect(y + height).toBeLessThan(BOX.height);
      expect(width / height).toBeCloseTo(entry.width / entry.height, 1);
    },
  );

  it('fills one direction and centers the other', () => {
    expect(fitFrame({width: 1, height: 1}, {width: 200, height: 100})).toEqual({
      x: 58,
      y: 8,
      width: 84,
      height: 84,
    });
  });
});
