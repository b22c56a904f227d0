import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {checkFrontMatter, createFrontMatterParser} from '../frontMatter';

const SITE_DIR = '/site';
const parseFrontMatter = createFrontMatterParser(SITE_DIR);

/** Parses a file of the site as a build does. */
async function parse(
  file: string,
  lines: readonly string[],
): Promise<Awaited<ReturnType<typeof parseFrontMatter>>> {
  return parseFrontMatter({
    filePath: `${SITE_DIR}/${file}`,
    fileContent: lines.join('\n'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
}

async function errorOf(
  file: string,
  fields: readonly string[],
  body = 'Text.',
): Promise<Error> {
  const parsed = parse(file, ['---', ...fields, '---', '', body]);
  return parsed.then(
    () => expect.fail(`${file} was accepted`),
    (error: unknown) => error as Error,
  );
}

/** The problems found in a file, one line each. */
async function problemsOf(
  file: string,
  fields: readonly string[],
  body?: string,
): Promise<string[]> {
  const {message} = await errorOf(file, fields, body);
  const [first, ...lines] = message.split('\n');
  expect(first).toBe('Invalid front matter:');
  return lines;
}

const PAGE = ['title: Sequence', 'description: Shows a part for a time.'];
const POST = [...PAGE, 'slug: sequence', 'authors: [ada]'];
const LESSON = 'lesson: {level: Beginner, minutes: 60, example: Spring}';
const STORY = 'story: {name: Ada, number: $1M, label: a year}';
const SEE_TYPES = 'see content types in config/frontMatter.ts';
const REMOVE = 'remove it, or correct its name';

/** Some fields, in which another takes the place of that with its name. */
function withField(fields: readonly string[], field: string): string[] {
  const nameOf = (line: string): string | undefined => line.split(':')[0];
  return [...fields.filter((each) => nameOf(each) !== nameOf(field)), field];
}

describe('accepted front matter', () => {
  it.each([
    ['docs/sequence.mdx', PAGE],
    [
      'docs/player/index.mdx',
      [
        ...PAGE,
        'api: "@remotion/player#Player"',
        'works_in: {player: yes, browsers: "no, it throws"}',
        'sidebar_label: Player',
        'slug: /',
        'keywords: [react, video]',
        'search_terms: video component, embed',
      ],
    ],
    ['docs/two.mdx', [...PAGE, 'api: [remotion#Sequence, remotion#Series]']],
    ['docs/a.mdx', ['title: Sequence', `description: ${'x'.repeat(160)}`]],
    ['blog/2024-01-01-a.mdx', [...POST, 'search_terms: news, 2024']],
    ['learn/2024-01-01-a.mdx', [...POST, LESSON]],
    ['success-stories/2024-01-01-a.mdx', [...POST, STORY]],
    ['blog/2999-01-01-a.mdx', [...POST, 'draft: true']],
    ['src/pages/a.mdx', [...PAGE, 'keywords: [react]']],
  ])('passes in %s', async (file, fields) => {
    const result = await parse(file, ['---', ...fields, '---', '', 'Text.']);
    expect(result.frontMatter.title).toBe('Sequence');
    expect(result.content).toBe('Text.');
  });

  it('keeps to itself what browsers need not load', async () => {
    const {frontMatter} = await parse('docs/a.mdx', [
      '---',
      ...PAGE,
      'search_terms: part of a video, delay',
      'works_in: {player: no, web_render: "no, it throws"}',
      '---',
    ]);
    expect(frontMatter).not.toHaveProperty('search_terms');
    expect(frontMatter).not.toHaveProperty('works_in');
  });

  it('is not asked of other folders', async () => {
    const {frontMatter} = await parse('README.md', ['---', 'x: 1', '---']);
    expect(frontMatter).toEqual({x: 1});
  });

  it.each(['src/pages/_home/hello.mdx', 'docs/_hello.mdx'])(
    'is not asked of %s, a part of a page',
    async (part) => {
      const {frontMatter} = await parse(part, ['Text.']);
      expect(frontMatter).toEqual({});
      expect(await problemsOf(part, ['title: Hello'])).toHaveLength(1);
    },
  );
});

describe('a missing field', () => {
  it.each([
    ['docs/a.mdx', ['title', 'description']],
    ['blog/a.mdx', ['title', 'description', 'slug', 'authors']],
    ['learn/a.mdx', ['title', 'description', 'slug', 'authors', 'lesson']],
    [
      'success-stories/a.mdx',
      ['title', 'description', 'slug', 'authors', 'story'],
    ],
    ['src/pages/a.mdx', ['title', 'description']],
  ])('is named in %s', async (file, missing) => {
    const problems = await problemsOf(file, ['keywords: [a]']);
    expect(problems).toEqual(
      missing.map(
        (field) =>
          `${file}:1: "${field}" is required; add it to the front matter.`,
      ),
    );
  });

  it('is not looked for in the text below', async () => {
    expect(
      await problemsOf('docs/a.mdx', ['title: A'], 'description: none'),
    ).toEqual([
      'docs/a.mdx:1: "description" is required; add it to the front matter.',
    ]);
  });

  it('is named in a file without front matter', () => {
    expect(() => {
      checkFrontMatter('docs/a.mdx', 'Text.', {});
    }).toThrow('docs/a.mdx:1: "title" is required; add it');
  });
});

describe('a wrong field', () => {
  it.each<[field: string, problem: string, remedy?: string]>([
    ['title: 3', '"title" must be a string (given: 3)'],
    [
      'title: ""',
      '"title" is not allowed to be empty (given: "")',
      'give it a value',
    ],
    [
      'description: A <b>bold</b> text',
      '"description" with value "A <b>bold</b> text" fails to match the text without markup pattern (given: "A <b>bold</b> text")',
    ],
    [
      `description: ${'x'.repeat(161)}`,
      `"description" length must be less than or equal to 160 characters long (given: "${'x'.repeat(161)}")`,
      'shorten it',
    ],
    [
      'api: Sequence',
      '"api" with value "Sequence" fails to match the specifier#symbol pattern (given: "Sequence")',
    ],
    [
      'slug: Über uns',
      '"slug" with value "Über uns" fails to match the address pattern (given: "Über uns")',
    ],
    ['sidebar_label:', '"sidebar_label" must be a string (given: null)'],
    ['keywords: []', '"keywords" must contain at least 1 items (given: [])'],
    [
      'search_terms: delay,offset',
      '"search_terms" with value "delay,offset" fails to match the words with ", " between pattern (given: "delay,offset")',
    ],
    [
      'search_terms: delay, offset, delay',
      '"search_terms" has "delay" twice (given: "delay, offset, delay")',
      'remove one of the two',
    ],
    [
      'works_in: {player: yes, moon: yes}',
      '"works_in.moon" is not allowed (given: {"player":"yes","moon":"yes"})',
      REMOVE,
    ],
    [
      'works_in: {player: sometimes}',
      '"works_in.player" with value "sometimes" fails to match the yes or no, with a note of up to 60 characters after the comma, pattern (given: {"player":"sometimes"})',
    ],
    [
      'sidebar_position: 3',
      '"sidebar_position" is not allowed (given: 3)',
      REMOVE,
    ],
    ['constructor: 3', '"constructor" is not allowed (given: 3)', REMOVE],
    [
      '__proto__: {draft: true}',
      '"__proto__" is not allowed (given: {"draft":true})',
      REMOVE,
    ],
  ])(
    'as in %s is named with its line',
    async (field, problem, remedy = SEE_TYPES) => {
      const fields = withField(PAGE, field);
      expect(await problemsOf('docs/a.mdx', fields)).toEqual([
        `docs/a.mdx:${fields.length + 1}: ${problem}; ${remedy}.`,
      ]);
    },
  );

  it.each([
    [
      'success-stories/a.mdx',
      [...POST, STORY],
      'story: Ada',
      'must be of type object',
    ],
    ['blog/a.mdx', POST, 'authors: []', 'must contain at least 1 items'],
    ['blog/a.mdx', POST, 'date: later', 'is not allowed'],
    // A page of the documentation may have it.
    ['src/pages/a.mdx', PAGE, 'slug: a', 'is not allowed'],
  ])('in %s, which has %j, is named: %s', async (file, all, field, problem) => {
    const fields = withField(all, field);
    expect(await problemsOf(file, fields)).toEqual([
      expect.stringContaining(
        `${file}:${fields.length + 1}: "${field.split(':')[0]}" ${problem} (given: `,
      ),
    ]);
  });

  it('inside of another is named with its own limit', async () => {
    const long = 'story: {name: Ada, number: a billion, label: a year}';
    expect(await problemsOf('success-stories/a.mdx', [...POST, long])).toEqual([
      'success-stories/a.mdx:6: "story.number" length must be less than or equal to 8 characters long (given: {"name":"Ada","number":"a billion","label":"a year"}); shorten it.',
    ]);
  });

  it('does not hide the next', async () => {
    expect(
      await problemsOf('docs/a.mdx', ['title: 3', 'layout: x', 'slug: 4']),
    ).toEqual([
      `docs/a.mdx:2: "title" must be a string (given: 3); ${SEE_TYPES}.`,
      'docs/a.mdx:1: "description" is required; add it to the front matter.',
      `docs/a.mdx:4: "slug" must be a string (given: 4); ${SEE_TYPES}.`,
      'docs/a.mdx:3: "layout" is not allowed (given: "x"); remove it, or correct its name.',
    ]);
  });

  it('is refused where the whole is a list', async () => {
    expect(await problemsOf('docs/a.mdx', ['- title: A'])).toEqual([
      `docs/a.mdx:1: "value" must be of type object; ${SEE_TYPES}.`,
    ]);
  });

  it('has the right line in a file with Windows line ends', async () => {
    await expect(
      parse('docs/a.mdx', ['---\r', 'description: A\r', 'title: 3\r', '---']),
    ).rejects.toThrow('docs/a.mdx:3: "title" must be a string');
  });
});

describe('front matter that is not YAML', () => {
  it.each([
    [
      'title: A\n\tdescription: B',
      'tab characters must not be used in indentation (3:1)',
    ],
    ['title: A\ntitle: C', 'duplicated mapping key (3:1)'],
    ['title: Series: one', 'bad indentation of a mapping entry (2:14)'],
  ])('is refused with its file and line: %j', async (fields, cause) => {
    const error = await errorOf('docs/player/a.mdx', [fields]);
    expect(error.message).toBe(
      'Invalid front matter in docs/player/a.mdx: it is not valid YAML. Check quotes, colons and tabs near the line named below.',
    );
    expect((error.cause as Error).message).toContain(cause);
  });

  it('is refused each time the file is read', async () => {
    const fields = ['title: "never closed', 'description: B'];
    // The framework's parser remembers a broken file as one without fields, so
    // that the words differ the second time.
    await errorOf('docs/a.mdx', fields);
    const {message} = await errorOf('docs/a.mdx', fields);
    expect(message).toMatch(/^Invalid front matter/);
  });

  it('because it never ends is refused', async () => {
    await expect(
      parse('docs/a.mdx', ['---', 'title: A', 'description: B', '', 'Text.']),
    ).rejects.toThrow('Invalid front matter in docs/a.mdx');
  });
});
