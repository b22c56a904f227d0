import {afterEach, describe, expect, it, vi} from 'vitest';
import {createService, fetchFrom} from '../service';
import {makeFiles} from '../engine/__tests__/fixture';

const {byName} = makeFiles();

/** Gives the files of the fixture, with some of them replaced. */
function fetchWith(replaced: Readonly<Record<string, unknown>> = {}) {
  return vi.fn((name: string) => {
    const kind = name.split('.')[0] ?? '';
    return kind in replaced
      ? Promise.resolve(replaced[kind])
      : Promise.resolve(byName.get(name));
  });
}

describe('the service', () => {
  it('answers from headings before the text is there', async () => {
    const fetchJson = fetchWith();
    const service = createService(fetchJson);
    const {hits} = await service.search('renderMedia');
    expect(hits[0]?.url).toBe('/docs/renderer/render-media/');
    expect(fetchJson).toHaveBeenCalledTimes(2);
    expect((await service.search('ProRes')).total).toBe(0);
    expect(await service.loadText()).toBe(true);
    expect((await service.search('ProRes')).total).toBeGreaterThan(0);
  });

  it('never caches the manifest', async () => {
    const fetchJson = fetchWith();
    await createService(fetchJson).load();
    expect(fetchJson).toHaveBeenNthCalledWith(1, 'manifest.json', {
      isFresh: true,
    });
  });

  it.each([
    ['a missing manifest', 'damaged', {manifest: undefined}],
    ['a manifest without files', 'damaged', {manifest: {format: 0}}],
    [
      'a manifest of another format',
      'outdated',
      {manifest: {...(makeFiles().manifest as object), format: 0}},
    ],
    ['a missing index', 'damaged', {headings: undefined}],
    [
      'an index without a part',
      'damaged',
      {headings: {...makeFiles().headings, records: undefined}},
    ],
    [
      'an index of another build',
      'outdated',
      {headings: {...makeFiles().headings, buildId: 'other'}},
    ],
  ])('reports %s as %s, and tries again', async (_, code, replaced) => {
    let current: Readonly<Record<string, unknown>> = replaced;
    const service = createService((name) => fetchWith(current)(name));
    await expect(service.search('render')).rejects.toMatchObject({
      name: 'SearchError',
      code,
    });
    current = {};
    expect((await service.search('render')).total).toBeGreaterThan(0);
  });

  it('goes on with headings where the text is of another build', async () => {
    const service = createService(
      fetchWith({text: {...makeFiles().text, buildId: 'other'}}),
    );
    expect(await service.loadText()).toBe(false);
    expect((await service.search('renderMedia')).total).toBeGreaterThan(0);
  });
});

describe('a file that cannot be read is named', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['missing', 'unreachable', () => new Response('', {status: 404})],
    [
      'cut off in the middle',
      'damaged',
      () => new Response(JSON.stringify(makeFiles().headings).slice(0, -9)),
    ],
    [
      'a page in its place',
      'damaged',
      () => new Response('<!doctype html><title>Not found</title>'),
    ],
    ['empty', 'damaged', () => new Response('')],
    [
      'not sent at all',
      'unreachable',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
    [
      'sent until the network went down',
      'unreachable',
      () =>
        new Response(
          new ReadableStream({
            start: (controller) => controller.error(new TypeError('network')),
          }),
        ),
    ],
  ])('%s: %s', async (_, code, answer) => {
    vi.stubGlobal('fetch', () => Promise.resolve().then(answer));
    await expect(
      fetchFrom('/search/')('headings.0.json'),
    ).rejects.toMatchObject({
      name: 'SearchError',
      code,
      message: expect.stringContaining('headings.0.json') as string,
    });
  });
});
