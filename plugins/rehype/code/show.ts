import type {MagicComment} from '../../../config/prism';
import {readMagicComments, type MarkedCode} from './magicComments';
import type {FenceMeta} from './meta';

/**
 * A code as a reader sees it: without the comments that mark lines. Where a
 * range marks them, comments stay, as in the theme: it shows them.
 */
export function showCode(
  source: string,
  language: string,
  {lines}: Pick<FenceMeta, 'lines'>,
  magicComments: readonly MagicComment[],
): MarkedCode {
  const [firstMark] = magicComments;
  return lines && firstMark
    ? {
        code: source,
        lines: source.split('\n').map((_, index) => index),
        classNames: new Map(
          lines.map((line) => [line - 1, [firstMark.className]]),
        ),
      }
    : readMagicComments(source, language, magicComments);
}
