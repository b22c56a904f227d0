import {describe, expect, it} from 'vitest';
import path from 'node:path';
import sidebars from '../../../sidebars';
import {listDocIds} from '../checkPages';
import {listEntries} from '../entries';

const docIds = listDocIds(path.resolve(__dirname, '../../../docs'));
const named = listEntries(sidebars).flatMap(({docId}) => docId ?? []);

describe('sidebars', () => {
  it('are main, API and recorder', () => {
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
    expect(
      listEntries({[name]: sidebars[name]}).find(({docId}) => docId)?.docId,
    ).toBe(first);
  });

  it('name pages that are files', () => {
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((id) => !docIds.includes(id))).toEqual([]);
  });
});
