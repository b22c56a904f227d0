import {describe, expect, it} from 'vitest';
import {parseEnv, type Env} from '../env';

/** What is said after "Invalid environment:", or nothing if all is accepted. */
function problemsOf(
  source: Readonly<Record<string, string | undefined>>,
): string[] {
  try {
    parseEnv(source);
    return [];
  } catch (error) {
    const [first, ...lines] = (error as Error).message.split('\n');
    expect(first).toBe('Invalid environment:');
    expect(lines.pop()).toBe('Every variable is described in .env.example.');
    return lines;
  }
}

const NOT_AN_ORIGIN =
  '"SITE_URL" must be an origin such as https://www.example.com, without a path or trailing slash';
const NOT_A_BASE =
  '"BASE_URL" must start and end with a slash, such as "/" or "/site/"';
const NOT_HTTP =
  'must be a valid uri with a scheme matching the http|https pattern';

describe('parseEnv', () => {
  it('has a default for everything', () => {
    expect(parseEnv({})).toEqual({
      siteUrl: 'https://www.remotion.dev',
      baseUrl: '/',
      isCi: false,
      isStart: false,
      analyticsId: undefined,
      askAi: undefined,
      hostedSearch: undefined,
      leanClient: true,
      errorTraces: false,
    });
  });

  it('takes an empty or blank variable as unset, and drops space around others', () => {
    expect(
      parseEnv({SITE_URL: '', BASE_URL: '  ', CI: '', ANALYTICS_ID: '\n'}),
    ).toEqual(parseEnv({}));
    expect(parseEnv({SITE_URL: ' https://a.example\n'}).siteUrl).toBe(
      'https://a.example',
    );
  });

  it('leaves variables alone that it does not know', () => {
    expect(parseEnv({HOME: '/root', SITE: 'x'})).toEqual(parseEnv({}));
  });
});

/** Values of variables, and what becomes of them. */
const ACCEPTED: readonly [string, string, Partial<Env>][] = [
  ['SITE_URL', 'https://docs.example', {siteUrl: 'https://docs.example'}],
  ['SITE_URL', 'http://localhost:3000', {siteUrl: 'http://localhost:3000'}],
  ['BASE_URL', '/a/b/', {baseUrl: '/a/b/'}],
  ['CI', 'true', {isCi: true}],
  ['CI', 'false', {isCi: false}],
  ['NODE_ENV', 'development', {isStart: true}],
  ['NODE_ENV', 'production', {isStart: false}],
  ['ANALYTICS_ID', 'G-ABC123DEF4', {analyticsId: 'G-ABC123DEF4'}],
  ['LEAN_CLIENT', 'off', {leanClient: false}],
  ['LEAN_CLIENT', 'on', {leanClient: true}],
  ['ERROR_TRACES', 'off', {errorTraces: false}],
  ['ERROR_TRACES', 'on', {errorTraces: true}],
];

/** Values that a variable cannot have, and the problems with each of them. */
const REFUSED: readonly [string, string[], string[]][] = [
  [
    'SITE_URL',
    ['https://a.example/', 'https://a.example?b', 'https://a.example#b'],
    [NOT_AN_ORIGIN],
  ],
  [
    'SITE_URL',
    ['a.example', 'ftp://a.example', 'javascript:alert(1)'],
    [`"SITE_URL" ${NOT_HTTP}`, NOT_AN_ORIGIN],
  ],
  ['BASE_URL', ['site/', '/site', '/a b/', '/?a/', '/#a/'], [NOT_A_BASE]],
  [
    'ANALYTICS_ID',
    ['UA-12345-1', 'G-abc', 'G-', "G-A'+alert(1)"],
    ['"ANALYTICS_ID" must be a measurement id such as G-ABC123DEF4'],
  ],
  ['LEAN_CLIENT', ['no'], ['"LEAN_CLIENT" must be one of [on, off]']],
  ['ERROR_TRACES', ['1'], ['"ERROR_TRACES" must be one of [on, off]']],
];

describe('a variable', () => {
  it.each(ACCEPTED)('%s may be %s', (name, value, expected) => {
    expect(parseEnv({[name]: value})).toMatchObject(expected);
  });

  it.each(
    REFUSED.flatMap(([name, values, problems]) =>
      values.map((value) => [name, value, problems] as const),
    ),
  )('%s cannot be %s', (name, value, problems) => {
    expect(problemsOf({[name]: value})).toEqual(
      problems.map((problem) => `- ${problem} (given: "${value}")`),
    );
  });
});

const ASK_AI = {
  ASK_AI_SITE_ID: 'remotion',
  ASK_AI_SCRIPT_URL: 'https://chat.example/widget.js',
};
const HOSTED = {
  ALGOLIA_APP_ID: 'ABC123',
  ALGOLIA_SEARCH_API_KEY: 'key',
  ALGOLIA_INDEX_NAME: 'docs',
};
const FRAME = 'https://chat.example/frame';

describe('a service outside', () => {
  it('is on with all that it needs', () => {
    expect(
      parseEnv({...ASK_AI, ASK_AI_FRAME_URL: FRAME, ...HOSTED}),
    ).toMatchObject({
      askAi: {
        siteId: 'remotion',
        scriptUrl: 'https://chat.example/widget.js',
        frameUrl: FRAME,
      },
      hostedSearch: {appId: 'ABC123', apiKey: 'key', indexName: 'docs'},
    });
  });

  it.each<[Readonly<Record<string, string>>, string]>([
    [
      {ASK_AI_SITE_ID: 'remotion'},
      'only [ASK_AI_SITE_ID] is set; set [ASK_AI_SCRIPT_URL] too, or neither',
    ],
    [
      {ASK_AI_FRAME_URL: FRAME},
      'ASK_AI_FRAME_URL is set without ASK_AI_SITE_ID; set both, or neither',
    ],
    ...['ASK_AI_SCRIPT_URL', 'ASK_AI_FRAME_URL'].map(
      (name): [Readonly<Record<string, string>>, string] => [
        {...ASK_AI, [name]: 'javascript:alert(1)'},
        `"${name}" ${NOT_HTTP} (given: "javascript:alert(1)")`,
      ],
    ),
    [
      {...HOSTED, ALGOLIA_INDEX_NAME: ''},
      'only [ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY] is set; set [ALGOLIA_INDEX_NAME] too, or neither',
    ],
    [
      {...HOSTED, ALGOLIA_APP_ID: 'evil.example/'},
      '"ALGOLIA_APP_ID" must be an application id such as ABC123DEF4 (given: "evil.example/")',
    ],
  ])('is refused with %j', (source, problem) => {
    expect(problemsOf(source)).toEqual([`- ${problem}`]);
  });
});

it('names all mistakes at once', () => {
  expect(
    problemsOf({BASE_URL: 'site', ANALYTICS_ID: 'x', ASK_AI_SITE_ID: 'y'}),
  ).toEqual([
    `- ${NOT_A_BASE} (given: "site")`,
    '- "ANALYTICS_ID" must be a measurement id such as G-ABC123DEF4 (given: "x")',
    '- only [ASK_AI_SITE_ID] is set; set [ASK_AI_SCRIPT_URL] too, or neither',
  ]);
});
