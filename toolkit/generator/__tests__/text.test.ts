import {describe, expect, it} from 'vitest';
import {formatDeclaration, formatSignature} from '../format';
import {propertyName, quote} from '../declarations/textParts';

describe('quotes', () => {
  it.each([
    ['a', "'a'"],
    ["it's", "'it\\'s'"],
    ['say "a"', `'say "a"'`],
    ['a\nb', "'a\\nb'"],
  ])('of %j', (text, expected) => {
    expect(quote(text)).toBe(expected);
  });

  it('stand around names that are no identifiers only', () => {
    expect(['a', '$b', 'c-d', '1'].map(propertyName)).toEqual([
      'a',
      '$b',
      "'c-d'",
      "'1'",
    ]);
  });
});

describe('formatSignature', () => {
  it('leaves a short one on one line', async () => {
    await expect(formatSignature('a(b: string): void')).resolves.toBe(
      'a(b: string): void',
    );
  });

  it.each([
    ['name', 'interpolate(', '): number'],
    ['constructor', 'new Curve(', ')'],
    ['type', '(', ') => number'],
  ])('lays out a long one: %s', async (_, start, end) => {
    const text = `${start}input: number, inputRange: readonly number[], outputRange: readonly number[]${end}`;
    const lines = (await formatSignature(text)).split('\n');
    expect(lines).toEqual([
      start,
      '  input: number,',
      '  inputRange: readonly number[],',
      '  outputRange: readonly number[],',
      end,
    ]);
  });
});

describe('formatDeclaration', () => {
  it('has type parameters with bounds', async () => {
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
});
