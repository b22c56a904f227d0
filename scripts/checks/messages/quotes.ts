import type {Nodes, PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** A message that a page quotes. */
export type Quote = {
  readonly line: number;
  readonly message: string;
  /** The words where a page says whose message it is. */
  readonly beside: string;
};

/** Titles of sections whose `txt` blocks, and titles in code, are messages. */
const ERRORS = /\b(?:errors?|messages?|troubleshooting)\b/i;

/** Words that introduce a message in a sentence. */
const INTRODUCTION =
  /\b(?:throws?|rejects with|fails? with|warning|message|error|prints?|logs?|reports)(?: [a-z]+){0,3}:? $/;

function quote(node: Nodes, message: string, beside: string): Quote {
  return {line: node.position?.start.line ?? 1, message, beside};
}

/** Inline code of some nodes, as messages, with the words around it. */
function quoteCode(nodes: readonly PhrasingContent[]): Quote[] {
  const words = nodes.filter(({type}) => type !== 'inlineCode');
  const beside = words.map((node) => toString(node)).join(' ');
  return nodes.flatMap((node) =>
    node.type === 'inlineCode' ? [quote(node, node.value, beside)] : [],
  );
}

/** The first column of tables that begin with the column "Message". */
function findInTables(root: Root): Quote[] {
  const quotes: Quote[] = [];
  visit(root, 'table', ({children: [head, ...rows]}) => {
    if (toString(head?.children[0]) === 'Message') {
      quotes.push(
        ...rows.flatMap((row) => quoteCode(row.children[0]?.children ?? [])),
      );
    }
  });
  return quotes;
}

/** Code of three words or more that a sentence introduces as a message. */
function findInSentences(root: Root): Quote[] {
  const quotes: Quote[] = [];
  visit(root, 'inlineCode', (node, index, parent) => {
    const before = parent?.children[(index ?? 0) - 1];
    if (
      before?.type === 'text' &&
      INTRODUCTION.test(before.value) &&
      /\S \S+ \S/.test(node.value)
    ) {
      quotes.push(quote(node, node.value, before.value));
    }
  });
  return quotes;
}

/** Titles that are code, and `txt` blocks, in sections about errors. */
function findInSections(root: Root, isAboutErrors: boolean): Quote[] {
  let isInErrors = isAboutErrors;
  return root.children.flatMap((node, index) => {
    if (node.type === 'heading') {
      if (node.depth === 2) {
        isInErrors = isAboutErrors || ERRORS.test(toString(node));
      }
      const next = toString(root.children[index + 1]);
      return isInErrors
        ? quoteCode(node.children)
            .filter(({message}) => message.includes(' '))
            .map(({beside, ...more}) => ({...more, beside: beside + next}))
        : [];
    }
    return isInErrors && node.type === 'code' && node.lang === 'txt'
      ? [quote(node, node.value, toString(root.children[index - 1]))]
      : [];
  });
}

/**
 * Finds the messages that a page quotes.
 *
 * @param isAboutErrors whether the whole page is about errors, not only the
 *   sections whose title says so
 */
export function findQuotes(root: Root, isAboutErrors = false): Quote[] {
  return [
    ...findInTables(root),
    ...findInSentences(root),
    ...findInSections(root, isAboutErrors),
  ].sort((a, b) => a.line - b.line);
}
