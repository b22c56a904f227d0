import {describe, expect, it} from 'vitest';
import {createMessageFinder} from '../errorMessages';

const finder = createMessageFinder({
  3: [
    'Cannot use frame 99: Duration of composition is 5, therefore the highest frame is 4',
  ],
  5: [
    'Multiple composition with id MyComp are registered',
    'Could not find composition with ID MyComp',
  ],
  8: ['Path "/app/logo.png" does not exist in the public folder'],
});

describe('a pasted message', () => {
  it.each([
    [
      'with other numbers',
      'Cannot use frame 150: Duration of composition',
      [3],
    ],
    [
      'with another name',
      'Multiple composition with id Cover are registered',
      [5],
    ],
    [
      'behind its kind',
      'Uncaught TypeError: Path "/x" does not exist in the public folder',
      [8],
    ],
    ['cut off', 'Could not find composition with I', [5]],
    ['not in a few words', 'does not exist', []],
    ['not in a task', 'find out how long a composition is', []],
    ['not in nothing', '', []],
  ])('is found %s', (_, query, records) => {
    expect([...finder.find(query).keys()]).toEqual(records);
  });

  it('has more of the query where it is the same', () => {
    const whole = finder.find('Could not find composition with ID MyComp');
    const other = finder.find('Could not find composition with ID Cover');
    expect(whole.get(5)).toBe(1);
    expect(other.get(5)).toBeLessThan(1);
  });
});
