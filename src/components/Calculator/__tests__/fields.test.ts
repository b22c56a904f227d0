import {describe, expect, it} from 'vitest';
import {findMistake, readTexts, writeTexts, type Field} from '../fields';

const FIELDS = [
  {name: 'amount', label: 'Amount', initial: '60', min: 0.5, max: 36_000},
  {name: 'count', label: 'Count', initial: '1', min: 1, max: 8, isWhole: true},
  {
    name: 'limit',
    label: 'Limit',
    initial: '',
    min: 1,
    max: 9,
    placeholder: 'automatic',
  },
  {name: 'place', label: 'Place', initial: 'here', options: ['here', 'there']},
] as const satisfies readonly Field<string>[];

const INITIAL = {amount: '60', count: '1', limit: '', place: 'here'};

describe('the address', () => {
  it('keeps what has changed', () => {
    const texts = {...INITIAL, amount: '12.5', place: 'there'};
    expect(writeTexts(FIELDS, texts)).toBe('amount=12.5&place=there');
    expect(readTexts(FIELDS, '?amount=12.5&place=there')).toEqual(texts);
    expect(writeTexts(FIELDS, INITIAL)).toBe('');
  });

  it('keeps a text that is wrong, and no choice that does not exist', () => {
    expect(readTexts(FIELDS, '?count=abc&place=moon&other=1')).toEqual({
      ...INITIAL,
      count: 'abc',
    });
  });
});

it.each([
  ['amount', '0.5', undefined],
  ['amount', '', 'Amount: enter a number from 0.5 to 36,000.'],
  ['amount', 'NaN', 'Amount: enter a number from 0.5 to 36,000.'],
  ['amount', '0x10', 'Amount: enter a number from 0.5 to 36,000.'],
  ['amount', '1e3', 'Amount: enter a number from 0.5 to 36,000.'],
  ['amount', '00000000001', 'Amount: enter a number from 0.5 to 36,000.'],
  ['count', '9', 'Count: enter a whole number from 1 to 8.'],
  ['count', '2.5', 'Count: enter a whole number from 1 to 8.'],
  ['limit', '', undefined],
  ['limit', '0', 'Limit: enter a number from 1 to 9.'],
])('of %s, "%s" is answered with %s', (name, text, message) => {
  const field = FIELDS.find((each) => each.name === name);
  expect(field && findMistake(field, text)).toBe(message);
});
