import {describe, expect, it, vi} from 'vitest';
import {createService} from '../service';
import {makeFiles} from './fixture';

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
    ['a missing manifest', {manifest: undefined}],
    ['a manifest of another format', {manifest: {format: 0}}],
    ['a truncated index', {headings: undefined}],
    [
      'an index of another build',
      {headings: {...makeFiles().headings, buildId: 'other'}},
    ],
  ])('reports %s, and tries again', async (_, replaced) => {
    let current: Readonly<Record<string, unknown>> = replaced;
    const service = createService((name) => fetchWith(current)(name));
    await expect(service.search('render')).rejects.toThrow(Error);
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
