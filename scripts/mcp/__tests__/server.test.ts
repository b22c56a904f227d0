import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {createTempDir} from '../../../plugins/__tests__/tempDir';
import {makeIndexFiles} from '../../../plugins/search/files';
import type {SearchRecord} from '../../../plugins/search/client/engine/types';
import {openDocs} from '../docs';
import {LIMIT} from '../limit';
import {createServer} from '../server';

const SPRING = `# spring()

A value that settles.

- Item

  \`\`\`ts
  # no heading
  \`\`\`

## Options

### config

#### damping

\`number\` · optional

How soft it is, see [\`mass\`](https://a.dev/docs/spring.md#mass).

Not shown.

## Errors

${'A long line of text.\n'.repeat(1500)}`;

const record: SearchRecord = {
  objectID: 'spring',
  hierarchy: {
    lvl0: 'Animation',
    lvl1: 'spring()',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: 'A value that settles.',
  anchor: null,
  url: '/docs/spring/',
  type: 'lvl1',
  language: 'en',
  docusaurus_tag: 'docs-default-current',
  version: 'current',
  weight: {pageRank: 100, level: 100, position: 0},
  section: 'api',
};

const client = new Client({name: 'test', version: '1.0.0'});
const siteDir = path.resolve(__dirname, '../../..');

beforeAll(async () => {
  const files = [...makeIndexFiles([record])].map(
    ([name, text]): [string, string] => [`search/${name}`, text],
  );
  const build = createTempDir({
    ...Object.fromEntries(files),
    'docs/spring.md': SPRING,
    'docs/cli/render.md':
      '# npx remotion render\n\n### --codec\n\n`string` · optional\n\nHow it is encoded.\n',
  });
  // As docs/ai/mcp.mdx has it, from the folder of another project.
  await client.connect(
    new StdioClientTransport({
      command: 'npm',
      args: ['--prefix', siteDir, 'run', '--silent', 'mcp', '--', build],
      cwd: build,
    }),
  );
}, 120_000);
afterAll(() => client.close());

async function ask(
  name: string,
  input: Readonly<Record<string, unknown>>,
  asker = client,
): Promise<string> {
  const {content} = (await asker.callTool({
    name,
    arguments: input,
  })) as CallToolResult;
  const [part] = content;
  const text = part?.type === 'text' ? part.text : '';
  expect(text.length).toBeLessThanOrEqual(LIMIT);
  return text;
}

it('offers tools that only read, each with a description', async () => {
  const {tools} = await client.listTools();
  expect(tools.map(({name}) => name)).toEqual([
    'search',
    'read_page',
    'list_exports',
    'describe_symbol',
    'list_flags',
    'list_releases',
  ]);
  for (const {description, annotations} of tools) {
    expect(description).toBeTruthy();
    expect(annotations?.readOnlyHint).toBe(true);
  }
});

it.each([
  ['search', {query: 'spring'}, /- spring\(\) \(Animation\): \/docs\/spring\//],
  ['search', {query: 'zzzz'}, /Nothing is found for "zzzz"/],
  [
    'read_page',
    {page: 'https://www.remotion.dev/docs/spring/#damping'},
    /^#### damping\n\n[^]*Not shown\.$/,
  ],
  [
    'read_page',
    {page: '/docs/spring', section: 'Options'},
    /^## Options\n\n### config\n\n[^]*Not shown\.$/,
  ],
  [
    'list_exports',
    {package: 'player'},
    /- Player \(component.*\/docs\/player\/player\//,
  ],
  ['describe_symbol', {name: 'spring()'}, /import \{spring\} from 'remotion'/],
  ['describe_symbol', {name: 'SpringConfig'}, /import type \{SpringConfig\}/],
  ['describe_symbol', {name: 'Config.setCodec'}, /setCodec: `/],
  [
    'describe_symbol',
    {name: 'spring'},
    /- damping: `number` \(optional, default 10\) How soft it is, see `mass`\.\n/,
  ],
  [
    'list_flags',
    {command: 'npx remotion render'},
    /Page: \/docs\/cli\/render\/[^]*- --codec \('h264'.*Config\.setCodec\(\).*\) How it is encoded\.\n/,
  ],
  ['list_flags', {command: 'remotion lambda'}, /- npx remotion lambda render/],
  [
    'list_releases',
    {},
    /^# Releases up to 4\.0\.\d+.*\n\n## 4\.0\.\d+ \(by \d{4}-\d\d-\d\d\)/,
  ],
  [
    'list_releases',
    {package: '@remotion/player', after: '4.0.417'},
    /- Added: RenderCustomControls/,
  ],
])('%s of %o', async (name, input, expected) => {
  expect(await ask(name, input)).toMatch(expected);
});

it.each([
  ['read_page', {page: '/docs/sprong'}, '/docs/spring'],
  ['read_page', {page: '/docs/spring', section: 'dampening'}, 'damping'],
  ['list_exports', {package: '@remotion/playr'}, '@remotion/player'],
  ['describe_symbol', {name: 'useFrame'}, 'useCurrentFrame'],
  ['list_flags', {command: 'remotion rendr'}, 'remotion render'],
])('%s of %o names what is nearest', async (name, input, expected) => {
  const text = await ask(name, input);
  expect(text).toMatch(/^There is no /);
  expect(text).toContain(expected);
});

it('says what it has cut, and how to read on', async () => {
  const first = await ask('read_page', {page: '/docs/spring'});
  const [, next] =
    /\[Cut: characters 0 to (\d+) of \d+\. .*offset \1\.\]$/.exec(first) ?? [];
  expect(next).toBeDefined();
  const second = await ask('read_page', {
    page: '/docs/spring',
    offset: Number(next),
  });
  expect(second).not.toContain('[Cut');
  expect(first.length + second.length).toBeGreaterThan(SPRING.length - 10);
});

it('reads the documentation with the first question, and says why it cannot', async () => {
  const build = createTempDir();
  const opens: string[] = [];
  const server = createServer(() => {
    opens.push(build);
    return openDocs(siteDir, build);
  });
  const other = new Client({name: 'test', version: '1.0.0'});
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(ours), other.connect(theirs)]);
  await other.listTools();
  expect(opens).toEqual([]);
  for (const query of ['spring', 'again']) {
    expect(await ask('search', {query}, other)).toBe(
      `The documentation cannot be read: ${build} has no build of the site, which the server reads. Run "npm run build" in ${siteDir}, then ask again.`,
    );
  }
  expect(opens).toHaveLength(2);
});
