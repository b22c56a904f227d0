import {expect, it} from 'vitest';
import {findMistake, readTexts} from '../../Calculator/fields';
import {FIELDS, toSettings} from '../fields';

it('has no mistake at first', () => {
  expect(FIELDS.map((field) => findMistake(field, field.initial))).toEqual(
    FIELDS.map(() => undefined),
  );
});

it('leaves open what is empty', () => {
  const texts = readTexts(FIELDS, '');
  expect(toSettings(texts)).toMatchObject({
    framesPerFunction: undefined,
    secondsPerFrame: undefined,
  });
  expect(toSettings({...texts, milliseconds: '80'}).secondsPerFrame).toBe(0.08);
});
