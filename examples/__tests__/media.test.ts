import {expect, it} from 'vitest';
import {
  hashMediaSources,
  readMediaRecord,
} from '../../scripts/generate/listMedia';

it('the generated media were made from the sources as they are', () => {
  expect(readMediaRecord(), 'run "npm run fix"').toEqual(hashMediaSources());
});
