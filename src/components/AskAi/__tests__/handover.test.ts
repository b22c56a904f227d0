import {describe, expect, it} from 'vitest';
import {assistants} from '../assistants';
import {
  LINK_LIMIT,
  linkTo,
  promptOf,
  QUESTION_LIMIT,
  type Handover,
} from '../handover';

const passage = {
  title: 'interpolate() › Options',
  url: 'https://www.remotion.dev/docs/interpolate/#options',
  text: 'What happens "outside" of the input range & why.',
};

const handover: Handover = {
  question: 'How do I clamp a value?',
  release: '4.0.312',
  page: {title: 'Docs | Remotion', url: 'https://www.remotion.dev/docs/'},
  passages: [passage],
};

const [assistant] = assistants;

function promptIn(address: string): string {
  return new URL(address).searchParams.get('q') ?? '';
}

function linkWith(change: Partial<Handover>): string {
  return assistant ? linkTo(assistant, {...handover, ...change}) : '';
}

describe('the text for an assistant', () => {
  it('has the question, the page and the passages', () => {
    expect(promptOf(handover)).toBe(
      [
        'How do I clamp a value?',
        'I am reading "Docs | Remotion" (https://www.remotion.dev/docs/). Answer for Remotion 4.0.312 from its documentation, and name the pages that you used.',
        `The search of the documentation found:\n1. ${passage.title}: ${passage.url}\n"${passage.text}"`,
      ].join('\n\n'),
    );
  });

  it('names no passages where there are none', () => {
    expect(promptOf({...handover, passages: []})).not.toContain('found');
  });
});

describe('a link to an assistant', () => {
  it.each(assistants)('$name gets the text as it is', ({...one}) => {
    const address = linkTo(one, handover);
    expect(address.startsWith(`${one.address}?q=`)).toBe(true);
    expect(promptIn(address)).toBe(promptOf(handover));
  });

  it.each(['a & b = c + d?', '#"<>%2F\\', 'ß 字 🎬'])(
    'encodes %s',
    (question) => {
      expect(promptIn(linkWith({question}))).toContain(question);
    },
  );

  it('replaces half a character', () => {
    expect(promptIn(linkWith({question: 'a\uD83C'}))).toContain('a\uFFFD\n');
  });

  it('leaves out quotations before passages, the last ones first', () => {
    const text = 'word '.repeat(150).trim();
    const passages = ['one', 'two', 'three'].map((title) => ({
      ...passage,
      title,
      text,
    }));
    const address = linkWith({passages});
    expect(address.length).toBeLessThanOrEqual(LINK_LIMIT);
    const prompt = promptIn(address);
    expect(prompt).toContain(`1. one: ${passage.url}\n"word`);
    expect(prompt).toContain(`3. three: ${passage.url}`);
    expect(prompt.split('"word')).toHaveLength(2);
  });

  it('leaves out passages before it cuts the question', () => {
    const long = {...passage, url: `https://example.com/${'a'.repeat(900)}`};
    const prompt = promptIn(linkWith({passages: [long, long, long]}));
    expect(prompt).toContain(handover.question);
    expect(prompt.split('/aaa')).toHaveLength(2);
  });

  it('cuts a question between characters', () => {
    const question = '🎬'.repeat(QUESTION_LIMIT / 2);
    expect(linkWith({question}).length).toBeLessThanOrEqual(LINK_LIMIT);
    expect(promptIn(linkWith({question}))).toMatch(/^(?:🎬)+…?\n/u);
  });

  it('holds the limit for any page and question', () => {
    const page = {title: '字'.repeat(3000), url: 'https://example.com/'};
    const question = '字'.repeat(QUESTION_LIMIT);
    const address = linkWith({page, question});
    expect(address.length).toBeLessThanOrEqual(LINK_LIMIT);
    expect(promptIn(address)).toMatch(/^字+$/);
  });
});
