import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {createTempDir} from '../../../plugins/__tests__/tempDir';
import {checkPages, listDocIds, type SitePages} from '../checkPages';

const SIDEBARS: SidebarsConfig = {
  mainSidebar: ['start', {Player: ['player/index', 'player/scaling']}],
  apiSidebar: ['api', 'spring'],
};

const SITE: SitePages = {
  docIds: [
    'api',
    'player/index',
    'player/scaling',
    'removed',
    'spring',
    'start',
  ],
  standalone: {removed: 'for those who search for it'},
};

function problemOf(parts: Partial<SitePages>): string {
  try {
    checkPages(SIDEBARS, {...SITE, ...parts});
  } catch (error) {
    return (error as Error).message;
  }
  return expect.fail('nothing was wrong');
}

const withPage = (id: string): string[] => [...SITE.docIds, id];

describe('checkPages', () => {
  it('accepts pages in sidebars and pages that stand alone', () => {
    expect(() => checkPages(SIDEBARS, SITE)).not.toThrow();
  });

  it('names the line to add for a page without a place, and a neighbor', () => {
    expect(problemOf({docIds: withPage('player/buffering')})).toBe(
      `The page "player/buffering" (docs/player/buffering.mdx) stands in no sidebar. Add the line
  'player/buffering',
to config/sidebars/main.ts, for example after 'player/scaling'. If it is to stand alone, add the line
  'player/buffering': '<why no sidebar shows it>',
to config/sidebars/standalone.ts.`,
    );
  });

  it('looks for neighbors further up, in each sidebar', () => {
    expect(problemOf({docIds: withPage('new/deep/page')})).toContain(
      "to config/sidebars/main.ts, for example after 'start', or to config/sidebars/api.ts, for example after 'spring'. If",
    );
  });

  it('refuses to let a page stand alone that does not', () => {
    expect(problemOf({standalone: {...SITE.standalone, spring: '…'}})).toBe(
      'config/sidebars/standalone.ts: the page "spring" stands in a sidebar, in apiSidebar. Remove the line.',
    );
    expect(problemOf({standalone: {...SITE.standalone, gone: '…'}})).toBe(
      'config/sidebars/standalone.ts: the page "gone" does not exist. Remove the line.',
    );
  });
});

describe('listDocIds', () => {
  it('leaves out other files and parts of pages', () => {
    const dir = createTempDir({
      'a/index.mdx': '',
      'b.md': '',
      '_c.mdx': '',
      'a/_parts/d.mdx': '',
      'e.png': '',
    });
    expect(listDocIds(dir)).toEqual(['a/index', 'b']);
  });
});
