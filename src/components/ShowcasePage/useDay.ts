import {useLayoutEffect, useState, type RefObject} from 'react';

/**
 * Today, or nothing on the server and during hydration, whose list has to be the
 * same in both: a build does not know on which day it is read, and its result
 * must not depend on its own. So the list is in the order of the build at first,
 * invisible for two seconds at most, and is shuffled before anybody sees it.
 *
 * Where it is seen already, since scripts came late, and where the address names
 * an entry, to which the browser has scrolled, nothing moves: there is no day.
 */
export function useDay(listRef: RefObject<HTMLElement | null>): {
  readonly day: string;
  /** Whether it is still to be found out; the list is invisible then. */
  readonly isPending: boolean;
} {
  const [day, setDay] = useState<string>();
  useLayoutEffect(() => {
    const list = listRef.current;
    const isSeen = !list || getComputedStyle(list).visibility === 'visible';
    setDay(
      isSeen || window.location.hash
        ? ''
        : new Date().toISOString().slice(0, 10),
    );
  }, [listRef]);
  return {day: day ?? '', isPending: day === undefined};
}
