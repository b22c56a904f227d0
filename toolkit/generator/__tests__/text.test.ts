import {describe, expect, it} from 'vitest';
import {formatDeclaration, formatSignature} from '../format';
import {
  hasOperator,
  joinBooleans,
  moveNullishBack,
  propertyName,
  quote,
  splitUnion,
} from '../declarations/textParts';

describe('splitUnion', () => {
  it.each([
    ['string', ['string']],
    ['string | number', ['string', 'number']],
    ['A<B | C> | null', ['A<B | C>', 'null']],
    ['{a: 1 | 2} | (() => void)', ['{a: 1 | 2}', '(() => void)']],
    ['(a: string) => void', ['(a: string) => void']],
  ])('takes %s apart', (text, parts) => {
    expect(splitUnion(text)).toEqual(parts);
  });
});

describe('hasOperator', () => {
  it.each([
    ['a | b', true],
    ['A<a | b>', false],
    ['(() => a) | b', true],
    ['() => a', false],
  ])('of %s for a union is %s', (text, expected) => {
    expect(hasOperator(text, / \| /)).toBe(expected);
  });
});

describe('the order of a union', () => {
  it('has null and undefined last', () => {
    expect(moveNullishBack(['undefined', 'string', 'null', 'A'])).toEqual([
      'string',
      'A',
      'null',
      'undefined',
    ]);
  });

  it('has boolean for both of its values', () => {
    expect(joinBooleans(['true', 'string', 'false'])).toEqual([
      'string',
      'boolean',
    ]);
    expect(joinBooleans(['true', 'string'])).toEqual(['true', 'string']);
  });
});

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
