import {closest} from 'fastest-levenshtein';
import type {Code, Heading, Node, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {throwProblems, type Problem} from '../problems';

type Mistake = Omit<Problem, 'line'>;

/** Headings: the title is the only h1, and levels never skip. */
function checkHeading(
  node: Heading,
  previousDepth: number,
): Mistake | undefined {
  const text = toString(node);
  if (node.depth === 1) {
    return {
      problem: `the heading "${text}" is an h1, but the title in the front matter is already one`,
      remedy: 'Start with ## instead.',
    };
  }
  if (node.depth > previousDepth + 1) {
    return {
      problem: `the heading "${text}" is an h${node.depth} after an h${previousDepth}`,
      remedy: `Make it an h${previousDepth + 1}, or add the level between.`,
    };
  }
  return undefined;
}

const NO_LANGUAGE: Mistake = {
  problem: 'a code fence names no language',
  remedy: 'Write one after the backticks, "txt" if nothing fits.',
};

/**
 * Blue and green of samples that are published elsewhere: whoever has one here has
 * copied it, and samples of this site are written from scratch (README, License).
 */
const OTHERS_COLOR = /#(?:0b84f3|39e508)\b/i;

function checkColors(code: string): Mistake | undefined {
  const [color] = OTHERS_COLOR.exec(code) ?? [];
  return color === undefined
    ? undefined
    : {
        problem: `a sample has the color ${color}, which samples elsewhere are known by`,
        remedy: 'Take one of src/css/tokens.css, such as #ff5a2e.',
      };
}

/** Boxes and arrows; trees of folders have neither right edges nor heads. */
const BOX_DRAWING = /[┌┐┘┤┬┴┼═║╔╗╚╝▲▼►◄▶◀]|\+--+\+/;

function checkDrawing({lang, value}: Code): Mistake | undefined {
  return /^te?xt$/.test(lang ?? '') && BOX_DRAWING.test(value)
    ? {
        problem: 'a text block draws boxes or arrows, which nobody can hear',
        remedy:
          'Draw an SVG file beside the page and write ![what it says](./name.svg).',
      }
    : undefined;
}

/**
 * Components that pages have without an import: what transformers of Markdown
 * replace, what the theme brings and what src/theme/MDXComponents adds.
 */
const COMPONENTS = [
  'ApiFacts',
  'ApiHeader',
  'ApiTypes',
  'Details',
  'Example',
  'Head',
  'Only',
  'Option',
];

/** Names that the page imports or declares. */
function namesIn({data}: MdxjsEsm): string[] {
  return (data?.estree?.body ?? []).flatMap((node) => {
    if (node.type === 'ImportDeclaration') {
      return node.specifiers.map(({local}) => local.name);
    }
    const declaration =
      node.type === 'ExportNamedDeclaration' ? node.declaration : undefined;
    if (declaration?.type === 'VariableDeclaration') {
      return declaration.declarations.flatMap(({id}) =>
        id.type === 'Identifier' ? id.name : [],
      );
    }
    return declaration ? [declaration.id.name] : [];
  });
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

function checkComponent(
  {name}: JsxElement,
  known: readonly string[],
): Mistake | undefined {
  const component = /^[A-Z]\w*/.exec(name ?? '')?.[0];
  return component === undefined || known.includes(component)
    ? undefined
    : {
        problem: `there is no component <${component}>`,
        remedy: `Did you mean <${closest(component, known)}>? Else import it above.`,
      };
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

function checkLink(url: string): Mistake | undefined {
  return isDecodable(url)
    ? undefined
    : {
        problem: `the link "${url}" has a percent sign that encodes nothing`,
        remedy: 'Write %25 for a percent sign, or correct the address.',
      };
}

/** Addresses that an element written in JSX leads to. */
function linksOf({attributes}: JsxElement): string[] {
  return attributes.flatMap((attribute) =>
    'name' in attribute &&
    /^(?:href|to)$/.test(attribute.name) &&
    typeof attribute.value === 'string'
      ? attribute.value
      : [],
  );
}

function findProblems(root: Root): Problem[] {
  const problems: Problem[] = [];
  const known = root.children.reduce<readonly string[]>(
    (names, node) =>
      node.type === 'mdxjsEsm' ? [...names, ...namesIn(node)] : names,
    COMPONENTS,
  );
  const report = (node: Node, mistake: Mistake | undefined): void => {
    if (mistake) {
      problems.push({line: node.position?.start.line, ...mistake});
    }
  };
  let depth = 1;
  visit(root, (node) => {
    if (node.type === 'heading') {
      report(node, checkHeading(node, depth));
      depth = node.depth;
    } else if (node.type === 'code') {
      report(node, node.lang ? checkColors(node.value) : NO_LANGUAGE);
      report(node, checkDrawing(node));
    } else if (node.type === 'image' && !node.alt) {
      report(node, {
        problem: `the image "${node.url}" has no alternative text`,
        remedy: 'Say between the brackets what it shows.',
      });
    } else if (node.type === 'link' || node.type === 'definition') {
      report(node, checkLink(node.url));
    } else if (
      node.type === 'mdxJsxFlowElement' ||
      node.type === 'mdxJsxTextElement'
    ) {
      report(node, checkComponent(node, known));
      linksOf(node).forEach((url) => report(node, checkLink(url)));
    }
  });
  return problems;
}

/**
 * Stops the build on a page whose structure would make readers, or a screen
 * reader, stumble.
 *
 * @throws Error with file, line, what is wrong and what to do
 */
export default function remarkStructure(): (root: Root, file: VFile) => void {
  return (root, file) => {
    throwProblems('Invalid page structure', file, findProblems(root));
  };
}
