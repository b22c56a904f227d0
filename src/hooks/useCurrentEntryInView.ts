import {useEffect, useRef} from 'react';
import {bringIntoView} from '@site/src/bringIntoView';

/**
 * Brings the entry of the current page into view in the menu of the docs when the
 * menu appears, and again on each navigation.
 */
export function useCurrentEntryInView(path: string): void {
  const isNew = useRef(true);
  useEffect(() => {
    const list = document.querySelector('.theme-doc-sidebar-menu');
    const box = list?.closest('.menu');
    // A reader who was faster than the scripts has chosen what to see.
    const isMoved = isNew.current && box && box.scrollTop > 0;
    isNew.current = false;
    if (!list || !box || isMoved) {
      return undefined;
    }
    // In the menu of small screens, a row above the list stays at the top.
    const above =
      list.getBoundingClientRect().top -
      box.getBoundingClientRect().top +
      box.scrollTop;
    // The list grows while the menu opens and while the category of the page does.
    const observer = new ResizeObserver(() => {
      const entry = list.querySelector('[aria-current="page"]');
      if (entry && bringIntoView(entry, box, above)) {
        observer.disconnect();
      }
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [path]);
}
