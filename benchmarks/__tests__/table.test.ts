import {describe, expect, test} from 'vitest';
import {checkBars, formatComparison} from '../table';

const own = {
  'HTML files': 12,
  'cold build, s': 13,
  'cold build, processor s': 26,
  'warm : cold': 0.5,
  'peak memory, MB': 900,
};
const stock = {
  'HTML files': 10,
  'cold build, s': 10,
  'cold build, processor s': 13,
  'warm : cold': 0.3,
  'peak memory, MB': 450.4,
};

describe('formatComparison', () => {
  test('has a row for each figure, with ratios where they say something', () => {
    expect(
      formatComparison(
        new Map([
          ['this site', own],
          ['stock classic', stock],
        ]),
      ),
    ).toBe(
      [
        '|  | this site | stock classic | this site : stock classic |',
        '| --- | --: | --: | --: |',
        '| HTML files | 12 | 10 |  |',
        '| cold build, s | 13 | 10 | 1.30 |',
        '| cold build, processor s | 26 | 13 | 2 |',
        '| warm : cold | 0.50 | 0.30 |  |',
        '| peak memory, MB | 900 | 450 | 2.00 |',
      ].join('\n'),
    );
  });

  test('leaves empty what was not measured', () => {
    expect(
      formatComparison(
        new Map<string, Record<string, number>>([
          ['a', {'home, applied TBT, ms': 5}],
          ['b', {}],
        ]),
      ),
    ).toContain('| home, applied TBT, ms | 5 |  |  |');
  });
});

describe('checkBars', () => {
  test('holds the first site to each bar', () => {
    expect(
      checkBars(
        new Map([
          ['this site', {...own, 'peak memory, MB': 3001}],
          ['stock classic', stock],
        ]),
      ).split('\n'),
    ).toEqual([
      '- cold build within 1.3 times stock: met (1.30)',
      '- cold build within 1.3 times stock, in processor time: NOT MET (2)',
      '- warm build below 0.7 of a cold one: met (0.50)',
      '- peak memory below 3000 MB: NOT MET (3001)',
    ]);
  });

  test('says what was not measured', () => {
    expect(checkBars(new Map([['this site', own]]))).toContain(
      '- cold build within 1.3 times stock: not measured',
    );
  });
});
