import {describe, expect, it} from 'vitest';
import path from 'node:path';
import sidebars from '../../../sidebars';
import {listDocIds} from '../checkPages';
import {listEntries} from '../entries';

const docIds = listDocIds(path.resolve(__dirname, '../../../docs'));
const named = listEntries(sidebars).flatMap(({docId}) => docId ?? []);

describe('sidebars', () => {
  it('name pages that are files', () => {
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((id) => !docIds.includes(id))).toEqual([]);
  });
});
