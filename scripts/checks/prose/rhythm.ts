import type {AnyTxtNode} from '@textlint/ast-node-types';
import type {TextlintRuleReporter} from '@textlint/types';

/** A sentence of at most so many words is short. */
const SHORT_WORDS = 8;
/** So many short sentences in a row are too many. */
const SHORT_SENTENCES = 3;

/** ", so that" names a purpose, which reads well any number of times. */
const JOINT = /, (?:so(?! that\b)|because)\b/g;

const segmenter = new Intl.Segmenter('en', {granularity: 'sentence'});

/** Writes what a reader reads of a node, where it stands in its paragraph. */
function writeText(node: AnyTxtNode, offset: number, text: string[]): void {
  if ('children' in node) {
    node.children.forEach((child) => {
      writeText(child, offset, text);
    });
  } else if (node.type === 'Str' || node.type === 'Code') {
    const word = node.type === 'Str' ? node.raw : 'X'.repeat(node.raw.length);
    text.splice(node.range[0] - offset, word.length, ...word.split(''));
  }
}

/** Where the first of too many short sentences begins; -1 if there are none. */
function findTelegram(text: string): number {
  let short: number[] = [];
  for (const {segment, index} of segmenter.segment(text)) {
    const words = segment.match(/\S*\w\S*/g)?.length ?? 0;
    short = words <= SHORT_WORDS ? [...short, index] : [];
    if (short.length === SHORT_SENTENCES) {
      return short[0] ?? -1;
    }
  }
  return -1;
}

/**
 * The textlint rule for what a dictionary cannot see: paragraphs whose
 * sentences are all joined in one way, or not at all.
 */
export const rhythm: TextlintRuleReporter = ({
  Syntax,
  RuleError,
  report,
  locator,
}) => ({
  [Syntax.Paragraph](node) {
    const characters = node.raw.split('').map(() => ' ');
    writeText(node, node.range[0], characters);
    const text = characters.join('');
    const complain = (index: number, message: string): void => {
      report(node, new RuleError(message, {padding: locator.at(index)}));
    };
    const joints = [...text.matchAll(JOINT)];
    if (joints[1]) {
      complain(
        joints[1].index,
        `", so" and ", because" join sentences ${String(joints.length)} times in this paragraph: keep one, and lead with the cause, use an imperative, a participle, a relative clause or two plain sentences for the others.`,
      );
    }
    const telegram = findTelegram(text);
    if (telegram >= 0) {
      complain(
        telegram,
        `${String(SHORT_SENTENCES)} sentences in a row of at most ${String(SHORT_WORDS)} words read like a telegram: join two of them.`,
      );
    }
  },
});
