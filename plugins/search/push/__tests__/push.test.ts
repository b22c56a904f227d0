import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {records} from '../../client/engine/__tests__/fixture';
import {synonyms} from '../../client/engine/synonyms';
import {BATCH_SIZE, PushError, pushIndex, type PushOptions} from '../push';
import {toHostedRecords} from '../records';
import {indexSettings, indexSynonyms} from '../settings';
import {startFakeService, type FakeService} from './fakeService';

const live = {records: ['as before'], synonyms: []};
const some = toHostedRecords(records, 'https://www.example.com');
const many = Array.from({length: 2 * BATCH_SIZE + 1}, (_, number) =>
  some.slice(0, 1).map((record) => ({...record, objectID: String(number)})),
).flat();

let service: FakeService;
beforeEach(async () => {
  service = await startFakeService();
  service.indexes.set('docs', live);
});
afterEach(() => service.close());

const push = (options: Partial<PushOptions> = {}): Promise<void> =>
  pushIndex({
    client: service.client,
    indexName: 'docs',
    temporaryName: 'docs_tmp',
    records: some,
    pollDelay: () => 0,
    ...options,
  });

async function failureOf(promise: Promise<void>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    expect(error).toBeInstanceOf(PushError);
    return error instanceof Error ? error.message : '';
  }
  throw new Error('It did not fail.');
}

describe('a push', () => {
  it('fills a temporary index and moves it, in this order', async () => {
    await push();
    expect(service.calls).toEqual([
      'PUT settings',
      'POST synonyms/batch',
      'POST batch',
      'GET task',
      'POST operation',
      'GET task',
    ]);
    expect([...service.indexes.keys()]).toEqual(['docs']);
    expect(service.indexes.get('docs')).toEqual({
      settings: indexSettings,
      synonyms: indexSynonyms,
      records: some,
    });
  });

  it('leaves the live index alone until the move', async () => {
    const states: unknown[] = [];
    service.onCall = () => states.push(service.indexes.get('docs'));
    await push();
    const before = states.slice(0, -1);
    expect(before).not.toEqual([]);
    expect(before.every((state) => state === live)).toBe(true);
  });

  it('sends the records in batches and tells how far it is', async () => {
    const told: number[] = [];
    await push({records: many, onProgress: (sent) => told.push(sent)});
    expect(service.batches).toEqual([BATCH_SIZE, BATCH_SIZE, 1]);
    expect(told).toEqual([BATCH_SIZE, 2 * BATCH_SIZE, 2 * BATCH_SIZE + 1]);
    expect(service.indexes.get('docs')?.records).toHaveLength(many.length);
  });

  it('waits until the service has indexed everything', async () => {
    service.pending = 7;
    await push();
    expect(service.pending).toBeLessThan(0);
    expect(service.indexes.get('docs')?.records).toEqual(some);
  });
});

describe('a push that fails leaves the live index as it was', () => {
  it.each([
    ['PUT settings', 403, 'set the settings', 'ALGOLIA_ADMIN_API_KEY'],
    ['POST synonyms/batch', 400, 'save the synonyms', 'refuses what was sent'],
    ['POST batch', 429, 'send the records 1 to', 'quota'],
    ['GET task', 404, 'wait until the records', 'ALGOLIA_INDEX_NAME'],
    ['POST operation', 403, 'move the new index', 'deleteIndex'],
  ])('at %s with %i', async (call, status, what, remedy) => {
    service.failWith(call, status, 'Not like this');
    const message = await failureOf(push());
    expect(message).toContain(`Could not ${what}`);
    expect(message).toContain('Not like this');
    expect(message).toContain('The live index "docs" is as before.');
    expect(message).toContain('The temporary index is removed.');
    expect(message).toContain(remedy);
    expect([...service.indexes]).toEqual([['docs', live]]);
  });

  it('in the middle of the batches', async () => {
    service.onCall = () => {
      if (service.batches.length === 1) {
        service.failWith('POST batch', 413);
      }
    };
    const message = await failureOf(push({records: many}));
    expect(message).toContain('send the records 1001 to 2000');
    expect(service.batches).toEqual([BATCH_SIZE]);
    expect([...service.indexes]).toEqual([['docs', live]]);
  });

  it('where no host answers', async () => {
    await service.close();
    const message = await failureOf(push());
    expect(message).toContain('No host of the service answers');
    expect(message).toContain('"docs_tmp" could not be removed');
  });

  it('where the temporary index cannot be removed, and names it', async () => {
    service.failWith('POST batch', 403);
    service.failWith('DELETE index', 403);
    expect(await failureOf(push())).toContain(
      'The temporary index "docs_tmp" could not be removed (Refused)',
    );
  });
});

describe('a push that is interrupted', () => {
  const interruptAt = (call: string): AbortSignal => {
    const controller = new AbortController();
    service.onCall = (current) => {
      if (current === call) {
        controller.abort();
      }
    };
    return controller.signal;
  };

  it.each(['PUT settings', 'POST batch', 'GET task'])(
    'at %s leaves the live index as it was',
    async (call) => {
      const message = await failureOf(
        push({records: many, signal: interruptAt(call)}),
      );
      expect(message).toContain('The push was interrupted');
      expect(message).toContain('The live index "docs" is as before.');
      expect([...service.indexes]).toEqual([['docs', live]]);
      expect(service.calls.at(-1)).toBe('DELETE index');
    },
  );

  it('during the move is complete', async () => {
    await push({signal: interruptAt('POST operation')});
    expect(service.indexes.get('docs')?.records).toEqual(some);
  });

  it('before the start makes no request but the removal', async () => {
    await failureOf(push({signal: AbortSignal.abort()}));
    expect(service.calls).toEqual(['DELETE index']);
  });
});

describe('what is sent', () => {
  it('has whole addresses, and plain texts', () => {
    expect(some[0]).toMatchObject({
      url: 'https://www.example.com/docs/captions/displaying/',
      url_without_anchor: 'https://www.example.com/docs/captions/displaying/',
      hierarchy: {lvl0: 'guides'},
    });
  });

  it('is refused where it is nothing, or too large for the service', () => {
    expect(() => toHostedRecords([], 'https://www.example.com')).toThrow(
      'would become empty',
    );
    expect(() =>
      toHostedRecords(
        records.map((record) => ({...record, content: 'x'.repeat(10_000)})),
        'https://www.example.com',
      ),
    ).toThrow(/\/docs\/captions\/displaying\/ has \d+ bytes/);
  });

  it('has every synonym of the one list, within the limit of the service', () => {
    expect(indexSynonyms.map((group) => group.synonyms)).toEqual(synonyms);
    expect(synonyms.every((group) => group.length <= 20)).toBe(true);
  });

  it('can be filtered by language, tag and section', () => {
    expect(indexSettings.attributesForFaceting).toEqual(
      expect.arrayContaining(['language', 'docusaurus_tag', 'section']),
    );
  });

  it('searches and ranks by fields that records have', () => {
    const fields = new Set(
      some.flatMap((record) => [
        ...Object.keys(record),
        ...Object.keys(record.hierarchy).map((key) => `hierarchy.${key}`),
        ...Object.keys(record.weight).map((key) => `weight.${key}`),
      ]),
    );
    const named = [
      ...(indexSettings.searchableAttributes ?? []),
      ...(indexSettings.customRanking ?? []),
    ].map((name) => name.replace(/^\w+\((.*)\)$/, '$1'));
    const known = [...fields, 'flags', 'keywords', 'signature', 'kind'];
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });
});
