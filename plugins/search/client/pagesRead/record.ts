// Every page loads this, so it only writes; the dialog of the search reads.
import type {ClientModule} from '@docusaurus/types';
import {pagesRead} from './slot';

/** After so many milliseconds a page counts as read. */
const READING = 5000;

/** One of them is the page itself, when they are shown. */
const MOST = 6;

let timer: number;

/** Keeps the page in this browser as read, once its reader has stayed a while. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: {pathname},
}) => {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    // Pages that are read are articles; lists and frames are not.
    const title = document.querySelector('article h1')?.textContent;
    if (title) {
      const path = `${pathname} `;
      const others = (pagesRead.get() ?? '').split('\n');
      pagesRead.set(
        [path + title, ...others.filter((line) => !line.startsWith(path))]
          .slice(0, MOST)
          .join('\n'),
      );
    }
  }, READING);
};
