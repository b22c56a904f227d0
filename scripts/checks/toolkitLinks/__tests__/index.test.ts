import {afterEach, expect, it, vi} from 'vitest';
import {createTempDir} from '../../../../plugins/__tests__/tempDir';
import {checkToolkitLinks} from '../index';

afterEach(() => {
  vi.restoreAllMocks();
});

it('says what to run where there is no build', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(checkToolkitLinks('/no/such/build')).toBe(false);
  expect(error.mock.calls.flat().join('\n')).toMatch(
    /^\/no\/such\/build has no build.*\nRun: npm run build$/,
  );
});

it('is not well where pages are unknown', () => {
  const dir = createTempDir({'index.html': '<html>'});
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(checkToolkitLinks(dir)).toBe(false);
  // No build has a page outside of the documentation but the home page.
  expect(error.mock.calls.flat().join('\n')).toMatch(
    /^\/showcase: the build has no \/showcase\.\n {2}Add \{from: '\/showcase'.*\n {2}in remotion/m,
  );
  expect(log.mock.calls.flat().join('\n')).toMatch(/resolved, \d+ broken\.$/);
});
