import {afterEach, describe, expect, it, vi} from 'vitest';
import {plannedPage} from '../../../../config/__tests__/plannedPage';
import {createTempDir} from '../../../../plugins/__tests__/tempDir';
import {loadApi} from '../../../../toolkit/model';
import {measureCoverage} from '../coverage';
import {readRequest, reportCoverage} from '../index';
import {formatCoverage, formatMissing, formatUndocumented} from '../report';
import {page, read} from './site';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('readRequest', () => {
  it.each([
    [[], {}],
    [['--missing'], {missing: true}],
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
    [
      ['--missing', '--exports', 'remotion'],
      /^--missing and --exports exclude each other/,
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

describe('missing pages', () => {
  it('are grouped by sidebar and category, with counts', () => {
    expect(
      formatMissing([
        plannedPage('/docs/a', 'api', 'remotion'),
        plannedPage('/docs/b', 'main', 'Audio'),
        plannedPage('/docs/c/', 'api', 'remotion'),
        plannedPage('/docs/e', 'none', ''),
      ]),
    ).toBe(
      [
        'sidebar api: 2',
        '  remotion: 2',
        '    /docs/a  Title of /docs/a',
        '    /docs/c/  Title of /docs/c/',
        '',
        'sidebar main: 1',
        '  Audio: 1',
        '    /docs/b  Title of /docs/b',
        '',
        'in no sidebar: 1',
        '  (no category): 1',
        '    /docs/e  Title of /docs/e',
        '',
        '4 pages are not written yet.',
      ].join('\n'),
    );
  });

  it('may be none', () => {
    expect(formatMissing([])).toBe('0 pages are not written yet.');
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
    ['is well while pages are only missing', [], true, /^$/],
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
