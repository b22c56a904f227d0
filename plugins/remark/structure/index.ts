import path from 'node:path';
import type {Code, Heading, Image, Node, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
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

/** Nodes of a tree in the order of the file. */
function* walk(node: Node): Generator<Node> {
  yield node;
  if ('children' in node && Array.isArray(node.children)) {
    for (const child of node.children as Node[]) {
      yield* walk(child);
    }
  }
}

function findProblems(root: Root): Problem[] {
  const problems: Problem[] = [];
  let depth = 1;
  for (const node of walk(root)) {
    let problem: Problem | undefined;
    if (node.type === 'heading') {
      const heading = node as Heading;
      problem = checkHeading(heading, depth);
      depth = heading.depth;
    } else if (node.type === 'code') {
      problem = checkCode(node as Code);
    } else if (node.type === 'image') {
      problem = checkImage(node as Image);
    }
    if (problem) {
      problems.push(problem);
    }
  }
  return problems;
}

/**
 * Stops the build on a page whose structure a reader or a screen reader
 * stumbles over. Lines count from the first line of the file.
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
