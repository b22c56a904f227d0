import vm from 'node:vm';
import {describe, expect, it, vi} from 'vitest';
import earlyGuardPlugin from '..';

function inlineScript(): string {
  const {headTags} =
    earlyGuardPlugin().injectHtmlTags?.({content: undefined}) ?? {};
  expect(headTags).toHaveLength(1);
  const [tag] = headTags as readonly {tagName: string; innerHTML: string}[];
  expect(tag?.tagName).toBe('script');
  return tag?.innerHTML ?? '';
}

describe('early-guard', () => {
  it('puts a script into the head that needs nothing but a browser', () => {
    const replaceState = vi.fn();
    const addEventListener = vi.fn();
    vm.runInNewContext(inlineScript(), {
      navigator: {},
      Storage: {prototype: {setItem: vi.fn()}},
      URLSearchParams,
      window: {
        location: {
          origin: 'https://site.example',
          pathname: '/docs/index.html',
          search: '',
          hash: '#%',
        },
        history: {state: null, replaceState},
        addEventListener,
      },
    });
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(
      null,
      '',
      'https://site.example/docs/',
    );
    expect(addEventListener.mock.calls.map(([type]) => String(type))).toEqual([
      'popstate',
      'hashchange',
      'error',
    ]);
  });

  it('has no text that would end the script early', () => {
    expect(inlineScript()).not.toMatch(/<\/script|<!--/i);
  });
});
