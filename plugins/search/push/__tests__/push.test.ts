import {beforeEach, describe, expect, it} from 'vitest';
import {records, vocabulary} from '../../client/engine/__tests__/fixture';
import {pushIndex} from '../push';
import {toHostedRecords} from '../records';
import {toHostedIndex} from '../settings';
import {createFakeService, type FakeService, type Index} from './fakeService';

const some = toHostedRecords(records, 'https://www.example.com');
const index = toHostedIndex(vocabulary.synonyms);
const {indexSettings, synonymHit} = index;

let service: FakeService;
beforeEach(() => {
  service = createFakeService();
});

const push = (
  options: Partial<Parameters<typeof pushIndex>[0]> = {},
): Promise<void> =>
  pushIndex({
    client: service.client,
    indexName: 'docs',
    index,
    records: some,
    ...options,
  });

it.each<[what: string, before: Index | undefined]>([
  ['makes an index that there was not', undefined],
  [
    'replaces all of one that there was',
    {settings: {distinct: false}, synonyms: [1], records: ['before']},
  ],
])('%s', async (_, before) => {
  if (before) {
    service.indexes.set('docs', before);
  }
  await push();
  expect([...service.indexes]).toEqual([
    ['docs', {settings: indexSettings, synonyms: synonymHit, records: some}],
  ]);
});

it('tells how far it is, batch by batch', async () => {
  const many = Array.from({length: 2001}, (_, number) =>
    some.slice(0, 1).map((record) => ({...record, objectID: String(number)})),
  ).flat();
  const told: number[] = [];
  await push({records: many, onProgress: (sent) => told.push(sent)});
  expect(told).toEqual([1000, 2000, 2001]);
  expect(service.indexes.get('docs')?.records).toHaveLength(2001);
});

describe('a push that fails leaves the records as they were', () => {
  it.each([
    ['PUT settings', 403, 'set the settings', 'ALGOLIA_ADMIN_API_KEY'],
    ['POST synonyms/batch', 400, 'save the synonyms', 'refuses what was sent'],
    ['GET task', 404, 'wait for settings', 'ALGOLIA_INDEX_NAME'],
    ['POST batch', 429, 'replace the records', 'quota'],
    ['POST operation', 403, 'replace the records', 'deleteIndex'],
  ])('at %s with %i', async (call, status, what, remedy) => {
    const live = {synonyms: [], records: ['before']};
    service.indexes.set('docs', live);
    service.failWith(call, status);
    await expect(push()).rejects.toThrow(
      new RegExp(
        `Could not ${what}.*: Not like this\n"docs" .*"docs_tmp_…", delete it\\.\n.*${remedy}`,
      ),
    );
    expect([...service.indexes.keys()]).toEqual(['docs']);
    expect(service.indexes.get('docs')?.records).toEqual(['before']);
  });

  it('where no host answers', async () => {
    service.failWith('PUT settings', 0);
    await expect(push()).rejects.toThrow(
      /"docs" is as before.*\nCheck the network/,
    );
    expect(service.indexes.size).toBe(0);
  });
});

it('sends whole addresses, and plain texts', () => {
  const url = 'https://www.example.com/docs/captions/displaying/';
  expect(some[0]).toMatchObject({
    url,
    url_without_anchor: url,
    hierarchy: {lvl0: 'guides'},
  });
});

it.each([
  ['nothing', [], 'would become empty'],
  [
    'more than the service takes',
    records.map((record) => ({...record, content: 'x'.repeat(10_000)})),
    /\/docs\/captions\/displaying\/ has \d+ bytes/,
  ],
])('refuses to send %s', (_, sent, message) => {
  expect(() => toHostedRecords(sent, 'https://www.example.com')).toThrow(
    message,
  );
});

it('searches and ranks by fields that records have', () => {
  const fields = some.flatMap((record) => [
    ...Object.keys(record),
    ...Object.keys(record.hierarchy).map((key) => `hierarchy.${key}`),
    ...Object.keys(record.weight).map((key) => `weight.${key}`),
  ]);
  const named = [
    ...(indexSettings.searchableAttributes ?? []),
    ...(indexSettings.attributesForFaceting ?? []),
    ...(indexSettings.customRanking ?? []),
  ].map((name) => name.replace(/^\w+\((.*)\)$/, '$1'));
  expect([...fields, 'flags', 'keywords', 'signature', 'kind']).toEqual(
    expect.arrayContaining(named),
  );
});
