import {startTransition, useCallback, useState as useStateAtOnce} from 'react';
import type {Dispatch, SetStateAction} from 'react';

// What these modules import besides.
export {default, useCallback, useContext, useEffect, useMemo} from 'react';

/**
 * React's `useState`, but what a new state changes is drawn in slices, between which
 * the browser reacts. For the modules of the framework that learn after hydration
 * where they run, upon which most of a page is drawn again.
 */
export function useState<State>(
  initial: State | (() => State),
): [State, Dispatch<SetStateAction<State>>] {
  const [state, setState] = useStateAtOnce(initial);
  const setInSlices = useCallback<typeof setState>(
    (action) => {
      startTransition(() => setState(action));
    },
    [setState],
  );
  return [state, setInSlices];
}
