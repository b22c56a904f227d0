import {pagesRead} from '../pagesRead/slot';
import {readPath} from './storedHits';

/** A link that the empty dialog offers. */
export type StartLink = {readonly label: string; readonly to: string};

/**
 * The pages of this site that were read lately, without the one that is shown.
 *
 * @param baseUrl Path of the site, with slashes at both ends.
 */
export function listReadLately(baseUrl: string): StartLink[] {
  return (pagesRead.get() ?? '')
    .split('\n')
    .flatMap((line) => {
      const [, path, label = ''] = /^(\S+) (.{1,200})$/.exec(line) ?? [];
      const to = readPath(path, baseUrl);
      return to && to !== window.location.pathname ? {label, to} : [];
    })
    .slice(0, 5);
}
