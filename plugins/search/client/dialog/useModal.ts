import {useLayoutEffect, useState, type RefObject} from 'react';
import {
  limitRecentSearches,
  makeContainers,
  type Containers,
} from './docSearch';
import {mendRoles} from './mendRoles';

/**
 * Opens a dialog element as long as it is rendered, and gives the focus back to
 * what had it before.
 *
 * @returns the containers for parts of the dialog, once they are there
 */
export function useModal(
  dialogRef: RefObject<HTMLDialogElement | null>,
): Containers | undefined {
  const [containers, setContainers] = useState<Containers>();
  // Before the dialog is drawn: its field takes the focus at once.
  const [opener] = useState(() => document.activeElement);

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) {
      return undefined;
    }
    dialog.showModal();
    setContainers(makeContainers(dialog));
    const stopMending = mendRoles(dialog);
    const stopLimiting = limitRecentSearches(dialog);
    dialog.querySelector<HTMLElement>('.DocSearch-Input')?.focus();
    return () => {
      stopMending();
      stopLimiting();
      dialog.close();
      if (opener instanceof HTMLElement) {
        opener.focus({preventScroll: true});
      }
    };
  }, [dialogRef, opener]);

  return containers;
}
