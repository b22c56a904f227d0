// @vitest-environment jsdom
import type {ReactNode} from 'react';
import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import type {LoadingComponentProps} from 'react-loadable';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import Loading from '..';

let root: Root;
let page: HTMLElement;

function show(content: ReactNode): void {
  act(() => {
    root.render(content);
  });
}

/** Props that the loader passes while a page is on its way. */
function propsWith(
  props: Partial<LoadingComponentProps>,
): LoadingComponentProps {
  return {
    isLoading: true,
    pastDelay: false,
    timedOut: false,
    error: undefined,
    retry: vi.fn(),
    ...props,
  };
}

const find = (role: string): Element | null =>
  page.querySelector(`[role="${role}"]`);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
});

afterEach(() => {
  act(() => {
    root.unmount();
  });
  page.remove();
  vi.unstubAllGlobals();
});

describe('Loading', () => {
  it('shows nothing at first', () => {
    show(<Loading {...propsWith({})} />);
    expect(page.innerHTML).toBe('');
  });

  it('shows a spinner after the delay', () => {
    show(<Loading {...propsWith({pastDelay: true})} />);
    expect(find('status')?.getAttribute('aria-label')).toBe('Loading');
    expect(page.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(find('alert')).toBeNull();
  });

  it('shows an error before and after the delay, never the spinner', () => {
    for (const pastDelay of [false, true]) {
      const error = new Error('Loading chunk 12 failed.');
      show(<Loading {...propsWith({error, pastDelay})} />);
      expect(find('alert')?.querySelector('p')?.textContent).toBe(
        'Error: Loading chunk 12 failed.',
      );
      expect(find('status')).toBeNull();
    }
  });

  it('shows an error as text, not as markup', () => {
    show(<Loading {...propsWith({error: new Error('<b>Bold</b>')})} />);
    expect(page.querySelector('b')).toBeNull();
    expect(page.textContent).toContain('<b>Bold</b>');
  });

  it('calls back once when Retry is pressed', () => {
    const retry = vi.fn();
    show(<Loading {...propsWith({error: new Error('No.'), retry})} />);
    expect(retry).not.toHaveBeenCalled();
    const button = page.querySelector('button');
    expect(button?.textContent).toBe('Retry');
    act(() => button?.click());
    expect(retry).toHaveBeenCalledOnce();
  });
});
