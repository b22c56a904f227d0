import type {TxtCommentNode, TxtNode} from '@textlint/ast-node-types';
import type {
  TextlintFilterRuleReporter,
  TextlintRuleReporter,
} from '@textlint/types';

// {/* prose-ok: reason */}, in a block or on the line above it.
const EXCEPTION = /^\s*prose-ok(?::\s*(?<reason>\S.*\S))?\s*$/;

/** What somebody said or a program printed. */
const QUOTE = /"[^"\n]+"/g;

const BLOCKS = new Set(['Paragraph', 'Header', 'TableCell']);

/** The block that a comment is in, or the one below a comment of its own. */
function findBlock(comment: TxtCommentNode): TxtNode | undefined {
  const {parent} = comment;
  return parent && !BLOCKS.has(parent.type)
    ? parent.children[parent.children.indexOf(comment) + 1]
    : parent;
}

/** Leaves out quotations, and blocks with a comment that says why. */
export const exceptions: TextlintFilterRuleReporter = ({
  Syntax,
  shouldIgnore,
}) => {
  const ignoreQuotes = ({raw, range: [start]}: TxtNode): void => {
    for (const {0: quote, index} of raw.matchAll(QUOTE)) {
      shouldIgnore([start + index, start + index + quote.length], {});
    }
  };
  return {
    [Syntax.Paragraph]: ignoreQuotes,
    [Syntax.Header]: ignoreQuotes,
    [Syntax.TableCell]: ignoreQuotes,
    [Syntax.Comment](node) {
      const block = findBlock(node);
      if (EXCEPTION.exec(node.value)?.groups?.reason && block) {
        shouldIgnore(block.range, {});
      }
    },
  };
};

/** The textlint rule that an exception has a reason. */
export const reasons: TextlintRuleReporter = ({Syntax, RuleError, report}) => ({
  [Syntax.Comment](node) {
    const exception = EXCEPTION.exec(node.value);
    if (exception && !exception.groups?.reason) {
      report(
        node,
        new RuleError(
          'an exception has no reason: write {/* prose-ok: reason */}.',
        ),
      );
    }
  },
});
