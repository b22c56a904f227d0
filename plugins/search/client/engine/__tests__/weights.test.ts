import {expect, it} from 'vitest';
import {createQueryReader} from '../query';
import {isTaskLike} from '../weights';

const readQuery = createQueryReader([]);

it.each([
  ['What is the best way to trim a video, please?', ['trim', 'video']],
  // With less, nothing would be left to look up.
  ['different questions', ['different', 'questions']],
])('leaves out what stands around what is meant: %s', (query, keys) => {
  expect(readQuery(query).clauses.map(({key}) => key)).toEqual(keys);
});

it.each([
  ['words', 'transparent video', true],
  ['a sentence with a name', 'renderMedia is slow on a server', true],
  ['a name', 'renderMedia', false],
  ['a name and a word', 'renderMedia codec', false],
  ['a flag', '--crf', false],
])('knows whether it is a task: %s', (_, query, isTask) => {
  const {text, clauses} = readQuery(query);
  expect(isTaskLike(text, clauses.length)).toBe(isTask);
});
