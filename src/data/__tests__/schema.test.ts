import {describe, expect, it} from 'vitest';
import {httpsUrl, plainText, slug} from '../schema';

describe('httpsUrl', () => {
  it.each([
    'https://example.com',
    'http://example.com/',
    'https://example.com/path?/Composition#part',
  ])('accepts %s', (url) => {
    expect(httpsUrl.parse(url)).toBe(url);
  });

  it.each([
    '',
    'example.com',
    '/path',
    '//example.com',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,hello',
    'mailto:ada@example.com',
    'ftp://example.com',
    'https:example.com',
    'https://',
    'https://exa mple.com',
    ' https://example.com',
    'https://example.com/"onclick="alert(1)',
    'https://example.com/<script>',
  ])('refuses %j', (url) => {
    expect(httpsUrl.safeParse(url).error?.issues[0]?.message).toBe(
      'must be an absolute http or https address',
    );
  });
});

describe('slug', () => {
  it.each(['next', 'hello-world', '3d', 'release-4'])('accepts %s', (value) => {
    expect(slug.parse(value)).toBe(value);
  });

  it.each([
    '',
    'Hello',
    'hello_world',
    'hello world',
    '-hello',
    'hello-',
    'hello--world',
    'héllo',
    '../hello',
  ])('refuses %j', (value) => {
    expect(slug.safeParse(value).error?.issues[0]?.message).toBe(
      'must be kebab-case, such as "hello-world"',
    );
  });
});

describe('plainText', () => {
  it.each(['Météo', 'Next.js (App dir + TailwindCSS)', "It's a name", 'R&D'])(
    'accepts %s',
    (value) => {
      expect(plainText.parse(value)).toBe(value);
    },
  );

  it.each([
    [' Ada', 'must not start or end with a space'],
    ['Ada ', 'must not start or end with a space'],
    ['Ada\n', 'must not start or end with a space'],
    [' ', 'must not start or end with a space'],
    ['<Timeline />', 'must be plain text, without < and > (no HTML)'],
    ['a > b', 'must be plain text, without < and > (no HTML)'],
    ['Ada  Example', 'must be one line, without tabs or double spaces'],
    ['Ada\nExample', 'must be one line, without tabs or double spaces'],
  ])('refuses %j', (value, message) => {
    const issues = plainText.safeParse(value).error?.issues ?? [];
    expect(issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('refuses an empty text', () => {
    expect(plainText.safeParse('').success).toBe(false);
  });
});
