import {validateOptions} from '@docusaurus/plugin-client-redirects';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {redirectOptions, redirects} from '../redirects';
import {normalizePath, readRoutes} from '../routes';
import {sitePaths} from './sitePaths';

const inventory = new Set(readRoutes().map(({url}) => normalizePath(url)));
const inside = redirects.filter(({to}) => to.startsWith('/'));
const outside = redirects.filter(({to}) => !to.startsWith('/'));

describe('redirects', () => {
  it('lead to pages of the inventory, or out of the site', () => {
    expect(inside.filter(({to}) => !inventory.has(normalizePath(to)))).toEqual(
      [],
    );
    for (const {to} of outside) {
      expect(new URL(to).protocol).toBe('https:');
    }
  });

  it('end in a slash within the site, as its addresses do', () => {
    expect(inside.filter(({to}) => !to.endsWith('/'))).toEqual([]);
    expect(redirects.filter(({from}) => from.endsWith('/'))).toEqual([]);
  });

  it('start where no page is, once each', () => {
    const pages = new Set([...sitePaths()].map(normalizePath));
    const starts = redirects.map(({from}) => from);
    expect(
      starts.filter((from) => pages.has(from) || inventory.has(from)),
    ).toEqual([]);
    expect(new Set(starts).size).toBe(starts.length);
  });

  it('form no chain', () => {
    const starts = new Set(redirects.map(({from}) => normalizePath(from)));
    expect(redirects.filter(({to}) => starts.has(normalizePath(to)))).toEqual(
      [],
    );
  });
});

describe('options of the plugin', () => {
  it('are accepted', () => {
    const options = validateOptions({
      validate: normalizePluginOptions,
      options: redirectOptions,
    });
    expect(options.redirects).toEqual(outside);
  });

  it('lead to a page only once it exists', () => {
    expect(redirectOptions.createRedirects('/docs/license/')).toEqual([
      '/license',
    ]);
    expect(redirectOptions.createRedirects('/docs/sequence/')).toEqual([]);
  });
});
