// @vitest-environment jsdom
import {act, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {beforeEach, expect, it, vi} from 'vitest';
import {hotPage, type PageModule} from '../hotPage';

type Data = {
  legacy?: NonNullable<NonNullable<PageModule['hot']>['data']>['legacy'];
};
type Exports = Readonly<Record<string, unknown>>;

const invalidate = vi.fn();
let data: Data | undefined;

/** Runs a module as the bundler does: what the last version left comes with it. */
function run(text: string, exports: Exports): ReturnType<typeof hotPage> {
  let dispose: ((data: Data) => void) | undefined;
  const module: PageModule = {
    exports: Object.defineProperties(
      {},
      {
        ...Object.getOwnPropertyDescriptors(exports),
        default: {
          enumerable: true,
          get() {
            throw new ReferenceError('not made yet');
          },
        },
      },
    ),
    hot: {
      data,
      accept: () => undefined,
      invalidate,
      dispose: (callback) => {
        dispose = callback;
      },
    },
  };
  const component = hotPage(module, () => <p>{text}</p>);
  data = {};
  dispose?.(data);
  return component;
}

function show(content: ReactNode): HTMLElement {
  const element = document.createElement('div');
  act(() => {
    createRoot(element).render(content);
  });
  return element;
}

beforeEach(() => {
  data = undefined;
  invalidate.mockReset();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

it('shows new content in the place of the old', () => {
  const Page = run('old', {toc: ['a']});
  const element = show(<Page />);
  expect(element.textContent).toBe('old');
  let Next = Page;
  act(() => {
    Next = run('new', {toc: ['a']});
  });
  expect(element.textContent).toBe('new');
  expect(Next).toBe(Page);
  expect(invalidate).not.toHaveBeenCalled();
});

it('passes on a change of anything else', () => {
  const Page = run('old', {toc: ['a']});
  const element = show(<Page />);
  const Next = run('new', {toc: ['b']});
  expect(invalidate).toHaveBeenCalledOnce();
  expect(Next).not.toBe(Page);
  expect(element.textContent).toBe('old');
  expect(show(<Next />).textContent).toBe('new');
});

it('leaves the component alone where nothing is updated', () => {
  const content = (): ReactNode => null;
  expect(hotPage({exports: {}}, content)).toBe(content);
});
