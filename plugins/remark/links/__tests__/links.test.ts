import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {toString} from 'mdast-util-to-string';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {VFile} from 'vfile';
import {createTempDir} from '../../../__tests__/tempDir';
import remarkApi from '../../api';
import remarkLinks from '..';

type FrontMatter = Readonly<Record<string, string | Record<string, string>>>;

const page = (frontMatter: FrontMatter, body = ''): string =>
  `---\n${JSON.stringify({title: 'Page', ...frontMatter})}\n---\n\n${body}\n`;

const OTHERS = {
  'spring.mdx': page({api: 'remotion#spring'}, '### damping'),
  'loop.mdx': page({api: 'remotion#Loop'}),
  'calculate-metadata.mdx': page({
    title: 'calculateMetadata()',
    api: 'remotion#CalculateMetadataFunction',
  }),
  'cli/install.mdx': page({title: 'npx remotion install'}),
  'series.mdx': page({api: 'remotion#Series'}),
  'studio/play.mdx': page({api: '@remotion/studio#play'}),
  'types.mdx': page({api: 'remotion#VideoConfig'}, '### VideoConfig'),
  'delay-render.mdx': page({api: 'remotion#delayRender'}),
  'renderer/get-video-metadata.mdx': page({
    api: '@remotion/renderer#getVideoMetadata',
  }),
  'video.mdx': page({api: 'remotion#Video'}),
  'media/video.mdx': page({api: '@remotion/media#Video'}),
  'config.mdx': page({api: '@remotion/cli/config#Config'}, '### setLevel'),
  'cli/render.mdx': page(
    {command: 'remotion render'},
    '### --repro\n\n### --output',
  ),
};

/** Gives headings the ids that the framework gives them. */
function addIds() {
  return (root: Root): void => {
    visit(root, 'heading', (heading) => {
      const id = toString(heading).toLowerCase().replace(/ /g, '-');
      heading.data = {hProperties: {id}};
    });
  };
}

/** The links on a page among the others, as `text > address`. */
async function build(
  body: string,
  frontMatter: FrontMatter = {},
  name = 'page.mdx',
): Promise<string[]> {
  const docsDir = createTempDir({
    ...OTHERS,
    [name]: page(frontMatter, body),
  });
  const file = new VFile({
    value: body,
    path: path.join(docsDir, name),
    cwd: docsDir,
    data: {frontMatter},
  });
  const links: string[] = [];
  const collect = () => (root: Root) => {
    visit(root, 'link', (link) => {
      links.push(`${toString(link)} > ${link.url}`);
    });
  };
  await compile(file, {
    remarkPlugins: [
      addIds,
      [remarkApi, {docsDir}],
      [remarkLinks, {docsDir}],
      collect,
    ],
  });
  return links;
}

it('takes a method of many for an export only on pages about its package', async () => {
  expect(await build('Call `play()`.')).toEqual([]);
  expect(
    await build('Call `play()`.', {api: '@remotion/studio#pause'}),
  ).toEqual(['play() > /docs/studio/play/']);
});

describe('a name that is documented', () => {
  it.each([
    ['`spring()`', 'spring() > /docs/spring/'],
    ['`<Loop>`', '<Loop> > /docs/loop/'],
    ['`<Loop />`', '<Loop /> > /docs/loop/'],
    ['`VideoConfig`', 'VideoConfig > /docs/types/#videoconfig'],
    ['`npx remotion render`', 'npx remotion render > /docs/cli/render/'],
    ['`npx remotion install`', 'npx remotion install > /docs/cli/install/'],
    [
      '`calculateMetadata()`',
      'calculateMetadata() > /docs/calculate-metadata/',
    ],
    ['`--repro`', '--repro > /docs/cli/render/#--repro'],
    ['`--repro=x`', '--repro=x > /docs/cli/render/#--repro'],
    ['`Config.setLevel()`', 'Config.setLevel() > /docs/config/#setlevel'],
    ['`<Series.Sequence>`', '<Series.Sequence> > /docs/series/'],
    ['*`spring()`* and more', 'spring() > /docs/spring/'],
    ['- A list\n- `spring()`', 'spring() > /docs/spring/'],
  ])('in %s is a link', async (body, link) => {
    expect(await build(body)).toEqual([link]);
  });

  it('is a link at its first mention below each heading', async () => {
    expect(
      await build(
        '`spring()` `spring()`\n\n## One\n\n`<Loop>` `spring()`\n\n### Two\n\n`spring()`',
      ),
    ).toEqual([
      'spring() > /docs/spring/',
      '<Loop> > /docs/loop/',
      'spring() > /docs/spring/',
      'spring() > /docs/spring/',
    ]);
  });

  it('is no second link where a writer made one', async () => {
    expect(await build('[Springs](/docs/spring/) and `spring()`')).toEqual([
      'Springs > /docs/spring/',
    ]);
  });

  it.each([
    ['a heading', '## Use `spring()`'],
    ['a sample', '```ts\nspring();\n```'],
    ['a link', '[the `spring()` function](https://example.com)'],
    ['a link of MDX', '<a href="https://example.com">`spring()`</a>'],
    [
      'the line that unfolds',
      '<details><summary>`spring()`</summary>x</details>',
    ],
  ])('stays as it is in %s', async (_, body) => {
    const links = await build(body);
    expect(links.filter((link) => link.includes('/docs/'))).toEqual([]);
  });

  it.each([
    ['an everyday word', '`spring` `still` `null` `random` `version`'],
    ['a word that may be a value', '`Loop` and `Video`'],
    ['an expression', '`spring({frame})` `<Loop times={2}>` `Math.spring()`'],
    ['a member of a variable', '`spring.damping`'],
    ['a setting that does not exist', '`Config.setNothing()`'],
    ['a flag of several commands', '`--output`'],
    ['a command with arguments', '`npx remotion render Title`'],
    [
      'a name that a sample declares',
      '`<Loop>`\n\n```tsx\nconst Loop = 1;\n```',
    ],
  ])('stays as it is where it is %s', async (_, body) => {
    expect(await build(body)).toEqual([]);
  });

  it('is a link as a single word too, if a sample imports it', async () => {
    const sample = "```tsx\nimport {Loop} from 'remotion';\n```";
    expect(await build(`\`Loop\`\n\n${sample}`)).toEqual([
      'Loop > /docs/loop/',
    ]);
  });
});

/** A page that has no headings for some members. */
const without = (api: FrontMatter, ...names: string[]): FrontMatter => ({
  ...api,
  api_exempt: Object.fromEntries(names.map((name) => [name, 'No test.'])),
});

describe('a name on its own page', () => {
  const api = {api: 'remotion#random'};

  it('leads to the heading of a member, but not from below it', async () => {
    expect(
      await build(
        'Pass `seed`.\n\n## Arguments\n\n### seed\n\nA `seed`.\n\n## See also\n\n`seed`',
        api,
      ),
    ).toEqual(['seed > #seed', 'seed > #seed']);
  });

  it.each([
    ['it names the page', '`random()` and `random`', without(api, 'seed')],
    [
      'it is the command of the page',
      '`npx remotion versions`',
      without({command: 'remotion versions'}, '--config', '--help', '--log'),
    ],
    [
      'two headings have the name',
      '`seed`\n\n## Arguments\n\n### seed\n\n## Options\n\n### seed',
      api,
    ],
    [
      'another page documents an export of that name',
      '`delayRender()`\n\n## Return value\n\n### delayRender',
      without(
        {api: 'remotion#useDelayRender'},
        'continueRender',
        'cancelRender',
      ),
    ],
    [
      'it is beside the name of something that may have it',
      'The `seed` of `shuffle()`.\n\n## Arguments\n\n### seed\n\nText.',
      api,
    ],
  ])('stays as it is where %s', async (_, body, frontMatter) => {
    expect(await build(body, frontMatter)).toEqual([]);
  });
});

describe('a name that several packages export', () => {
  const sample = (name: string): string =>
    `\`\`\`tsx\nimport {Video} from '${name}';\n\`\`\``;

  it.each([
    ['`<Video>`', 'remotion', '/docs/video/'],
    ['`<Video>`', '@remotion/media', '/docs/media/video/'],
    ['`<Video>` from `@remotion/media`', 'remotion', '/docs/media/video/'],
    [
      '`<Video>`, `<Loop2>` and `<Loop3>` of `@remotion/media`',
      'remotion',
      '/docs/media/video/',
    ],
  ])(
    'leads to the one that %s says, or the page imports from %s',
    async (body, imported, address) => {
      expect(await build(`${body}\n\n${sample(imported)}`)).toEqual([
        `<Video> > ${address}`,
      ]);
    },
  );

  it('leads to the one in the folder of the page', async () => {
    expect(await build('`<Video>`', {}, 'media/page.mdx')).toEqual([
      '<Video> > /docs/media/video/',
    ]);
  });

  it('leads to the one that a link on the page leads to', async () => {
    expect(
      await build('[`<Video>`](./other.mdx)\n\n## One\n\n`<Video>`'),
    ).toEqual(['<Video> > ./other.mdx', '<Video> > ./other.mdx']);
  });

  it('stays as it is if links on the page lead to several', async () => {
    const byHand = '[`<Video>`](./a.mdx) [`<Video>`](./b.mdx)';
    expect(await build(`${byHand}\n\n## One\n\n\`<Video>\``)).toHaveLength(2);
  });

  it('as a word leads to the package of the page, or stays as it is', async () => {
    const body = '`getVideoMetadata`';
    expect(await build(body)).toEqual([]);
    expect(await build(body, {api: '@remotion/renderer#LogLevel'})).toEqual([
      'getVideoMetadata > /docs/renderer/get-video-metadata/',
    ]);
  });

  it('stops the build with file, line and remedy if nothing tells which', async () => {
    await expect(build('Text.\n\n`<Video>`')).rejects.toThrow(
      /^Names that need a link:\npage\.mdx:3: `<Video>` is exported by more than one package, and no sample on the page imports it\. Make one mention a link/,
    );
  });
});
