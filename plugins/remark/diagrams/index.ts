import fs from 'node:fs';
import path from 'node:path';
import type {Image, Paragraph, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {createElement} from '../../mdxNodes';
import {throwProblems, type Problem} from '../problems';

/** Looks of all diagrams, and what they refer to. */
const SHARED = fs.readFileSync(path.join(__dirname, 'shared.svg'), 'utf8');

const VIEW_BOX = /^<svg viewBox="0 0 (\d+) (\d+)">/;

/** Drawings are indented for their writers. */
function minify(svg: string): string {
  return svg.replace(/\n\s*/g, '').replace(/\s*([{};])\s*/g, '$1');
}

/** A paragraph that is nothing but an image of an SVG file beside the page. */
function imageOf({children: [image, ...others]}: Paragraph): Image | undefined {
  return image?.type === 'image' &&
    others.length === 0 &&
    /^\..*\.svg$/.test(image.url)
    ? image
    : undefined;
}

/**
 * Puts a diagram in the place of `![what it says](./name.svg)`: the markup of
 * the file, so that its text has the fonts and its lines the colors of the page
 * in both color modes. It is a string of the page that shows it, and no other
 * page loads a byte of it. Runs before the framework makes an `<img>` of the
 * image.
 *
 * @throws Error with file and line if a diagram has no text, or its file no
 *   `viewBox`
 */
export default function remarkDiagrams(): (root: Root, file: VFile) => void {
  return (root, file) => {
    const problems: Problem[] = [];
    let heading = '';
    let count = 0;
    visit(root, (node, index, parent) => {
      if (node.type === 'heading') {
        heading = toString(
          node.children.filter(({type}) => type !== 'mdxTextExpression'),
        ).trim();
      }
      const image = node.type === 'paragraph' && imageOf(node);
      if (!image || !parent || index === undefined) {
        return undefined;
      }
      const line = node.position?.start.line;
      const drawing = minify(
        fs.readFileSync(
          path.resolve(path.dirname(file.path), image.url),
          'utf8',
        ),
      );
      const [start, width, height] = VIEW_BOX.exec(drawing) ?? [];
      if (!image.alt) {
        problems.push({
          line,
          problem: `the diagram "${image.url}" has no text`,
          remedy: 'Say between the brackets what it shows.',
        });
      } else if (!start) {
        problems.push({
          line,
          problem: `the diagram "${image.url}" does not tell its size`,
          remedy: 'Start the file with <svg viewBox="0 0 720 240">.',
        });
      } else {
        const label = image.alt.replaceAll('"', '&quot;');
        const shared = count++ ? '' : minify(SHARED);
        // The region scrolls where the diagram is wider than the page.
        parent.children[index] = createElement('div', {
          className: 'scrollRegion',
          role: 'region',
          'aria-label': heading ? `Diagram: ${heading}` : 'Diagram',
          tabIndex: 0,
          dangerouslySetInnerHTML: {
            __html: `<svg class="diagram" role="img" aria-label="${label}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shared}${drawing.slice(start.length)}`,
          },
        });
      }
      return SKIP;
    });
    throwProblems('Invalid diagram', file, problems);
  };
}
