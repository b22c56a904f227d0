import {inspect} from 'node:util';
import {afterEach, describe, expect, it} from 'vitest';
import {shortenErrors, shortenInspectedErrors} from '..';

type Stats = Parameters<typeof shortenErrors>[0];

function statsOf(errors: readonly object[]): Stats {
  return {
    compilation: {errors},
    toJson: () => ({errors: errors.map(() => ({message: 'the full report'}))}),
  } as unknown as Stats;
}

const page = {resource: '/site/docs/still.mdx'};

describe('shortenErrors', () => {
  it('reports each message once, in the order of the pages', () => {
    const stats = statsOf([
      {error: new Error('docs/b.mdx:1: wrong'), module: page},
      {error: new Error('docs/a.mdx:1: wrong'), module: page},
      {error: new Error('docs/b.mdx:1: wrong'), module: page},
    ]);
    shortenErrors(stats, '/site');
    expect(stats.toJson()).toEqual({
      errors: [
        {message: 'docs/a.mdx:1: wrong'},
        {message: 'docs/b.mdx:1: wrong'},
      ],
    });
  });

  it.each([
    ['a fault of code', {error: new TypeError('x is not a function')}],
    ['what the bundler says itself', {}],
  ])('leaves the report of %s as it is', (_, error) => {
    const stats = statsOf([error]);
    shortenErrors(stats, '/site');
    expect(stats.toJson()).toEqual({errors: [{message: 'the full report'}]});
  });
});

const site = {siteDir: '/site', baseUrl: '/'};

describe('shortenInspectedErrors', () => {
  afterEach(() => {
    Reflect.deleteProperty(Error.prototype, inspect.custom);
  });

  it('prints an error as its message', () => {
    shortenInspectedErrors(site);
    const error = new Error('Unable to build website for locale en.', {
      cause: new Error('docs/a.mdx:1: wrong'),
    });
    expect(inspect(error, {depth: Infinity})).toBe('docs/a.mdx:1: wrong');
  });

  it('prints a fault of code with its stack trace', () => {
    shortenInspectedErrors(site);
    expect(inspect(new TypeError('x is not a function'))).toMatch(
      /^TypeError: x is not a function\n +at .*index\.test\.ts/,
    );
  });
});
