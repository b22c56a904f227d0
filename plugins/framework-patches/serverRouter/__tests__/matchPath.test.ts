import fc from 'fast-check';
import {matchPath as library, type RouteProps} from 'react-router';
import {expect, it} from 'vitest';
import {matchPath} from '../matchPath';

const part = fc.constantFrom('docs', 'Docs', 'a.b', '4-0', 'x_y', 'é', 'k', '');
const address = fc
  .array(part, {maxLength: 3})
  .map((parts) => parts.map((name) => `/${name}`).join(''));
const flag = fc.constantFrom(true, false, undefined);

it('matches as the router does', () => {
  const path = fc.oneof(
    address,
    fc.constantFrom(
      '',
      '/',
      '*',
      '/docs/*',
      '/docs/:name',
      '/docs(/a)?',
      'docs',
    ),
    address.map((text) => text.replace(/[./-]/g, '\\$&')),
    fc.constant(undefined),
    fc.array(address, {maxLength: 2}),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.record({path, exact: flag, strict: flag, sensitive: flag}),
        address,
        fc.array(address, {maxLength: 2}),
      ),
      fc.oneof(address, fc.constantFrom('/docs/\u212a', '/DOCS/K/', '//')),
      (props: string | string[] | RouteProps, pathname) => {
        expect(matchPath(pathname, props)).toEqual(library(pathname, props));
      },
    ),
    {numRuns: 5000},
  );
});
