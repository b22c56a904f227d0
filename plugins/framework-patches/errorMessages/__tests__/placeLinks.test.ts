import {describe, expect, it} from 'vitest';
import {createTempDir} from '../../../__tests__/tempDir';
import {placeLinks} from '../placeLinks';

const REMEDY =
  '\nCorrect each. If its page has moved, add the old address to config/redirects.ts.';

const siteDir = createTempDir({
  'docs/a.mdx':
    'See [one](/docs/one) and [other](/docs/one-more).\n\n<Link to="../two/?x#y">\n',
});

const broken = (...links: readonly string[]): string =>
  `Docusaurus found broken links!\n\n- Broken link on source page path = /docs/a/:\n${links
    .map((link) => `   -> linking to ${link}\n`)
    .join('')}`;

describe('placeLinks', () => {
  it.each([
    [
      'a link without the slash that the framework adds',
      broken('/docs/one/', '/docs/one/'),
      '/',
      'docs/a.mdx:1: the link "/docs/one" leads nowhere.',
    ],
    [
      'a link without the base that the framework adds',
      broken('/base/docs/one/'),
      '/base/',
      'docs/a.mdx:1: the link "/docs/one" leads nowhere.',
    ],
    [
      'a relative link with a query and a hash',
      broken('../two/?x#y (resolved as: /docs/two/?x#y)'),
      '/',
      'docs/a.mdx:3: the link "../two/?x#y" leads nowhere.',
    ],
    [
      'a link that code puts together',
      broken('/docs/three/'),
      '/',
      'The link "/docs/three/" leads nowhere. It is written in no source as it is; search for its parts.',
    ],
    [
      'the target of a redirect',
      'You are trying to create client-side redirections to invalid paths.\n\nThese paths are redirected to but do not exist:\n- /docs/one/\n\nValid paths you can redirect to:\n- /\n- /docs/one-more/\n',
      '/',
      'docs/a.mdx:1: the link "/docs/one" leads nowhere.',
    ],
  ])('places %s', (_, message, baseUrl, problem) => {
    expect(placeLinks(message, {siteDir, baseUrl})).toBe(
      `Broken links:\n${problem}${REMEDY}`,
    );
  });

  it('leaves other messages alone', () => {
    expect(placeLinks('wrong', {siteDir, baseUrl: '/'})).toBeUndefined();
  });
});
