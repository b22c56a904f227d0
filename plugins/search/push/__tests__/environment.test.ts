import {describe, expect, it} from 'vitest';
import {readPushEnvironment} from '../environment';

const variables = {
  ALGOLIA_APP_ID: 'AB12CD34EF',
  ALGOLIA_INDEX_NAME: 'docs',
  ALGOLIA_ADMIN_API_KEY: '0123456789abcdef',
};

describe('where to push to', () => {
  it('is read', () => {
    expect(readPushEnvironment({...variables, OTHER: 'x'})).toEqual({
      appId: 'AB12CD34EF',
      indexName: 'docs',
      adminApiKey: '0123456789abcdef',
    });
  });

  it('names all that is missing, and the remedy', () => {
    expect(() => readPushEnvironment({ALGOLIA_APP_ID: ' '})).toThrow(
      /"ALGOLIA_APP_ID" is not set\n- "ALGOLIA_INDEX_NAME" is not set\n- "ALGOLIA_ADMIN_API_KEY" is not set\nSet it in the shell.*\.env\.example/,
    );
  });

  it.each([
    ['ALGOLIA_APP_ID', 'https://x.algolia.net', 'https://x.algolia.net'],
    ['ALGOLIA_INDEX_NAME', 'my docs', 'my docs'],
  ])('shows a wrong %s', (name, value, shown) => {
    expect(() => readPushEnvironment({...variables, [name]: value})).toThrow(
      shown,
    );
  });

  it('never shows a wrong key', () => {
    const read = (): unknown =>
      readPushEnvironment({
        ...variables,
        ALGOLIA_ADMIN_API_KEY: '"secret key"',
      });
    expect(read).toThrow('ALGOLIA_ADMIN_API_KEY');
    expect(read).not.toThrow('secret');
  });
});
