import path from 'node:path';
import {addTrailingSlash} from '@docusaurus/utils-common';
import {describe, expect, it} from 'vitest';
import {readAddresses} from '../../plugins/addresses';
import {guessedAddresses, redirects} from '../redirects';

const addresses = await readAddresses(path.resolve(__dirname, '../..'));
const inside = redirects.filter(({to}) => to.startsWith('/'));
const guessed = addresses.flatMap(guessedAddresses);
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
    const starts = [...redirects.map(({from}) => from), ...guessed].map((it) =>
      addTrailingSlash(it),
    );
    expect(starts.filter((from) => known.has(from))).toEqual([]);
    // Some file systems take names for one that differ by capitals alone.
    const files = [...addresses, ...starts].map((it) => it.toLowerCase());
    expect(new Set(files).size).toBe(files.length);
  });

  it.each(['getting-started', 'get-started', 'install', 'quickstart'])(
    'lead from what visitors type for the first page, /docs/%s',
    (name) => {
      expect(redirects).toContainEqual({from: `/docs/${name}`, to: '/docs/'});
    },
  );

  it('lead from names of exports and packages', () => {
    expect(guessed.length).toBeGreaterThan(100);
    expect(guessed).toContain('/docs/useCurrentFrame');
    expect(guessed).toContain('/docs/AbsoluteFill');
    expect(guessed).toContain('/docs/renderer/renderMedia');
    expect(guessed).toContain('/docs/paths/paths');
    expect(guessedAddresses('/docs/passing-props/')).toEqual([]);
    expect(guessedAddresses('/blog/use-current-frame/')).toEqual([]);
  });

  it('form no chain', () => {
    const starts = new Set(redirects.map(({from}) => addTrailingSlash(from)));
    expect(inside.filter(({to}) => starts.has(to))).toEqual([]);
  });
});
