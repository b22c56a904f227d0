import path from 'node:path';
import type {Code, Heading, Image, Node, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

type Problem = {
  readonly node: Node;
  readonly problem: string;
  readonly remedy: string;
};

/** Headings: the title is the only h1, and levels never skip. */
function checkHeading(
  node: Heading,
  previousDepth: number,
): Problem | undefined {
  const text = toString(node);
  if (node.depth === 1) {
    return {
      node,
      problem: `the heading "${text}" is an h1, but the title in the front matter is already one`,
      remedy: 'Start with ## instead.',
    };
  }
  if (node.depth > previousDepth + 1) {
    return {
      node,
      problem: `the heading "${text}" is an h${node.depth} after an h${previousDepth}`,
      remedy: `Make it an h${previousDepth + 1}, or add the level between.`,
    };
  }
  return undefined;
}

function checkCode(node: Code): Problem | undefined {
  return node.lang
    ? undefined
    : {
        node,
        problem: 'a code fence names no language',
        remedy: 'Write one after the backticks, "txt" if nothing fits.',
      };
}

function checkImage(node: Image): Problem | undefined {
  return node.alt
    ? undefined
    : {
        node,
        problem: `the image "${node.url}" has no alternative text`,
        remedy: 'Say between the brackets what it shows.',
      };
}

function findProblems(root: Root): Problem[] {
  const problems: (Problem | undefined)[] = [];
  let depth = 1;
  visit(root, (node) => {
    if (node.type === 'heading') {
      problems.push(checkHeading(node, depth));
      depth = node.depth;
    } else if (node.type === 'code') {
      problems.push(checkCode(node));
    } else if (node.type === 'image') {
      problems.push(checkImage(node));
    }
  });
  return problems.filter((problem) => problem !== undefined);
}

/**
 * Stops the build on a page whose structure would make readers, or a screen
 * reader, stumble.
 *
 * @throws Error with file, line, what is wrong and what to do
 */
export default function remarkStructure(): (root: Root, file: VFile) => void {
  return (root, file) => {
    const problems = findProblems(root);
    if (problems.length === 0) {
      return;
    }
    const name = path.relative(file.cwd, file.path);
    const lines = problems.map(
      ({node, problem, remedy}) =>
        `${name}:${node.position?.start.line ?? 1}: ${problem}. ${remedy}`,
    );
    throw new Error(`Invalid page structure:\n${lines.join('\n')}`);
  };
}
