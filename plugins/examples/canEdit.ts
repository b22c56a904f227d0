import {moduleNames} from './moduleNames';

const IMPORT = /^(?:import|export)\b[^;]*?\bfrom '([^']+)'/gm;

/** What loads files, for which the frame has no network. */
const FILES =
  /\bstaticFile\b|<(?:Audio|Html5Audio|Html5Video|IFrame|Img|OffthreadVideo|Video)\b/;

const known: ReadonlySet<string> = new Set(moduleNames);

/**
 * Whether visitors can edit an example: the frame in which it then runs has to
 * provide all that it imports, and it must not need files.
 *
 * @param source text of the file
 */
export function canEdit(source: string): boolean {
  return (
    !FILES.test(source) &&
    [...source.matchAll(IMPORT)].every(([, name = '']) => known.has(name))
  );
}
