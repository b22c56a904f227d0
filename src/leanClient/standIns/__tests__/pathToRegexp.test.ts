import fc from 'fast-check';
import library from 'path-to-regexp';
import {describe, expect, it} from 'vitest';
import pathToRegexp from '../pathToRegexp';

const OPTIONS = [true, false].flatMap((end) =>
  [true, false].flatMap((strict) =>
    [true, false].map((sensitive) => ({end, strict, sensitive})),
  ),
);

const compile = library as unknown as typeof pathToRegexp;

function match(
  by: typeof pathToRegexp,
  path: string,
  address: string,
): readonly unknown[] {
  return OPTIONS.map((options) => {
    const keys: {name: string | number}[] = [];
    const result = by(path, keys, options).exec(address);
    return [result && [...result], keys.map(({name}) => name)];
  });
}

describe('pathToRegexp', () => {
  const part = fc.constantFrom(
    'docs',
    'Docs',
    'a.b',
    '4-0-407',
    'x_y',
    '@a',
    '',
  );
  const address = fc
    .array(part, {maxLength: 4})
    .map((parts) => `/${parts.join('/')}`);

  it('matches as path-to-regexp does', () => {
    const route = fc.oneof(
      address,
      fc.constantFrom('*', '/*', '/docs/*', '/docs/:name', '/:a/:b/'),
      // NavLink escapes what could mean something.
      address.map((path) => path.replace(/[./-]/g, '\\$&')),
    );
    fc.assert(
      fc.property(route, address, (path, to) => {
        expect(match(pathToRegexp, path, to)).toEqual(match(compile, path, to));
      }),
      {numRuns: 2000},
    );
  });

  it('finds itself', () => {
    fc.assert(
      fc.property(address, (path) => {
        expect(match(pathToRegexp, path, path)[0]).toEqual(
          match(compile, path, path)[0],
        );
      }),
    );
  });

  it.each(['/docs/(a|b)', '/docs/:a?', '/docs/:a+'])(
    'stops at %s, which it does not know',
    (path) => {
      expect(() =>
        pathToRegexp(path, [], {end: true, strict: false, sensitive: false}),
      ).toThrow(`The path "${path}" has "`);
    },
  );
});
