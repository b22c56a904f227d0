import {describe, expect, it} from 'vitest';
import {createDocsIndex} from '../../docs-index';
import {page} from '../../docs-index/__tests__/page';
import {findLink, type HasId} from '../links';

const index = createDocsIndex([
  page('interpolate.mdx', {
    title: 'interpolate()',
    description: 'About interpolate().',
    api: ['remotion#interpolate', 'remotion#InterpolateOptions'],
  }),
  page('series.mdx', {
    title: '<Series>',
    api: ['remotion#Series', 'remotion#SequenceProps'],
  }),
  page('lambda/render.mdx', {
    title: 'renderMediaOnLambda()',
    api: ['@remotion/lambda/client#renderMediaOnLambda'],
  }),
]);

const ids = new Set([
  '/docs/interpolate/#extrapolateright',
  '/docs/interpolate/#interpolateoptions',
  '/docs/series/#part',
  '/docs/series/#type-sequenceprops',
]);
const hasId: HasId = (address, id) => ids.has(`${address}#${id}`);

const hrefOf = (symbol: string): string | undefined =>
  findLink(symbol, index, hasId)?.href;

describe('findLink', () => {
  it('leads to the page about an export, and takes what it says of itself', () => {
    expect(findLink('remotion#interpolate', index, hasId)).toEqual({
      href: '/docs/interpolate/',
      label: 'interpolate()',
      description: 'About interpolate().',
    });
  });

  it('leads to a heading: of a member, and of a further export of a page', () => {
    expect(
      findLink('remotion#interpolate.extrapolateRight', index, hasId),
    ).toEqual({
      href: '/docs/interpolate/#extrapolateright',
      label: 'interpolate(): extrapolateRight',
    });
    expect(hrefOf('remotion#InterpolateOptions')).toBe(
      '/docs/interpolate/#interpolateoptions',
    );
  });

  it('leads to the declaration of a type without a heading', () => {
    expect(hrefOf('remotion#SequenceProps')).toBe(
      '/docs/series/#type-sequenceprops',
    );
  });

  it('leads to the page of the owner where a member has no heading', () => {
    expect(findLink('remotion#interpolate.easing', index, hasId)).toEqual({
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
