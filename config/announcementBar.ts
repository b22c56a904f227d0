import type {ThemeConfig} from '@docusaurus/theme-common';
import type {Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {TOOLKIT_RELEASE_URL, TOOLKIT_VERSION} from './toolkit';

type Announcement = {
  /** Visitors who closed an announcement see the next one, which has another id. */
  readonly id: string;
  /** HTML of one line. */
  readonly content: string;
  /**
   * When it is shown first, in UTC: '2026-12-01', which is its first second, or
   * with a time. At once, if there is none.
   */
  readonly from?: string;
  /** When it is shown no more. Never, if there is none. */
  readonly until?: string;
};

type Shown = Pick<Announcement, 'id' | 'content'> & {
  readonly from: Date;
  readonly until: Date;
};

const ALWAYS = {from: new Date(0), until: new Date('9999-12-31')};

const announcementSchema = Joi.object<Shown, true>({
  id: Joi.string()
    .pattern(/^[\w.-]+$/)
    .required(),
  content: Joi.string().required(),
  from: Joi.date().iso().default(ALWAYS.from),
  until: Joi.date().iso().greater(Joi.ref('from')).default(ALWAYS.until),
}).required();

/**
 * The announcements, the most urgent first. A build takes the first that is not
 * over, so the last one should have no end.
 */
const announcements: readonly Announcement[] = [
  {
    id: `release-${TOOLKIT_VERSION}`,
    content: `Docs for version ${TOOLKIT_VERSION}. <a href="${TOOLKIT_RELEASE_URL}">See what changed</a>`,
  },
];

/**
 * The announcement of a build.
 *
 * @param now milliseconds since 1970
 * @throws Error naming the entry, its field and what it must be
 */
export function pickAnnouncement(
  list: readonly Announcement[],
  now: number,
): Shown | undefined {
  return list
    .map((entry, index) =>
      Joi.attempt(
        entry,
        announcementSchema,
        `config/announcementBar.ts: entry ${index + 1} ("${entry.id}"):`,
      ),
    )
    .find(({until}) => now < until.getTime());
}

/**
 * Runs inline in the head of every page and hides the announcement before and
 * after its time, whenever the page was built.
 */
export function hideOutside(from: number, until: number): void {
  const now = Date.now();
  if (now < from || now >= until) {
    document.documentElement.dataset.announcement = 'off';
  }
}

const announcement = pickAnnouncement(announcements, Date.now());

/** The plugin that tells browsers when the announcement is shown. */
export function announcementPlugin(): Plugin {
  const isLimited =
    announcement !== undefined &&
    (announcement.from > ALWAYS.from || announcement.until < ALWAYS.until);
  return {
    name: 'announcement',
    injectHtmlTags: () =>
      isLimited
        ? {
            headTags: [
              {
                tagName: 'script',
                innerHTML: `(${String(hideOutside)})(${announcement.from.getTime()},${announcement.until.getTime()})`,
              },
            ],
          }
        : {},
  };
}

export const announcementBar =
  announcement &&
  ({
    id: announcement.id,
    content: announcement.content,
    // Dark in both modes: white above a dark page would flash while it loads.
    backgroundColor: 'light-dark(var(--site-ink), var(--site-sunk))',
    textColor: 'var(--stage-ink)',
    isCloseable: true,
  } satisfies ThemeConfig['announcementBar']);
