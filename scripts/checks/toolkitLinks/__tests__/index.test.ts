import {afterEach, describe, expect, it, vi} from 'vitest';
import {createTempDir} from '../../../../plugins/__tests__/tempDir';
import {listApiPackages, loadApi} from '../../../../toolkit/model';
import {collectLinks} from '../collect';
import {ELSEWHERE} from '../elsewhere';
import {checkToolkitLinks} from '../index';
import {findStale} from '../resolve';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('checkToolkitLinks', () => {
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
      /^\/showcase: neither the build nor config\/routes\.tsv has \/showcase\.\n.*\n {2}in remotion/m,
    );
    expect(log.mock.calls.flat().join('\n')).toMatch(/waiting, \d+ broken\.$/);
  });
});

it('keeps no exception that no package needs', () => {
  const links = collectLinks(listApiPackages().map(loadApi));
  expect(findStale(links, ELSEWHERE)).toEqual([]);
});
