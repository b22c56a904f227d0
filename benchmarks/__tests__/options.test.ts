import {describe, expect, test} from 'vitest';
import {parseOptions} from '../options';

describe('parseOptions', () => {
  test('measures everything by default', () => {
    expect(parseOptions([])).toEqual({
      pages: [10, 100, 1000],
      sites: ['this', 'stock', 'starlight', 'real'],
      editPages: 900,
      lighthouseRuns: 3,
    });
  });

  test('takes sizes, sites and counts', () => {
    expect(
      parseOptions([
        '--pages',
        '5,50',
        '--sites=stock,this',
        '--edit-pages=0',
        '--lighthouse-runs',
        '1',
      ]),
    ).toEqual({
      pages: [5, 50],
      sites: ['stock', 'this'],
      editPages: 0,
      lighthouseRuns: 1,
    });
  });

  test('takes no size at all', () => {
    expect(parseOptions(['--pages', '0']).pages).toEqual([]);
  });

  test.each([
    [['--pages', '10,many'], '--pages has "many"; give a whole number from 1.'],
    [['--pages', '10,0'], '--pages has "0"'],
    [['--edit-pages=-1'], '--edit-pages has "-1"; give a whole number from 0.'],
    [['--lighthouse-runs', '1.5'], '--lighthouse-runs has "1.5"'],
    [['--sites', 'this,next'], '--sites has "next"; name one or more of this,'],
    [['--page', '10'], "Unknown option '--page'"],
  ])('refuses %j', (args, message) => {
    expect(() => parseOptions(args)).toThrow(message);
  });
});
