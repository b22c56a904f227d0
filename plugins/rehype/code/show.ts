import type {MagicComment} from '../../../config/prism';
import {readMagicComments, type MarkedCode} from './magicComments';
import type {FenceMeta} from './meta';

/**
 * The code as readers see it, without the comments that mark lines. If the fence
 * marks lines by a range instead, such comments are shown, as in the theme.
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
