import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import {VFile} from 'vfile';
import {TOOLKIT_VERSION} from '../../../../config/toolkit';
import {createTempDir} from '../../../__tests__/tempDir';
import remarkApi from '..';
import type {OverviewGroup} from '../overview';

const docsDir = createTempDir({
  'types.mdx':
    '---\ntitle: Types\napi:\n  - "remotion#Codec"\n---\n\n### Codec\n',
  'player/index.mdx':
    '---\ntitle: Player\napi: "@remotion/player#Player"\n---\n',
  'reason.mdx':
    '---\ntitle: Reason\napi: "@remotion/whisper-web#WhisperWebUnsupportedReason"\n---\n',
});

async function build(
  value: string,
  frontMatter: Record<string, unknown>,
): Promise<string> {
  const file = new VFile({
    value,
    path: '/site/docs/page.mdx',
    cwd: '/site',
    data: {frontMatter},
  });
  return String(
    await compile(file, {
      jsx: true,
      remarkPlugins: [[remarkApi, {docsDir}]],
    }),
  );
}

const SEED =
  'Lead.\n\n## Arguments\n\n### seed\n\nA seed.\n\n## See also\n\nNothing.\n';
const SRC = '## Arguments\n\n### src\n';

describe('a reference page', () => {
  it('gets import line and signature before its first section', async () => {
    const page = await build(SEED, {api: 'remotion#random'});
    expect(page).toMatch(
      /Lead\.[^]*<ApiHeader>[^]*import \{random\} from 'remotion';[^]*random\(seed: RandomSeed[^]*"Arguments"/,
    );
  });

  it('does not link the type that it documents to itself', async () => {
    const page = await build(
      '## Members\n\n### WhisperWebUnsupportedReason\n\n### QuotaUndefined\n',
      {api: '@remotion/whisper-web#WhisperWebUnsupportedReason'},
    );
    expect(page).toContain('WhisperWebUnsupportedReason');
    expect(page).not.toContain('href="/docs/reason/"');
  });

  it('gets type and default below the heading of a member', async () => {
    const page = await build(SEED, {api: 'remotion#random'});
    const below = page.slice(page.indexOf('{"seed"}</_components.h3>'));
    expect(below).toMatch(
      /^\{"seed"\}<\/_components\.h3>[^<]*<ApiFacts presence="required">/,
    );
    expect(below).toContain('className="type">{"RandomSeed"}');
  });

  it.each([
    ['remotion#random', SEED, 'blob', 'core/src/random.ts'],
    // The package names no file.
    ['@remotion/preload#preloadImage', SRC, 'tree', 'preload'],
  ])('links the source of %s', async (api, text, kind, place) => {
    expect(await build(text, {api})).toContain(
      `href="https://github.com/remotion-dev/remotion/${kind}/v${TOOLKIT_VERSION}/packages/${place}"`,
    );
  });

  it('says how to install its package, unless its text or every project does', async () => {
    const command = 'npx remotion add @remotion/preload';
    const frontMatter = {api: '@remotion/preload#preloadImage'};
    const page = await build(SRC, frontMatter);
    expect(page.split(command)).toHaveLength(2);
    expect(page.indexOf(command)).toBeLessThan(page.indexOf('"Arguments"'));
    const withInstall = `\`\`\`bash\n${command}\n\`\`\`\n\n${SRC}`;
    const second = await build(withInstall, frontMatter);
    expect(second.split(command)).toHaveLength(2);
    expect(await build(SEED, {api: 'remotion#random'})).not.toContain(
      'remotion add',
    );
  });

  it('gets the release that brought the export, and a later one of a member', async () => {
    const page = await build('Lead.', {
      api: 'remotion#useBufferState',
      api_exempt: {delayPlayback: 'Not part of this test.'},
    });
    expect(page).toMatch(
      /<ApiHeader>.*Available in 4\.0\.11\d and later.*<\/ApiHeader>/s,
    );
    const members = await build('## Options\n\n### retries\n\n### label\n', {
      api: 'remotion#delayRender',
      api_exempt: {timeoutInMilliseconds: 'Not part of this test.'},
    });
    expect(members).toMatch(
      /\{"retries"\}<\/_components\.h3>[^<]*<ApiFacts [^>]*since="(?:since|in) 4\.0\.1[34]\d/,
    );
    expect(members).toMatch(
      /\{"label"\}<\/_components\.h3>[^<]*<ApiFacts (?![^>]*since)/,
    );
    expect(await build(SEED, {api: 'remotion#random'})).not.toContain(
      'Available ',
    );
  });

  it('is left alone without the front matter', async () => {
    expect(await build(SEED, {})).not.toContain('<Api');
  });

  it('stops the build with file, line and remedy', async () => {
    await expect(
      build('## Arguments\n\n### sede\n', {api: 'remotion#random'}),
    ).rejects.toThrow(
      /docs\/page\.mdx:3: "sede" is no member of remotion#random\. Correct the name \(there is seed\)/,
    );
  });
});

describe('an overview', () => {
  const names = [
    'frame',
    'fps',
    'config',
    'from',
    'to',
    'durationInFrames',
    'durationRestThreshold',
    'delay',
    'reverse',
  ];
  const buildSpring = (listed: readonly string[]): Promise<string> =>
    build(
      `Lead.\n\n## Options\n\nAll of them.\n\n${listed.map((name) => `### ${name}\n\n- First.\n\nThe \`${name}\` of it. \`more()\` is more.\n\n`).join('')}`,
      {
        api: 'remotion#spring',
        api_exempt: Object.fromEntries(
          names
            .filter((name) => !listed.includes(name))
            .map((name) => [name, 'Not part of this test.']),
        ),
      },
    );

  it('of more than eight members comes before the first of them', async () => {
    const page = await buildSpring(names);
    expect(page).toContain(
      'import {ApiOverview} from "@site/src/components/ApiOverview";',
    );
    expect(page).toMatch(
      /"All of them\."[^]*<ApiOverview [^]*\{"frame"\}<\/_components\.h3>/,
    );
    expect(page.split('<ApiOverview ')).toHaveLength(2);
    const [, groups = ''] =
      /<ApiOverview groups=\{([^]*?)\} \/>/.exec(page) ?? [];
    const [{title, rows}] = JSON.parse(groups) as [OverviewGroup];
    expect(title).toBe('Options');
    expect(rows.map(({name}) => name)).toEqual(names);
    expect(rows[0]).toMatchObject({
      type: 'number',
      isRequired: true,
      text: 'The frame of it.',
    });
    expect(rows[6]).toMatchObject({type: 'number', preset: '0.005'});
  });

  it('is not needed for fewer', async () => {
    expect(await buildSpring(names.slice(0, 8))).not.toContain('ApiOverview');
  });
});

describe('documented types', () => {
  it('without a heading are folded, and the facts of their page lead there', async () => {
    const page = await build(SEED, {
      api: ['remotion#random', 'remotion#RandomSeed'],
    });
    expect(page).toContain('<ApiTypes names="RandomSeed">');
    expect(page).toContain('<_components.li id="type-randomseed">');
    expect(page).toContain(
      '<_components.a href="#type-randomseed">{"RandomSeed"}</_components.a>',
    );
  });

  it('are links in the facts of another page', async () => {
    const page = await build(
      `${SEED}\n## Members of VideoConfig\n\n### defaultCodec\n`,
      {api: ['remotion#random', 'remotion#VideoConfig']},
    );
    expect(page).toContain(
      '<_components.a href="/docs/types/#codec">{"Codec"}</_components.a>',
    );
  });
});
