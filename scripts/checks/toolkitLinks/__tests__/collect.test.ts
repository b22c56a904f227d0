import {expect, it} from 'vitest';
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

const URL = 'https://www.remotion.dev';

it('joins what several packages link to', () => {
  const url = `${URL}/docs/a#b`;
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

it('keeps the start of an address apart from the whole, and knows the home page', () => {
  const links = collectLinks([
    model('one', {
      links: [
        {url: `${URL}/templates/`, files: ['js']},
        {url: `${URL}/templates/`, isPrefix: true, files: ['js']},
        {url: URL, files: ['js']},
      ],
    }),
  ]);
  expect(links).toMatchObject([
    {address: '/', isPrefix: false},
    {address: '/templates/', isPrefix: false},
    {address: '/templates/', isPrefix: true},
  ]);
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

it('finds addresses of the site only in the model itself', () => {
  const links = collectLinks(listApiPackages().map(loadApi));
  expect(links).not.toEqual([]);
  expect(links.filter(({address}) => !address.startsWith('/'))).toEqual([]);
});
