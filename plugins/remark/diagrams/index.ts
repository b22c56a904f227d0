import fs from 'node:fs';
import path from 'node:path';
import type {Image, Paragraph, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {createElement} from '../../mdxNodes';
import {throwProblems, type Problem} from '../problems';

/** Widest drawing that a phone shows whole. */
const NARROW = 320;

const VIEW_BOX = /^<svg viewBox="0 0 (\d+) (\d+)">/;

/** Reads a drawing without the indentation, which is for its writers. */
function read(file: string): string {
  return fs
    .readFileSync(file, 'utf8')
    .replace(/\n\s*/g, '')
    .replace(/\s*([{};])\s*/g, '$1');
}

/**
 * Looks of all diagrams, and what they refer to, in an element of their own: a
 * pattern in a drawing that is not shown paints nothing.
 */
const SHARED = `<svg class="diagram" width="0" height="0" aria-hidden="true">${read(path.join(__dirname, 'shared.svg'))}</svg>`;

/** A paragraph that is nothing but an image of an SVG file beside the page. */
function imageOf({children: [image, ...others]}: Paragraph): Image | undefined {
  return image?.type === 'image' &&
    others.length === 0 &&
    /^\..*\.svg$/.test(image.url)
    ? image
    : undefined;
}

/** Gives a drawing its name and its size, and its width as a class. */
function draw(svg: string, alt: string, widthClass: string): string {
  const label = alt.replaceAll('"', '&quot;');
  return svg.replace(
    VIEW_BOX,
    `<svg class="diagram ${widthClass}" role="img" aria-label="${label}" width="$1" height="$2" viewBox="0 0 $1 $2">`,
  );
}

/**
 * Puts a diagram in the place of `![what it says](./name.svg)`: the markup of
 * the file, so that its text has the fonts and its lines the colors of the page
 * in both color modes. It is a string of the page that shows it, and no other
 * page loads a byte of it. Where the page is narrower than the drawing, it shows
 * `name.narrow.svg`. Runs before the framework makes an `<img>` of the image.
 *
 * @throws Error with file and line if a diagram has no text, no `viewBox`, or
 *   nothing to show on a phone
 */
export default function remarkDiagrams(): (root: Root, file: VFile) => void {
  return (root, file) => {
    const problems: Problem[] = [];
    let count = 0;
    visit(root, 'paragraph', (node, index, parent) => {
      const image = imageOf(node);
      if (!image || !parent || index === undefined) {
        return undefined;
      }
      const line = node.position?.start.line;
      const {alt, url} = image;
      const wideFile = path.resolve(path.dirname(file.path), url);
      const narrowFile = wideFile.replace(/svg$/, 'narrow.svg');
      const wide = read(wideFile);
      const narrow = fs.existsSync(narrowFile) ? read(narrowFile) : wide;
      const widths = [wide, narrow].map((svg) => VIEW_BOX.exec(svg)?.[1]);
      if (!alt) {
        problems.push({
          line,
          problem: `the diagram "${url}" has no text`,
          remedy: 'Say between the brackets what it shows.',
        });
      } else if (widths.includes(undefined)) {
        problems.push({
          line,
          problem: `the diagram "${url}" does not tell its size`,
          remedy: 'Start the file with <svg viewBox="0 0 688 240">.',
        });
      } else if (Number(widths[1]) > NARROW) {
        problems.push({
          line,
          problem: `the diagram "${url}" is wider than a phone`,
          remedy: `Draw it again in ${path.basename(narrowFile)}, at most ${NARROW} wide, with its parts below each other.`,
        });
      } else {
        parent.children[index] = createElement('div', {
          className: 'diagramBox',
          dangerouslySetInnerHTML: {
            __html: [
              count++ ? '' : SHARED,
              ...(wide === narrow
                ? [draw(wide, alt, '')]
                : [draw(wide, alt, 'wide'), draw(narrow, alt, 'narrow')]),
            ].join(''),
          },
        });
      }
      return SKIP;
    });
    throwProblems('Invalid diagram', file, problems);
  };
}
