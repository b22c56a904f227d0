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

const page = (frontMatter: string, body = ''): string =>
  `---\ntitle: Page\n${frontMatter}\n---\n\n${body}\n`;

const OTHERS = {
  'spring.mdx': page('api: "remotion#spring"', '### damping'),
  'loop.mdx': page('api: "remotion#Loop"'),
  'calculate-metadata.mdx':
    '---\ntitle: calculateMetadata()\napi: "remotion#CalculateMetadataFunction"\n---\n',
  'cli/install.mdx': '---\ntitle: npx remotion install\n---\n',
  'series.mdx': page('api: "remotion#Series"'),
  'types.mdx': page('api: "remotion#VideoConfig"', '### VideoConfig'),
  'delay-render.mdx': page('api: "remotion#delayRender"'),
  'renderer/get-video-metadata.mdx': page(
    'api: "@remotion/renderer#getVideoMetadata"',
  ),
  'video.mdx': page('api: "remotion#Video"'),
  'media/video.mdx': page('api: "@remotion/media#Video"'),
  'config.mdx': page('api: "@remotion/cli/config#Config"', '### setLevel'),
  'cli/render.mdx': page(
    'command: "remotion render"',
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

type FrontMatter = Readonly<Record<string, string | Record<string, string>>>;

/** The links on a page among the others, as `text > address`. */
async function build(
  body: string,
  frontMatter: FrontMatter = {},
): Promise<string[]> {
  const yaml = Object.entries(frontMatter).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  const docsDir = createTempDir({
    ...OTHERS,
    'page.mdx': page(yaml.join('\n'), body),
  });
  const file = new VFile({
    value: body,
    path: path.join(docsDir, 'page.mdx'),
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

describe('a name on its own page', () => {
  it('is no link', async () => {
    expect(
      await build('`random()` and `random`', {
        api: 'remotion#random',
        api_exempt: {seed: 'Not part of this test.'},
      }),
    ).toEqual([]);
    expect(
      await build('`npx remotion versions`', {
        command: 'remotion versions',
        api_exempt: Object.fromEntries(
          ['--config', '--help', '--log'].map((flag) => [flag, 'Not tested.']),
        ),
      }),
    ).toEqual([]);
  });

  it('leads to the heading of a member, but not from below it', async () => {
    expect(
      await build(
        'Pass `seed`.\n\n## Arguments\n\n### seed\n\nA `seed`.\n\n## See also\n\n`seed`',
        {api: 'remotion#random'},
      ),
    ).toEqual(['seed > #seed', 'seed > #seed']);
  });

  it('stays as it is if two headings have the name', async () => {
    expect(
      await build(
        '`seed`\n\n## Arguments\n\n### seed\n\n## Options\n\n### seed',
        {
          api: 'remotion#random',
        },
      ),
    ).toEqual([]);
  });

  it('stays as it is if another page documents an export of that name', async () => {
    expect(
      await build('`delayRender()`\n\n## Return value\n\n### delayRender', {
        api: 'remotion#useDelayRender',
        api_exempt: Object.fromEntries(
          ['continueRender', 'cancelRender'].map((name) => [name, 'No test.']),
        ),
      }),
    ).toEqual([]);
  });

  it('stays as it is beside the name of something that may have it', async () => {
    expect(
      await build(
        'The `seed` of `shuffle()`.\n\n## Arguments\n\n### seed\n\nText.',
        {api: 'remotion#random'},
      ),
    ).toEqual([]);
  });
});

describe('a name that several packages export', () => {
  const sample = (name: string): string =>
    `\`\`\`tsx\nimport {Video} from '${name}';\n\`\`\``;

  it.each([
    [sample('remotion'), '/docs/video/'],
    [sample('@remotion/media'), '/docs/media/video/'],
  ])('leads to the one that the page imports: %s', async (code, address) => {
    expect(await build(`\`<Video>\`\n\n${code}`)).toEqual([
      `<Video> > ${address}`,
    ]);
  });

  it.each([
    '`<Video>` from `@remotion/media`',
    '`<Video>`, `<Loop2>` and `<Loop3>` of `@remotion/media`',
  ])('leads to the one of the package behind it: %s', async (body) => {
    expect(await build(`${body}\n\n${sample('remotion')}`)).toEqual([
      '<Video> > /docs/media/video/',
    ]);
  });

  it('leads to the one that a link on the page leads to', async () => {
    expect(
      await build('[`<Video>`](./other.mdx)\n\n## One\n\n`<Video>`'),
    ).toEqual(['<Video> > ./other.mdx', '<Video> > ./other.mdx']);
  });

  it('stays as it is if links on the page lead to several', async () => {
    const byHand = ['[`<Video>`](./a.mdx)', '[`<Video>`](./b.mdx)'];
    expect(
      await build(`${byHand.join(' ')}\n\n## One\n\n\`<Video>\``),
    ).toHaveLength(byHand.length);
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
