import {describe, expect, it} from 'vitest';
import {createMessageFinder, messageWords, pairsOf} from '../errorMessages';

const messages: readonly (readonly [record: number, message: string])[] = [
  [
    3,
    'Cannot use frame 99: Duration of composition is 5, therefore the highest frame is 4',
  ],
  [5, 'Multiple composition with id MyComp are registered'],
  [5, 'Could not find composition with ID MyComp'],
  [8, 'Path "/app/logo.png" does not exist in the public folder'],
  [9, 'The media https://… cannot be seeked.'],
  [10, 'serveUrl is undefined'],
];

const finder = createMessageFinder(
  {recordOfMessage: messages.map(([record]) => record)},
  {
    messagesOf: (pair) =>
      messages.flatMap(([, message], number) =>
        pairsOf(message).has(pair) ? [number] : [],
      ),
  },
);

describe('a pasted message', () => {
  it.each([
    // With other numbers, with another name, behind its kind, cut off.
    ['Cannot use frame 150: Duration of composition', [3]],
    ['Multiple composition with id Cover are registered', [5]],
    ['Uncaught TypeError: Path "/x" does not exist in the public folder', [8]],
    ['Could not find composition with I', [5]],
    ['The media http://localhost:3000/public/a.mp3 cannot be seeked', [9]],
    ['serveUrl is undefined at render (file:///srv/app.mjs:3:9)', [10]],
    // Not in a few words, a task or nothing.
    ['does not exist', []],
    ['find out how long a composition is', []],
    ['Why does it not exist in the public folder?', []],
    ['', []],
  ])('is found: %s', (query, records) => {
    expect([...finder.find(query).keys()]).toEqual(records);
  });

  it('is found in a few words where it is surely one', () => {
    const query = 'Could not find composition';
    const [share = 0] = finder.find(query).values();
    expect([...finder.find(query, true)]).toEqual([[5, 1]]);
    expect(share).toBeLessThan(1);
  });

  it('has more of the query where it is the same', () => {
    const whole = finder.find('Could not find composition with ID MyComp');
    const other = finder.find('Could not find composition with ID Cover');
    expect(whole.get(5)).toBe(1);
    expect(other.get(5)).toBeLessThan(1);
  });
});

it('words of no meaning are no key', () => {
  expect(messageWords('does not exist in the public folder')).toEqual([
    'exist',
    'public',
    'folder',
  ]);
  expect(messageWords('composition missing')).toEqual([]);
});
