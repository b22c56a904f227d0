import {describe, expect, it} from 'vitest';
import {docIds, sidebarDocIds} from '../../__tests__/sitePaths';
import sidebars from '../../../sidebars';

/** Pages that no sidebar shows, each with the reason. */
const IN_NO_SIDEBAR: Readonly<Record<string, string>> = {
  'cli/install':
    'a command that was removed; the page is for those who search for it',
  clipper:
    'an experiment that was removed; the page is for those who search for it',
  null: 'an experiment that was removed; the page is for those who search for it',
  investors: 'the specification lists it among the pages in no sidebar',
};

const ids = Object.values(sidebars).flatMap(sidebarDocIds);

describe('sidebars', () => {
  it('are the three of the specification', () => {
    expect(Object.keys(sidebars)).toEqual([
      'mainSidebar',
      'apiSidebar',
      'recorderSidebar',
    ]);
  });

  it.each([
    ['mainSidebar', 'getting-started'],
    ['apiSidebar', 'api'],
    ['recorderSidebar', 'recorder/index'],
  ] as const)('%s starts with the page %s', (name, first) => {
    expect(sidebarDocIds(sidebars[name])[0]).toBe(first);
  });

  it.each(ids)('name the page %s, which is a file', (id) => {
    expect(docIds()).toContain(id);
  });

  it('name each page', () => {
    const named = [...ids, ...Object.keys(IN_NO_SIDEBAR)];
    expect(docIds().filter((id) => !named.includes(id))).toEqual([]);
  });

  it('name no page twice', () => {
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('leave out only pages that exist', () => {
    for (const id of Object.keys(IN_NO_SIDEBAR)) {
      expect(docIds()).toContain(id);
      expect(ids).not.toContain(id);
    }
  });
});
