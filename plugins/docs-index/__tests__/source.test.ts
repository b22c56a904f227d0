import {describe, expect, it} from 'vitest';
import {blankFrontMatter} from '../source';

describe('blankFrontMatter', () => {
  it.each([
    [
      'becomes empty lines',
      '---\ntitle: A\napi: a#b\n---\n\n## Heading\n',
      '\n\n\n\n\n## Heading\n',
    ],
    [
      'ends at the first line of dashes',
      '---\na: 1\n---\n\nText.\n\n---\n',
      '\n\n\n\nText.\n\n---\n',
    ],
    ['may be missing', 'Text.\n\n---\n', 'Text.\n\n---\n'],
  ])('front matter %s', (_, source, expected) => {
    expect(blankFrontMatter(source)).toBe(expected);
  });
});
