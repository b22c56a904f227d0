import {useSyncExternalStore} from 'react';

/** A page is not changed at midnight while somebody reads it. */
const neverChanges = (): (() => undefined) => () => undefined;

/**
 * The date in UTC, such as '2025-06-15'. It is empty on the server and during
 * hydration, since a page that was built on another day must hydrate as it is.
 */
export function useToday(): string {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().toISOString().slice(0, 10),
    () => '',
  );
}
