import path from 'node:path';
import {addTrailingSlash} from '@docusaurus/utils-common';
import {describe, expect, it} from 'vitest';
import {readAddresses} from '../../plugins/addresses';
import {redirects} from '../redirects';

const addresses = await readAddresses(path.resolve(__dirname, '../..'));
const inside = redirects.filter(({to}) => to.startsWith('/'));
const outside = redirects.filter(({to}) => !to.startsWith('/'));

describe('redirects', () => {
  it('lead to pages that exist, or out of the site', () => {
    const known = new Set<string>(addresses);
    expect(addresses).not.toEqual([]);
    expect(inside.filter(({to}) => !known.has(to))).toEqual([]);
    for (const {to} of outside) {
      expect(new URL(to).protocol).toBe('https:');
    }
  });

  it('end in a slash within the site, as its addresses do', () => {
    expect(inside.filter(({to}) => !to.endsWith('/'))).toEqual([]);
    expect(redirects.filter(({from}) => from.endsWith('/'))).toEqual([]);
  });

  it('start where no page is, once each', () => {
    const known = new Set(addresses);
    const starts = redirects.map(({from}) => addTrailingSlash(from));
    expect(starts.filter((from) => known.has(from))).toEqual([]);
    expect(new Set(starts).size).toBe(starts.length);
  });

  it.each(['getting-started', 'get-started', 'install', 'quickstart'])(
    'lead from what visitors type for the first page, /docs/%s',
    (name) => {
      expect(redirects).toContainEqual({from: `/docs/${name}`, to: '/docs/'});
    },
  );

  it('form no chain', () => {
    const starts = new Set(redirects.map(({from}) => addTrailingSlash(from)));
    expect(inside.filter(({to}) => starts.has(to))).toEqual([]);
  });
});
