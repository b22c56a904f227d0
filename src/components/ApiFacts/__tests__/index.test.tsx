import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ApiFacts} from '..';

/** The items of the list below a type. */
const itemsOf = (props: Parameters<typeof ApiFacts>[0]): string[] =>
  [
    ...renderToStaticMarkup(<ApiFacts {...props} />).matchAll(
      /<li>(.*?)<\/li>/g,
    ),
  ].map(([, item = '']) => item);

it('says which releases brought and changed a member', () => {
  expect(
    itemsOf({
      since: 'since 4.0.250',
      changes:
        'default changed from `1` to `2` in 4.0.430\nbecame optional in 4.0.431 or shortly before',
    }),
  ).toEqual([
    'since 4.0.250',
    'default changed from <code>1</code> to <code>2</code> in 4.0.430',
    'became optional in 4.0.431 or shortly before',
  ]);
});

it('shows code of a deprecation note as code', () => {
  expect(
    renderToStaticMarkup(<ApiFacts deprecated="Renamed to `loop`." />),
  ).toContain('Renamed to <code>loop</code>.');
});

it('says since when a member is deprecated, where that is known', () => {
  expect(itemsOf({deprecated: ''})).toEqual(['deprecated']);
  expect(itemsOf({deprecated: '', changes: 'deprecated in 4.0.430'})).toEqual([
    'deprecated in 4.0.430',
  ]);
});
