import {describe, expect, it} from 'vitest';
import type {Doc, Place} from '../../api-index/places';
import {findLink, type HasId} from '../links';

function place(slug: string, title: string, isMain: boolean): Place {
  const doc = {
    permalink: `/docs/${slug}/`,
    title,
    description: `About ${title}.`,
  } as Doc;
  return {doc, isMain};
}

const places: ReadonlyMap<string, Place> = new Map([
  ['remotion#interpolate', place('interpolate', 'interpolate()', true)],
  ['remotion#InterpolateOptions', place('interpolate', 'interpolate()', false)],
  ['remotion#Series', place('series', '<Series>', true)],
  [
    '@remotion/lambda/client#renderMediaOnLambda',
    place('lambda/render', 'renderMediaOnLambda()', true),
  ],
]);

const ids = new Set([
  '/docs/interpolate/#extrapolateright',
  '/docs/interpolate/#interpolateoptions',
  '/docs/series/#part',
]);
const hasId: HasId = (address, id) => ids.has(`${address}#${id}`);

const hrefOf = (symbol: string): string | undefined =>
  findLink(symbol, places, hasId)?.href;

describe('findLink', () => {
  it('leads to the page about an export, and takes what it says of itself', () => {
    expect(findLink('remotion#interpolate', places, hasId)).toEqual({
      href: '/docs/interpolate/',
      label: 'interpolate()',
      description: 'About interpolate().',
    });
  });

  it('leads to a heading: of a member, and of a further export of a page', () => {
    expect(
      findLink('remotion#interpolate.extrapolateRight', places, hasId),
    ).toEqual({
      href: '/docs/interpolate/#extrapolateright',
      label: 'interpolate(): extrapolateRight',
    });
    expect(hrefOf('remotion#InterpolateOptions')).toBe(
      '/docs/interpolate/#interpolateoptions',
    );
  });

  it('leads to the page of the owner where a member has no heading', () => {
    expect(findLink('remotion#interpolate.easing', places, hasId)).toEqual({
      href: '/docs/interpolate/',
      label: 'interpolate()',
    });
    expect(hrefOf('remotion#Series.Part')).toBe('/docs/series/#part');
    expect(hrefOf('remotion#Series.Part.length')).toBe('/docs/series/#part');
  });

  it('knows an export by another specifier of its package', () => {
    expect(hrefOf('@remotion/lambda#renderMediaOnLambda')).toBe(
      '/docs/lambda/render/',
    );
  });

  it('is nothing where there is no page', () => {
    expect(hrefOf('remotion#spring')).toBeUndefined();
    expect(hrefOf('remotion#spring.fps')).toBeUndefined();
    expect(hrefOf('@remotion/none#a.b.c')).toBeUndefined();
  });
});
