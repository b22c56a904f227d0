import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {search} from '../../../config/search';
import {validateOptions, vocabularyOf, type Options} from '../options';

const read = (options: object): Options =>
  validateOptions({
    validate: normalizePluginOptions,
    options,
  } as unknown as OptionValidationContext<Options, Options>);

const withVocabulary = (change: object): object => ({
  ...search,
  vocabulary: {...search.vocabulary, ...change},
});

describe('the options', () => {
  it('of this site are accepted', () => {
    expect(read(search)).toMatchObject({sections: search.sections});
  });

  it.each([
    ['a word in upper case', {synonyms: [['fps', 'FPS']]}, /"FPS".*lower case/],
    ['a word twice', {synonyms: [['a', 'a']]}, 'duplicate'],
    ['a word alone', {synonyms: [['a']]}, 'at least 2'],
    ['no name of a command', {program: undefined}, 'program" is required'],
  ])('have synonyms and names, not %s', (_, change, message) => {
    expect(() => read(withVocabulary(change))).toThrow(message);
  });

  it.each([
    ['a path', {overviews: ['docs/api']}, /"docs\/api"; it must be a path/],
    ['a pattern', {lists: '^/blog/'}, '"lists" must be a regular expression'],
    ['a number up to 100', {sections: {a: {group: 'A', rank: 200}}}, '100'],
  ])('are refused where there is no %s', (_, change, message) => {
    expect(() => read({...search, ...change})).toThrow(message);
  });

  it('tell the engine of sections only what ranks them', () => {
    expect(vocabularyOf(search).sections).toMatchObject({
      guides: {taskFactor: 1.1},
      templates: {titleSuffix: ' template'},
    });
    expect(vocabularyOf(search).sections.guides).not.toHaveProperty('group');
  });
});
