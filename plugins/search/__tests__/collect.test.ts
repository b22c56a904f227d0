import {expect, it} from 'vitest';
import {measureLinks} from '../collect';

const page = (pathname: string, ...links: string[]) => ({
  pathname,
  page: {links},
});

it('measures links from other pages on a logarithmic scale', () => {
  const linked = measureLinks(
    [
      page('/a/', '/base/b/', '/base/a/', '/elsewhere/b/'),
      page('/b/', '/base/a/'),
      page('/c/', '/base/b', '/base/missing/'),
      page('/d/', '/base/b/'),
    ],
    '/base/',
  );
  expect(linked.get('/b/')).toBe(1);
  expect(linked.get('/a/')).toBeCloseTo(Math.log(2) / Math.log(4));
  expect(linked.get('/c/')).toBe(0);
});

it('measures nothing where nothing is linked', () => {
  expect(measureLinks([page('/a/')], '/')).toEqual(new Map([['/a/', 0]]));
});
