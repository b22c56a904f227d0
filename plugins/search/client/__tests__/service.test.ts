import {afterEach, describe, expect, it, vi} from 'vitest';
import {createService, fetchFrom} from '../service';
import {makeFiles} from '../engine/__tests__/fixture';

vi.mock('@generated/search/default/vocabulary.json', async () => ({
  default: (await import('../engine/__tests__/fixture')).vocabulary,
}));

const {byName, manifest, headings} = makeFiles();

/** Gives the files of the fixture, with those of some kinds replaced. */
function fetchWith(replaced: Readonly<Record<string, unknown>> = {}) {
  return vi.fn((name: string) => {
    const kind = /^[a-z]+/.exec(name)?.[0] ?? '';
    return Promise.resolve(
      kind in replaced ? replaced[kind] : byName.get(name),
    );
  });
}

const kindsOf = (fetchJson: ReturnType<typeof fetchWith>): string[] =>
  fetchJson.mock.calls.map(([name]) => /^[a-z]+/.exec(name)?.[0] ?? '');

const nothing = (): void => undefined;

describe('the service', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('fetches a file of words once, and texts when nobody types', async () => {
    vi.useFakeTimers();
    const fetchJson = fetchWith();
    const onMore = vi.fn();
    const service = createService(fetchJson, onMore);
    const first = await service.search('prores');
    expect(first.hits[0]).toMatchObject({
      url: '/docs/renderer/render-media/#render-a-transparent-video',
      content: null,
    });
    expect(kindsOf(fetchJson)).toEqual(['manifest', 'words', 'headings']);
    await service.search('prores');
    expect(fetchJson).toHaveBeenCalledTimes(3);
    await vi.runAllTimersAsync();
    expect(kindsOf(fetchJson).slice(3)).toEqual(['texts']);
    expect(onMore).toHaveBeenCalledOnce();
    const second = await service.search('prores');
    expect(second.hits[0]?.content).toContain('alpha channel');
    expect(second.lacksText).toBeUndefined();
  });

  it('answers from headings while words are on their way', async () => {
    vi.useFakeTimers();
    let send: (file: unknown) => void = nothing;
    const onMore = vi.fn();
    const service = createService(
      (name) =>
        name.startsWith('words')
          ? new Promise((resolve) => {
              send = () => resolve(byName.get(name));
            })
          : Promise.resolve(byName.get(name)),
      onMore,
    );
    const asked = service.search('renderMedia', {telling: 0});
    await vi.advanceTimersByTimeAsync(500);
    const {hits, lacksText} = await asked;
    expect(hits[0]?.url).toBe('/docs/renderer/render-media/');
    expect(lacksText).toBeUndefined();
    expect(onMore).not.toHaveBeenCalled();
    send(undefined);
    await vi.runAllTimersAsync();
    expect(onMore).toHaveBeenCalledOnce();
  });

  it.each([
    ['words', {telling: 0}],
    ['texts', undefined],
  ])('says that %s are late after five seconds', async (kind, options) => {
    vi.useFakeTimers();
    let send: () => void = nothing;
    const onMore = vi.fn();
    const service = createService(
      (name) =>
        name.startsWith(kind)
          ? new Promise((resolve) => {
              send = () => resolve(byName.get(name));
            })
          : Promise.resolve(byName.get(name)),
      onMore,
    );
    const ask = async () => {
      const asked = service.search('prores', options);
      await vi.advanceTimersByTimeAsync(250);
      return (await asked).lacksText;
    };
    expect(await ask()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(4000);
    expect(await ask()).toBeUndefined();
    onMore.mockClear();
    await vi.advanceTimersByTimeAsync(1000);
    expect(onMore).toHaveBeenCalledOnce();
    expect(await ask()).toBe('late');
    onMore.mockClear();
    send();
    await vi.runAllTimersAsync();
    expect(onMore).toHaveBeenCalled();
    expect(await ask()).toBeUndefined();
  });

  it.each([
    ['are missing', undefined],
    ['are of another build', {buildId: 'other'}],
    ['are the page of a host', '<!doctype html>'],
  ])(
    'answers from headings where words %s, until a retry',
    async (_, words) => {
      const fetchJson = fetchWith({words});
      let current = fetchJson;
      const service = createService((name) => current(name), nothing);
      const answer = await service.search('renderMedia');
      expect(answer.hits[0]?.url).toBe('/docs/renderer/render-media/');
      expect(answer.lacksText).toBe('missing');
      current = fetchWith();
      expect((await service.search('renderMedia')).lacksText).toBe('missing');
      service.retry();
      expect((await service.search('renderMedia')).lacksText).toBeUndefined();
    },
  );

  it('never caches the manifest', async () => {
    const fetchJson = fetchWith();
    await createService(fetchJson, nothing).load();
    expect(fetchJson).toHaveBeenNthCalledWith(1, 'manifest.json', {
      isFresh: true,
    });
  });

  it.each([
    ['a missing manifest', /manifest.*damaged/, {manifest: undefined}],
    ['a manifest without files', /manifest.*damaged/, {manifest: {format: 0}}],
    [
      'a manifest of another format',
      'format 0',
      {manifest: {...manifest, format: 0}},
    ],
    ['a missing index', /headings.*damaged/, {headings: undefined}],
    [
      'an index of another build',
      'of another build',
      {headings: {...headings, buildId: 'other'}},
    ],
  ])('reports %s, and tries again', async (_, message, replaced) => {
    let current: Readonly<Record<string, unknown>> = replaced;
    const service = createService((name) => fetchWith(current)(name), nothing);
    await expect(service.search('render')).rejects.toThrow(message);
    current = {};
    expect((await service.search('render')).total).toBeGreaterThan(0);
  });
});

describe('a file that cannot be read is named', () => {
  afterEach(() => vi.unstubAllGlobals());

  const html = '<!doctype html><title>Not found</title>';
  const broken = new ReadableStream({
    start: (controller) => controller.error(new TypeError('network')),
  });

  it.each([
    ['missing', new Response('', {status: 404})],
    ['cut off', new Response(JSON.stringify(headings).slice(0, -9))],
    ['a page in its place', new Response(html)],
    ['empty', new Response('')],
    ['not sent at all', new TypeError('Failed to fetch')],
    ['sent until the network went down', new Response(broken)],
  ])('%s', async (_, answer) => {
    const fetched =
      answer instanceof Response
        ? Promise.resolve(answer)
        : Promise.reject(answer);
    vi.stubGlobal('fetch', () => fetched);
    await expect(fetchFrom('/search/')('headings.0.json')).rejects.toThrow(
      'headings.0.json',
    );
  });

  it('not sent in fifteen seconds', async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_: string, {signal}: {signal: AbortSignal}) =>
        new Promise((__, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const onFailure = vi.fn();
    fetchFrom('/search/')('words-0.json').catch(onFailure);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(onFailure).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onFailure).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
