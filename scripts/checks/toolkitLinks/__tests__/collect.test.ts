import {describe, expect, it} from 'vitest';
import {listApiPackages, loadApi} from '../../../../toolkit/model';
import type {ApiPackage} from '../../../../toolkit/model';
import {collectLinks} from '../collect';

function model(name: string, parts: Partial<ApiPackage>): ApiPackage {
  return {
    name,
    version: '1.0.0',
    entryPoints: [],
    exports: [],
    internalExports: [],
    links: [],
    ...parts,
  };
}

describe('collectLinks', () => {
  it('joins what several packages link to', () => {
    const url = 'https://www.remotion.dev/docs/a#b';
    expect(
      collectLinks([
        model('one', {links: [{url, files: ['js', 'd.ts']}]}),
        model('two', {
          internal: 'Internal packages print links as well.',
          links: [{url, files: ['md']}],
        }),
      ]),
    ).toEqual([
      {
        address: '/docs/a#b',
        isPrefix: false,
        sources: ['one (*.js, *.d.ts)', 'two (*.md)'],
      },
    ]);
  });

  it('keeps the start of an address apart from the whole of it', () => {
    const url = 'https://www.remotion.dev/templates/';
    const links = collectLinks([
      model('one', {
        links: [
          {url, files: ['js']},
          {url, isPrefix: true, files: ['js']},
        ],
      }),
    ]);
    expect(links.map(({isPrefix}) => isPrefix)).toEqual([false, true]);
  });

  it('takes the origin alone for the home page', () => {
    const url = 'https://www.remotion.dev';
    expect(
      collectLinks([model('one', {links: [{url, files: ['js']}]})])[0]?.address,
    ).toBe('/');
  });

  it('adds links of options, with the flag and the method', () => {
    const option = {key: 'crfOption', name: 'CRF', docLink: '/docs/crf'};
    expect(
      collectLinks([
        model('one', {
          flags: [
            {flag: '--crf', commands: [], option},
            {flag: '--plain', commands: []},
          ],
          config: [{name: 'setCrf', type: '', optional: false, option}],
        }),
      ]),
    ).toMatchObject([
      {
        address: '/docs/crf',
        sources: [
          'one, option "crfOption" of --crf',
          'one, option "crfOption" of Config.setCrf()',
        ],
      },
    ]);
  });

  it('finds addresses only in the model itself', () => {
    const links = collectLinks(listApiPackages().map(loadApi));
    expect(links.length).toBeGreaterThan(300);
    expect(links.filter(({address}) => !address.startsWith('/'))).toEqual([]);
  });
});
