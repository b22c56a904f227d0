import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {createTempDir} from '../../../plugins/__tests__/tempDir';
import {plannedPage} from '../../__tests__/plannedPage';
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
  planned: [],
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

  it.each([
    ['Player > State', 'in the category "Player > State"'],
    ['(top level)', 'at the top level'],
  ])(
    'says where a page was planned, and which row goes: %s',
    (category, at) => {
      const problem = problemOf({
        docIds: withPage('player/buffering/index'),
        planned: [plannedPage('/docs/player/buffering/', 'api', category)],
      });
      expect(problem).toContain(`to config/sidebars/api.ts, ${at}. If`);
      expect(problem).toContain(
        '\n\nconfig/routes.tsv:7: "/docs/player/buffering/" is written, in docs/player/buffering/index.mdx. Remove the line.',
      );
    },
  );

  it('asks for the reason alone where a page was planned to stand alone', () => {
    const problem = problemOf({
      docIds: withPage('old'),
      planned: [plannedPage('/docs/old', 'none')],
    });
    expect(problem).toContain(
      "no sidebar. Add the line\n  'old': '<why no sidebar shows it>',",
    );
  });

  it('refuses a row of a page that is written', () => {
    expect(problemOf({planned: [plannedPage('/docs/spring', 'api')]})).toBe(
      'config/routes.tsv:7: "/docs/spring" is written, in docs/spring.mdx. Remove the line.',
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
