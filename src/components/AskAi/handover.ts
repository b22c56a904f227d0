/** Hands a question to an assistant, as the text of a link to it. */
import type {Assistant} from './assistants';
import type {Passage} from './passages';

/** Characters that a question may have. */
export const QUESTION_LIMIT = 240;

/**
 * Characters that the address of a link may have. No assistant promises a number;
 * this one passes every server and browser that is in use.
 */
export const LINK_LIMIT = 2000;

/** What an assistant is told. */
export type Handover = {
  readonly question: string;
  /** Release that the site documents, such as `4.0.312`. */
  readonly release: string;
  /** The page on which the question was asked. */
  readonly page: {readonly title: string; readonly url: string};
  /** The best first; their addresses are absolute. */
  readonly passages: readonly Passage[];
};

/** The question with what belongs to it, as text. */
export function promptOf({
  question,
  release,
  page,
  passages,
}: Handover): string {
  const found = passages.map(
    ({title, url, text}, index) =>
      `${index + 1}. ${title}: ${url}${text && `\n"${text}"`}`,
  );
  return [
    question,
    `I am reading "${page.title}" (${page.url}). Answer for Remotion ${release} from its documentation, and name the pages that you used.`,
    ...(found.length > 0
      ? [`The search of the documentation found:\n${found.join('\n')}`]
      : []),
  ].join('\n\n');
}

function addressOf({address}: Assistant, prompt: string): string {
  const url = new URL(address);
  // Replaces halves of characters, on which encodeURIComponent() throws.
  url.searchParams.set('q', prompt);
  // Both are a space, but not every reader of an address knows the shorter one.
  return url.href.replaceAll('+', '%20');
}

/** The same with less and less: quotations go first, then passages, then words. */
function* shorter(handover: Handover): Generator<Handover> {
  const {passages, question} = handover;
  for (let quoted = passages.length; quoted > 0; quoted--) {
    yield {
      ...handover,
      passages: passages.map((passage, index) =>
        index < quoted ? passage : {...passage, text: ''},
      ),
    };
  }
  for (let named = passages.length; named >= 0; named--) {
    yield {
      ...handover,
      passages: passages.slice(0, named).map((one) => ({...one, text: ''})),
    };
  }
  const characters = Array.from(question);
  for (let count = characters.length - 1; count > 0; count--) {
    yield {
      ...handover,
      passages: [],
      question: `${characters.slice(0, count).join('')}…`,
    };
  }
}

/** A link to an assistant with as much of the question as its address may hold. */
export function linkTo(assistant: Assistant, handover: Handover): string {
  for (const next of shorter(handover)) {
    const address = addressOf(assistant, promptOf(next));
    if (address.length <= LINK_LIMIT) {
      return address;
    }
  }
  // A page with so long a title or address says nothing to an assistant.
  return addressOf(
    assistant,
    Array.from(handover.question).slice(0, 50).join(''),
  );
}
