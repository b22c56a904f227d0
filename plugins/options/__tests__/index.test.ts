import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createTempDir} from '../../__tests__/tempDir';
import {checkUse, listSources} from '..';
import {findPlace} from '../surfaces';

describe('checkUse', () => {
  it('names a text that no page includes', async () => {
    const siteDir = createTempDir({
      'docs/a.mdx': '---\ntitle: A\n---\n\n<Option name="crf" />\n',
      'docs/_options/crf.mdx': 'Lower.',
      'docs/_options/scale.mdx': 'Larger.',
    });
    await expect(checkUse(path.join(siteDir, 'docs'))).rejects.toThrow(
      /^docs\/_options\/scale\.mdx:1: no page includes this text\. .* or delete the file\.$/,
    );
  });
});

it('lists what a page is made of', () => {
  const siteDir = createTempDir({
    'docs/a/b.mdx':
      '<Option name="crf" />\n\n![Steps](./steps.svg)\n\n![A photo](./photo.webp)\n',
    'docs/_options/crf.mdx': 'Lower.',
    'docs/a/steps.svg': '',
    'docs/a/steps.narrow.svg': '',
    'toolkit/api/_cloud.json': '{}',
  });
  const sources = listSources(
    path.join(siteDir, 'docs'),
    path.join(siteDir, 'docs/a/b.mdx'),
  );
  expect(sources.map((file) => path.relative(siteDir, file))).toEqual([
    'docs/_options/crf.mdx',
    'docs/a/steps.svg',
    'docs/a/steps.narrow.svg',
    'toolkit/api/_cloud.json',
  ]);
});

describe('the place of an option', () => {
  it.each([
    [{command: 'remotion still'}, 'cli', 'cli'],
    [{command: 'remotion lambda render'}, 'lambda', 'cli'],
    [{api: '@remotion/lambda#renderMediaOnLambda'}, 'lambda', 'node'],
    [{api: '@remotion/lambda/client#getSites'}, 'lambda', 'node'],
    [{api: '@remotion/cloudrun#deploySite'}, 'cloudrun', 'node'],
    [{api: ['@remotion/cli/config#Config']}, 'config', 'config'],
    [{api: ['@remotion/renderer#renderStill']}, 'node', 'node'],
  ])('follows from %o', (frontMatter, surface, notation) => {
    expect(findPlace(frontMatter)).toEqual({surface, notation});
  });
});
