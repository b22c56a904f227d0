import {describe, expect, it} from 'vitest';
import {parseEnv} from '../env';

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

  it('takes an empty or blank variable as unset', () => {
    expect(
      parseEnv({
        SITE_URL: '',
        BASE_URL: '  ',
        CI: '',
        ANALYTICS_ID: '\n',
        ASK_AI_SITE_ID: '',
        ASK_AI_SCRIPT_URL: undefined,
      }),
    ).toEqual(parseEnv({}));
  });

  it.each([
    ['off', false],
    ['on', true],
  ])('LEAN_CLIENT=%s', (value, expected) => {
    expect(parseEnv({LEAN_CLIENT: value}).leanClient).toBe(expected);
  });

  it.each([
    ['off', false],
    ['on', true],
  ])('ERROR_TRACES=%s', (value, expected) => {
    expect(parseEnv({ERROR_TRACES: value}).errorTraces).toBe(expected);
  });

  it('refuses another value of ERROR_TRACES', () => {
    expect(() => parseEnv({ERROR_TRACES: '1'})).toThrow(
      '"ERROR_TRACES" must be one of [on, off] (given: "1")',
    );
  });

  it('refuses another value of LEAN_CLIENT', () => {
    expect(() => parseEnv({LEAN_CLIENT: 'no'})).toThrow(
      '"LEAN_CLIENT" must be one of [on, off] (given: "no")',
    );
  });

  it('leaves variables alone that it does not know', () => {
    expect(parseEnv({HOME: '/root', SITE: 'x'})).toEqual(parseEnv({}));
  });

  it('drops space around a value', () => {
    expect(parseEnv({SITE_URL: ' https://a.example\n'}).siteUrl).toBe(
      'https://a.example',
    );
  });
});

describe('SITE_URL', () => {
  it.each(['https://docs.example.com', 'http://localhost:3000'])(
    'accepts %s',
    (value) => {
      expect(parseEnv({SITE_URL: value}).siteUrl).toBe(value);
    },
  );

  it.each([
    'https://example.com/',
    'https://example.com/site',
    'https://example.com?a=b',
    'https://example.com#top',
  ])('refuses %s, which is more than an origin', (value) => {
    expect(problemsOf({SITE_URL: value})).toEqual([
      `- ${NOT_AN_ORIGIN} (given: "${value}")`,
    ]);
  });

  it.each(['example.com', 'ftp://example.com', 'javascript:alert(1)'])(
    'refuses %s, which is not a web address',
    (value) => {
      expect(problemsOf({SITE_URL: value})).toEqual([
        `- "SITE_URL" ${NOT_HTTP} (given: "${value}")`,
        `- ${NOT_AN_ORIGIN} (given: "${value}")`,
      ]);
    },
  );
});

describe('BASE_URL', () => {
  it.each(['/', '/site/', '/a/b/'])('accepts %s', (value) => {
    expect(parseEnv({BASE_URL: value}).baseUrl).toBe(value);
  });

  it.each(['site', 'site/', '/site', '/a b/', '/?a/', '/#a/'])(
    'refuses %s',
    (value) => {
      expect(problemsOf({BASE_URL: value})).toEqual([
        `- ${NOT_A_BASE} (given: "${value}")`,
      ]);
    },
  );
});

describe('CI', () => {
  it.each([
    ['true', true],
    ['1', true],
    ['false', false],
    [undefined, false],
  ])('as %s means %s', (value, isCi) => {
    expect(parseEnv({CI: value}).isCi).toBe(isCi);
  });

  it.each([
    ['development', true],
    ['production', false],
  ])('NODE_ENV as %s means %s', (value, isStart) => {
    expect(parseEnv({NODE_ENV: value}).isStart).toBe(isStart);
  });
});

describe('ANALYTICS_ID', () => {
  it('accepts a measurement id', () => {
    expect(parseEnv({ANALYTICS_ID: 'G-ABC123DEF4'}).analyticsId).toBe(
      'G-ABC123DEF4',
    );
  });

  it.each(['UA-12345-1', 'G-abc', 'G-', "G-A'+alert(1)"])(
    'refuses %s',
    (value) => {
      expect(problemsOf({ANALYTICS_ID: value})).toEqual([
        `- "ANALYTICS_ID" must be a measurement id such as G-ABC123DEF4 (given: "${value}")`,
      ]);
    },
  );
});

describe('Ask AI', () => {
  const ASK_AI = {
    ASK_AI_SITE_ID: 'remotion',
    ASK_AI_SCRIPT_URL: 'https://chat.example/widget.js',
  };

  it('is on with a site id and a script', () => {
    expect(parseEnv(ASK_AI).askAi).toEqual({
      siteId: 'remotion',
      scriptUrl: 'https://chat.example/widget.js',
      frameUrl: undefined,
    });
  });

  it('may have a frame', () => {
    expect(
      parseEnv({...ASK_AI, ASK_AI_FRAME_URL: 'https://chat.example/frame'})
        .askAi?.frameUrl,
    ).toBe('https://chat.example/frame');
  });

  it.each([
    [
      'only a site id',
      {ASK_AI_SITE_ID: 'remotion'},
      '- only [ASK_AI_SITE_ID] is set; set [ASK_AI_SCRIPT_URL] too, or neither',
    ],
    [
      'only a script',
      {ASK_AI_SCRIPT_URL: 'https://chat.example/widget.js'},
      '- only [ASK_AI_SCRIPT_URL] is set; set [ASK_AI_SITE_ID] too, or neither',
    ],
    [
      'only a frame',
      {ASK_AI_FRAME_URL: 'https://chat.example/frame'},
      '- ASK_AI_FRAME_URL is set without ASK_AI_SITE_ID; set both, or neither',
    ],
    [
      'a frame and a site id without a script',
      {
        ASK_AI_SITE_ID: 'remotion',
        ASK_AI_FRAME_URL: 'https://chat.example/frame',
      },
      '- only [ASK_AI_SITE_ID] is set; set [ASK_AI_SCRIPT_URL] too, or neither',
    ],
  ])('refuses %s', (_, source, problem) => {
    expect(problemsOf(source)).toEqual([problem]);
  });

  it.each(['ASK_AI_SCRIPT_URL', 'ASK_AI_FRAME_URL'])(
    'refuses a wrong address in %s',
    (name) => {
      expect(problemsOf({...ASK_AI, [name]: 'javascript:alert(1)'})).toEqual([
        `- "${name}" ${NOT_HTTP} (given: "javascript:alert(1)")`,
      ]);
    },
  );
});

describe('the hosted search', () => {
  const HOSTED = {
    ALGOLIA_APP_ID: 'ABC123',
    ALGOLIA_SEARCH_API_KEY: 'key',
    ALGOLIA_INDEX_NAME: 'docs',
  };

  it('has three values', () => {
    expect(parseEnv(HOSTED).hostedSearch).toEqual({
      appId: 'ABC123',
      apiKey: 'key',
      indexName: 'docs',
    });
  });

  it.each([
    [
      'one of them',
      {ALGOLIA_APP_ID: 'ABC123'},
      '- only [ALGOLIA_APP_ID] is set; set [ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME] too, or neither',
    ],
    [
      'two of them',
      {...HOSTED, ALGOLIA_INDEX_NAME: ''},
      '- only [ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY] is set; set [ALGOLIA_INDEX_NAME] too, or neither',
    ],
    [
      'an id that is no part of a host name',
      {...HOSTED, ALGOLIA_APP_ID: 'evil.example/'},
      '- "ALGOLIA_APP_ID" must be an application id such as ABC123DEF4 (given: "evil.example/")',
    ],
  ])('refuses %s', (_, source, problem) => {
    expect(problemsOf(source)).toEqual([problem]);
  });
});

describe('several mistakes', () => {
  it('are all named at once', () => {
    expect(
      problemsOf({BASE_URL: 'site', ANALYTICS_ID: 'x', ASK_AI_SITE_ID: 'y'}),
    ).toEqual([
      `- ${NOT_A_BASE} (given: "site")`,
      '- "ANALYTICS_ID" must be a measurement id such as G-ABC123DEF4 (given: "x")',
      '- only [ASK_AI_SITE_ID] is set; set [ASK_AI_SCRIPT_URL] too, or neither',
    ]);
  });
});
