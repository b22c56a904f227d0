import {createStorageSlot} from '@docusaurus/theme-common';

const slot = createStorageSlot('search-slash');

/** Held here as well, for browsers that keep nothing. */
let isOn: boolean | undefined;

/** Whether the slash key opens the search; it does until it is turned off. */
export function isSlashOn(): boolean {
  isOn ??= slot.get() !== 'off';
  return isOn;
}

/** Turns the slash key on or off, for this visit and later ones. */
export function switchSlash(next: boolean): void {
  isOn = next;
  if (next) {
    slot.del();
  } else {
    slot.set('off');
  }
}
