import {expect, it} from 'vitest';
import {twinAddress} from '../client/twinAddress';

it.each([
  ['/docs/', '/docs.md'],
  ['/docs/lambda/cost/', '/docs/lambda/cost.md'],
  ['/blog/', '/blog.md'],
  ['/blog/2-5/', '/blog/2-5.md'],
  ['/blog/page/2/', undefined],
  ['/blog/authors/', undefined],
  ['/learn/tags/audio/page/2/', undefined],
  ['/search/', undefined],
  ['/', undefined],
])('of %s is %s', (address, twin) => {
  expect(twinAddress(address)).toBe(twin);
});
