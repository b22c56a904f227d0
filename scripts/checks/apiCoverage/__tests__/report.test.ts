import {afterEach, describe, expect, it, vi} from 'vitest';
import {createTempDir} from '../../../../plugins/__tests__/tempDir';
import {loadApi} from '../../../../toolkit/model';
import {measureCoverage} from '../coverage';
import {readRequest, reportCoverage} from '../index';
import {formatCoverage, formatUndocumented} from '../report';
import {page, read} from './site';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('readRequest', () => {
  it.each([
    [[], {}],
    [['--exports', 'remotion'], {exports: 'remotion'}],
  ])('understands %j', (args, request) => {
    expect(readRequest(args)).toEqual(request);
  });

  it.each([
    [['--all'], /^"--all" is not understood\. Use "npm run check:api"/],
    [['remotion'], /^"remotion" is not understood/],
    [['--exports'], /^"--exports" is not understood/],
    [
      ['--exports', 'remoton'],
      /^--exports "remoton" is no package of the API model\. There is .*remotion/,
    ],
  ])('refuses %j', (args, message) => {
    expect(() => readRequest(args)).toThrow(message);
  });
});

describe('formatCoverage', () => {
  it('shows packages, command line and totals', async () => {
    const text = formatCoverage(
      measureCoverage(
        [loadApi('@remotion/noise'), loadApi('create-video')],
        await read({}),
      ),
    );
    expect(text).toMatch(/^@remotion\/noise +0 \/ 3 +0 \/ \d+ +0$/m);
    expect(text).toMatch(/^create-video +- +- +0$/m);
    expect(text).toMatch(/^create-video +0 \/ 1 +0 \/ \d+ +-$/m);
    expect(text.match(/^total .*$/gm)).toHaveLength(2);
  });
});

describe('formatUndocumented', () => {
  it('names what front matter would claim', () => {
    const model = loadApi('create-video');
    const entry = loadApi('@remotion/transitions').exports.find(
      ({name}) => name === 'fade',
    );
    expect(
      formatUndocumented(model, entry ? [entry] : [], ['create-video']),
    ).toBe(
      [
        'function  @remotion/transitions/fade#fade',
        `1 of ${model.exports.length} exports of create-video have no page.`,
        '',
        'npx create-video',
        '1 of 1 commands have no page.',
      ].join('\n'),
    );
  });
});

describe('reportCoverage', () => {
  it.each([
    [
      'is not well while pages are missing',
      [],
      false,
      /^\nNot all of the packages is documented/,
    ],
    [
      'is not well with a mismatch',
      ['api: "remotion#nothing"'],
      false,
      /1 mismatches between pages and packages:\ndocs\/a\.mdx:3: "remotion" 4\.\d+\.\d+ exports no "nothing"\. \w/,
    ],
  ])('%s', async (_, frontMatter, isWell, errors) => {
    vi.spyOn(console, 'log').mockReturnValue();
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const siteDir = createTempDir({'docs/a.mdx': page(frontMatter, 'Text.')});
    expect(await reportCoverage(siteDir, {})).toBe(isWell);
    expect(error.mock.calls.flat().join('\n')).toMatch(errors);
  });
});
