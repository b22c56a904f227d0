import {createStorageSlot} from '@docusaurus/theme-common';

/** A line for each page: its path, a space and its title; the latest comes first. */
export const pagesRead = createStorageSlot('search-read');
