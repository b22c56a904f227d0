import {expect, it} from 'vitest';
import {formatDeclaration, formatSignature} from '../format';
import {propertyName, quote} from '../declarations/textParts';

it.each([
  ['a', "'a'"],
  ["it's", "'it\\'s'"],
  ['say "a"', `'say "a"'`],
  ['a\nb', "'a\\nb'"],
])('quotes %j', (text, expected) => {
  expect(quote(text)).toBe(expected);
});

it('quotes names that are no identifiers only', () => {
  const names = ['a', '$b', 'c-d', '1'];
  expect(names.map(propertyName)).toEqual(['a', '$b', "'c-d'", "'1'"]);
});

it('leaves a short signature on one line', async () => {
  const text = 'a(b: string): void';
  await expect(formatSignature(text)).resolves.toBe(text);
});

it.each([
  ['name', 'interpolate(', '): number'],
  ['constructor', 'new Curve(', ')'],
  ['type', '(', ') => number'],
])('lays out a long signature: %s', async (_, start, end) => {
  const parameters = [
    'input: number',
    'inputRange: readonly number[]',
    'outputRange: readonly number[]',
  ];
  await expect(
    formatSignature(`${start}${parameters.join(', ')}${end}`),
  ).resolves.toBe(
    [start, ...parameters.map((line) => `  ${line},`), end].join('\n'),
  );
});

it('declares type parameters with bounds', async () => {
  await expect(
    formatDeclaration({
      name: 'Pair',
      kind: 'type',
      specifiers: ['a'],
      type: '[A, B]',
      typeParameters: [
        {name: 'A', constraint: 'string'},
        {name: 'B', default: 'A'},
      ],
    }),
  ).resolves.toBe('type Pair<A extends string, B = A> = [A, B];');
});
