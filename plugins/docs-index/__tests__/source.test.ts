import {describe, expect, it} from 'vitest';
import {blankFrontMatter} from '../source';

describe('blankFrontMatter', () => {
  it('keeps the number of lines', () => {
    const source = '---\ntitle: A\napi: a#b\n---\n\n## Heading\n';
    expect(blankFrontMatter(source)).toBe('\n\n\n\n\n## Heading\n');
  });

  it('leaves a page without front matter alone', () => {
    const source = 'Text.\n\n---\n\nText.\n\n---\n';
    expect(blankFrontMatter(source)).toBe(source);
  });

  it('ends at the first line of dashes', () => {
    expect(blankFrontMatter('---\na: 1\n---\n\nText.\n\n---\n')).toBe(
      '\n\n\n\nText.\n\n---\n',
    );
  });
});
