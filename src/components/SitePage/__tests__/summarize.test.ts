import {describe, expect, it} from 'vitest';
import {experts} from '../../../data/experts';
import {templates} from '../../../data/templates';
import {summarize} from '../summarize';

describe('summarize', () => {
  it('keeps a short text as it is', () => {
    expect(summarize('One sentence. And a second one.')).toBe(
      'One sentence. And a second one.',
    );
    expect(summarize('No stop at the end')).toBe('No stop at the end');
    expect(summarize('')).toBe('');
  });

  it('takes whole sentences while they fit', () => {
    expect(summarize('First one. Second one. Third one.', 24)).toBe(
      'First one. Second one.',
    );
  });

  it('does not end a sentence at a stop inside it', () => {
    expect(summarize('Next.js since release 3.3. Then more.', 30)).toBe(
      'Next.js since release 3.3.',
    );
  });

  it('cuts a sentence that is too long between words', () => {
    expect(summarize('A rather long, winding sentence.', 16)).toBe(
      'A rather long…',
    );
    expect(summarize('Unbreakable', 6)).toBe('Unbre…');
  });

  it.each([
    ...templates.map(({description}) => description),
    ...experts.map(({about}) => about),
  ])('has a description for "%s"', (text) => {
    const summary = summarize(text);
    expect(summary.length).toBeGreaterThan(20);
    expect(summary.length).toBeLessThanOrEqual(160);
    expect(summary).toMatch(/[.…]$/);
  });
});
