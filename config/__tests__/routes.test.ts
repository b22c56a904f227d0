import path from 'node:path';
import {addTrailingSlash} from '@docusaurus/utils-common';
import {describe, expect, it} from 'vitest';
import {readAddresses} from '../../plugins/addresses';
import {parsePlannedPages, readPlannedPages} from '../routes';

const HEADER = 'url\tsidebar\tcategory\tkind\tpackage\tsymbols\ttitle\tnote';

describe('parsePlannedPages', () => {
  it('reads a row by the names of the columns, with its line', () => {
    expect(
      parsePlannedPages(
        `${HEADER}\n/docs/a\tapi\tremotion\thook\tremotion\ta,b\tA\t`,
      ),
    ).toEqual([
      {
        url: '/docs/a',
        sidebar: 'api',
        category: 'remotion',
        kind: 'hook',
        package: 'remotion',
        symbols: 'a,b',
        title: 'A',
        note: '',
        line: 2,
      },
    ]);
  });

  it('refuses other columns', () => {
    expect(() => parsePlannedPages('url\ttitle\n')).toThrow(
      /^config\/routes\.tsv:1: the columns are "url\ttitle"\. Make them "url\tsidebar/,
    );
  });

  it.each(['/docs/a\tapi', '/a\t\t\t\t\t\t\t'])(
    'names the line of a row that is none: %j',
    (row) => {
      expect(() => parsePlannedPages(`${HEADER}\n${row}`)).toThrow(
        /^config\/routes\.tsv:2: "/,
      );
    },
  );
});

describe('the planned pages', () => {
  const planned = readPlannedPages().map(({url}) => addTrailingSlash(url));

  it('are named once each', () => {
    expect(planned).toEqual([...new Set(planned)]);
  });

  it('are not written yet', async () => {
    const written = await readAddresses(path.resolve(__dirname, '../..'));
    expect(planned.filter((address) => written.includes(address))).toEqual([]);
  });
});
