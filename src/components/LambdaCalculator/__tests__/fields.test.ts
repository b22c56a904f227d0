import {describe, expect, it} from 'vitest';
import {
  DEFAULTS,
  FIELDS,
  findMistake,
  readTexts,
  toSettings,
  writeTexts,
} from '../fields';

describe('the address', () => {
  it('keeps what is not the default', () => {
    const texts = {...DEFAULTS, duration: '12.5', region: 'eu-west-1'};
    expect(writeTexts(texts)).toBe('duration=12.5&region=eu-west-1');
    expect(readTexts(`?${writeTexts(texts)}`)).toEqual(texts);
    expect(writeTexts(DEFAULTS)).toBe('');
  });

  it('keeps a text that is wrong, and no choice that does not exist', () => {
    expect(readTexts('?memory=abc&region=moon-1&other=1')).toEqual({
      ...DEFAULTS,
      memory: 'abc',
    });
  });
});

it('has no mistake by default', () => {
  expect(
    FIELDS.map((field) => findMistake(field, DEFAULTS[field.name])),
  ).toEqual(FIELDS.map(() => undefined));
});

it.each([
  ['memory', '100', 'Memory in MB: enter a whole number from 512 to 10,240.'],
  [
    'memory',
    '2048.5',
    'Memory in MB: enter a whole number from 512 to 10,240.',
  ],
  ['fps', '', 'Frames per second: enter a number from 1 to 120.'],
  [
    'duration',
    'NaN',
    'Duration in seconds: enter a number from 0.1 to 36,000.',
  ],
  ['frames', '', undefined],
  [
    'frames',
    '0',
    'Frames per function: enter a whole number from 1 to 1,000,000.',
  ],
])('of %s, "%s" is answered with %s', (name, text, message) => {
  const field = FIELDS.find((each) => each.name === name);
  expect(field && findMistake(field, text)).toBe(message);
});

it('leaves open what is empty', () => {
  expect(toSettings(DEFAULTS)).toMatchObject({
    framesPerFunction: undefined,
    secondsPerFrame: undefined,
  });
  expect(toSettings({...DEFAULTS, milliseconds: '80'}).secondsPerFrame).toBe(
    0.08,
  );
});
