import type {ThemeConfig} from '@docusaurus/theme-common';
import {TOOLKIT_RELEASE_URL, TOOLKIT_VERSION} from './toolkit';

/**
 * Shown above the navbar until the visitor closes it. The id carries the
 * release, so that a new announcement is shown to those who closed the old one.
 */
export const announcementBar = {
  id: `release-${TOOLKIT_VERSION}`,
  content: `Docs for version ${TOOLKIT_VERSION}. <a href="${TOOLKIT_RELEASE_URL}">See what changed</a>`,
  // Dark in both modes: white above a dark page would flash while it loads.
  backgroundColor: 'light-dark(var(--site-ink), var(--site-sunk))',
  textColor: 'var(--stage-ink)',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
