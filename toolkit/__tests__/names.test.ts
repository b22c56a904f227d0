import {expect, it} from 'vitest';
import {ownerOf, pathName} from '../names';

it.each([
  [['spring'], undefined],
  [['spring', 'damping'], 'spring'],
  [['renderMedia', '()', 'buffer'], 'renderMedia'],
  [['a', 'b', '()', '()', 'c'], 'a.b'],
  [['--crf'], undefined],
])('%o has the owner %s', (path, owner) => {
  expect(ownerOf(pathName(path))).toBe(owner);
});
