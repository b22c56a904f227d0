import {afterEach, describe, expect, it, vi} from 'vitest';
import {createService, fetchFrom} from '../service';
import {makeFiles} from '../engine/__tests__/fixture';

vi.mock('@generated/search/default/vocabulary.json', async () => ({
  default: (await import('../engine/__tests__/fixture')).vocabulary,
}));

const {byName, manifest, headings, text} = makeFiles();

/** Gives the files of the fixture, with some of them replaced. */
function fetchWith(replaced: Readonly<Record<string, unknown>> = {}) {
  return vi.fn((name: string) => {
    const kind = name.split('.')[0] ?? '';
    return Promise.resolve(
      kind in replaced ? replaced[kind] : byName.get(name),
    );
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
    ['a missing manifest', /manifest.*damaged/, {manifest: undefined}],
    ['a manifest without files', /manifest.*damaged/, {manifest: {format: 0}}],
    [
      'a manifest of another format',
      'format 0',
      {manifest: {...(manifest as object), format: 0}},
    ],
    ['a missing index', /headings.*damaged/, {headings: undefined}],
    [
      'an index of another build',
      'of another build',
      {headings: {...headings, buildId: 'other'}},
    ],
  ])('reports %s, and tries again', async (_, message, replaced) => {
    let current: Readonly<Record<string, unknown>> = replaced;
    const service = createService((name) => fetchWith(current)(name));
    await expect(service.search('render')).rejects.toThrow(message);
    current = {};
    expect((await service.search('render')).total).toBeGreaterThan(0);
  });

  it('goes on with headings where the text is of another build', async () => {
    const other = {...text, buildId: 'other'};
    const service = createService(fetchWith({text: other}));
    expect(await service.loadText()).toBe(false);
    expect((await service.search('renderMedia')).total).toBeGreaterThan(0);
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
});
