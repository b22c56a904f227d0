// What a writer sees in the terminal, on a copy of the site with a few pages.
// README.md names the rows that the titles begin with.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {insertText} from '../testbed/sites/insertText';
import {createThisSite} from '../testbed/sites/thisSite';

/** Mistakes that a page shows when it is compiled: what is put in, what is said. */
const MISTAKES = [
  ['##### Too deep', ': the heading "Too deep" is an h5 after an h1.'],
  ['```ts\n// @noErrors\n```', ': "@noErrors" is not allowed.'],
  ['<Example name="Nope" />', ': there is no example "Nope".'],
  ['![A picture](./nope.png)', 'Markdown image with URL `./nope.png`'],
  ['<Unfinished', ': Unexpected'],
  [
    '<Exampel name="Sequence" />',
    ': there is no component <Exampel>. Did you mean <Example>?',
  ],
  [
    '[50 %](/docs/50%/)',
    ': the link "/docs/50%/" has a percent sign that encodes nothing. Write %25',
  ],
] as const;

/** A line of a stack trace, also in the frame that the bundler draws. */
const TRACE = /^[│\s]*at .+:\d+:\d+\)?$/m;

// One folder for all builds: a later one takes from the cache what has not changed.
test.describe.configure({mode: 'serial', timeout: 180_000});

let dir = '';
let build: readonly string[] = [];
let pages: readonly string[] = [];

/** Files as they were before a mistake was put in. */
const originals = new Map<string, string | undefined>();

function read(file: string): string {
  return fs.readFileSync(path.join(dir, file), 'utf8');
}

/** Writes a file until the test ends; nothing in place of the text deletes it. */
function write(file: string, text: string | undefined): void {
  const place = path.join(dir, file);
  if (!originals.has(file)) {
    originals.set(file, fs.existsSync(place) ? read(file) : undefined);
  }
  if (text === undefined) {
    fs.rmSync(place, {force: true});
  } else {
    fs.writeFileSync(place, text);
  }
}

/**
 * Writes a configuration that is the real one but for what the pages of the copy
 * cannot meet: links of the navbar, redirects and addresses of other pages.
 */
function configure(
  has: readonly ('addresses' | 'client-redirects')[],
  options = "onBrokenLinks: 'warn', onBrokenAnchors: 'warn'",
): void {
  const left = ['addresses', 'client-redirects'].filter(
    (name) => !has.some((each) => each === name),
  );
  write(
    'docusaurus.config.ts',
    `import config from './site.config';
const left = ${JSON.stringify(left)};
export default {
  ...config,
  ${options},
  plugins: config.plugins?.filter(
    (plugin) => !left.some((name) => String(plugin).includes(name)),
  ),
};
`,
  );
}

/** Builds, expects that it fails, and returns what it has printed. */
function failBuild(): string {
  const [program = '', ...args] = build;
  const {stdout, stderr, status} = spawnSync(program, args, {
    cwd: dir,
    encoding: 'utf8',
    env: {...process.env, CI: 'true', FORCE_COLOR: '0'},
  });
  const output = stdout + stderr;
  expect(status, output).toBe(1);
  expect(output).not.toMatch(TRACE);
  return output;
}

/** Expects that each text is printed once. */
function expectOnce(output: string, messages: readonly string[]): void {
  for (const message of messages) {
    expect.soft(output.split(message), `${message}\n${output}`).toHaveLength(2);
  }
}

test.beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'mistakes-'));
  ({build} = createThisSite(dir, MISTAKES.length + 1));
  pages = fs
    .readdirSync(path.join(dir, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `docs/${name}`);
});

test.afterEach(() => {
  for (const [file, text] of originals) {
    write(file, text);
  }
  originals.clear();
});

// Not `rmSync`: it lists the folder once, and a build that was stopped may still
// write a file into it.
test.afterAll(() =>
  fs.promises.rm(dir, {
    recursive: true,
    force: true,
    maxRetries: 5,
    retryDelay: 1000,
  }),
);

// That stack traces come on demand is tested with the configuration.
test('F11, G5, G6, G9: mistakes in pages are shown as their messages, each once', () => {
  const [symbolPage = '', ...others] = pages;
  write(
    symbolPage,
    read(symbolPage).replace('title:', 'api: "remotion#nothing"\ntitle:'),
  );
  MISTAKES.forEach(([mistake], index) => {
    const page = others[index] ?? '';
    write(page, insertText(read(page), mistake));
  });
  expectOnce(failBuild(), [
    ...MISTAKES.map(([, said]) => said),
    'exports no "nothing". Correct the name, or remove it.',
  ]);
});

test('G2, G3: mistakes in the navbar name their line and place, each once', () => {
  const navbar = read('config/navbar.ts');
  const items = [
    "{type: 'docSidebar', sidebarId: 'mainSidebra', label: 'Docs'}",
    "{type: 'dropdwon', label: 'More', items: []}",
    "{type: 'dropdown', label: 'Nothing', items: []}",
  ];
  const text = navbar.replace('  items: [\n', (start) =>
    [start, ...items.map((item) => `    ${item},\n`)].join(''),
  );
  write('config/navbar.ts', text);
  const first = text.split('\n').findIndex((line) => line.includes('Sidebra'));
  const output = failBuild();
  expectOnce(output, [
    `config/navbar.ts:${first + 1}: navbar.items[0] ("Docs") names the sidebar "mainSidebra", which does not exist. Did you mean "mainSidebar"?`,
    `config/navbar.ts:${first + 2}: navbar.items[1] ("More") has the unknown type "dropdwon". Did you mean "dropdown"?`,
    `config/navbar.ts:${first + 3}: navbar.items[2] ("Nothing") is a dropdown without items. Give it one, or remove it.`,
  ]);
  // Not the whole configuration.
  expect(output.split('\n').length).toBeLessThan(12);
});

test('G1: a date in the future is refused', () => {
  write(
    'blog/2999-01-02-later.mdx',
    '---\ntitle: Later\ndescription: A post.\nslug: later\nauthors: [documentation-team]\n---\n\nText.\n',
  );
  expectOnce(failBuild(), [
    'blog/2999-01-02-later.mdx:1: the date in the name of the file, 2999-01-02, is in the future; correct it, or add "draft: true" until that day.',
  ]);
});

test('G1: two pages with one address are both named', () => {
  configure(['addresses']);
  const [one = '', other = ''] = pages;
  for (const page of [one, other]) {
    write(page, read(page).replace('title:', 'slug: /same\ntitle:'));
  }
  expectOnce(failBuild(), [
    `${one}:2 and ${other}:2 have the same address, /docs/same.`,
  ]);
});

test('F11, G7: broken links name their files and lines, as they are written', () => {
  configure([], "onBrokenLinks: 'throw', onBrokenAnchors: 'throw'");
  const [one = '', other = ''] = pages;
  write(one, insertText(read(one), 'Text.\n\nSee [nowhere](/docs/nowhere).'));
  write(other, insertText(read(other), '[This too](/docs/nowhere#part)'));
  const line = read(one)
    .split('\n')
    .findIndex((text) => text.includes('nowhere'));
  const output = failBuild();
  expectOnce(output, [
    `${one}:${line + 1}: the link "/docs/nowhere" leads nowhere.`,
    'the link "/docs/nowhere#part" leads nowhere.',
    // Said once, although the navbar of every page has it.
    'the link "/docs/timeline/" leads nowhere.',
  ]);
});

const REDIRECTS = (from: string, to: string): string =>
  `export const redirects = [\n  {from: '${from}', to: '${to}'},\n] as const;\n`;

test('G7: a redirect to a missing page names its line', () => {
  configure(['client-redirects']);
  write('config/redirects.ts', REDIRECTS('/docs/before', '/docs/nowhere/'));
  const output = failBuild();
  expectOnce(output, [
    'config/redirects.ts:2: the link "/docs/nowhere/" leads nowhere.',
  ]);
  // Not the list of all pages.
  expect(output).not.toContain('Valid paths');
});

test('G8: a page that is deleted or renamed without a redirect is missed', () => {
  configure(['addresses']);
  const [kept = '', renamed = ''] = pages;
  const addressOf = (page: string): string =>
    `/${page.replace(/(?:\/index)?\.mdx$/, '')}/`;
  write('config/redirects.ts', REDIRECTS('/docs/moved', addressOf(kept)));
  write(
    'config/addresses.txt',
    `/docs/deleted/\n/docs/moved/\n${addressOf(renamed)}\n`,
  );
  write(renamed, read(renamed).replace('title:', 'slug: /renamed\ntitle:'));
  const output = failBuild();
  expectOnce(output, [
    'there is no page at /docs/deleted/ any more.',
    `there is no page at ${addressOf(renamed)} any more.`,
    '  + /docs/renamed/',
    '  - /docs/moved/',
  ]);
});
