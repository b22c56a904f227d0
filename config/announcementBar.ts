import type {ThemeConfig} from '@docusaurus/theme-common';
import {TOOLKIT_RELEASE_URL, TOOLKIT_VERSION} from './toolkit';

/**
 * Shown above the navbar until the visitor closes it. The id carries the
 * release, so that a new announcement is shown to those who closed the old one.
 */
export const announcementBar = {
  id: `release-${TOOLKIT_VERSION}`,
  content: `These pages document version ${TOOLKIT_VERSION}. <a href="${TOOLKIT_RELEASE_URL}">See what changed</a>`,
  backgroundColor: 'var(--site-ink)',
  textColor: 'var(--site-inverse)',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
