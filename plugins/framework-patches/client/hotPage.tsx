// Part of `npm start` only. `recmaHotPage.ts` writes the calls of `hotPage`.
import {useSyncExternalStore, type ComponentType, type ReactNode} from 'react';

type Content = ComponentType<Readonly<Record<string, unknown>>>;

/** A page whose text changes while it is shown. */
type Page = {
  /** What the framework gets; stays the same through updates. */
  readonly Component: Content;
  readonly update: (content: Content) => void;
};

/** What the module before an update leaves to the one after it. */
type Legacy = {readonly page: Page; readonly state: string};

/** The bundler's module of a page. */
export type PageModule = {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly hot?: {
    readonly data?: {legacy?: Legacy};
    readonly accept: () => void;
    readonly dispose: (callback: (data: {legacy?: Legacy}) => void) => void;
    readonly invalidate: () => void;
  };
};

function makePage(first: Content): Page {
  let current = first;
  const listeners = new Set<() => void>();

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function Page(props: Readonly<Record<string, unknown>>): ReactNode {
    const Content = useSyncExternalStore(
      subscribe,
      () => current,
      () => current,
    );
    return <Content {...props} />;
  }

  return {
    Component: Page,
    update(content) {
      current = content;
      listeners.forEach((listener) => listener());
    },
  };
}

/** Everything beside the content: title, front matter, headings. */
function readState({exports}: PageModule): string {
  return JSON.stringify(
    Object.keys(exports)
      // The default export is what is being made, and cannot be read yet.
      .filter((name) => name !== 'default')
      .map((name) => [name, exports[name]]),
  );
}

/**
 * Called in place of a page's default export. If only the content has changed
 * since the last call for the same page, the page that is shown gets the new
 * content. Other changes concern the sidebar, breadcrumbs or contents as well:
 * they are passed on to the modules that import the page.
 *
 * @param module the page's, after all its other exports
 * @param content its component, as compiled
 * @returns the component to export
 */
export function hotPage(module: PageModule, content: Content): Content {
  const {hot} = module;
  if (!hot) {
    return content;
  }
  const state = readState(module);
  const legacy = hot.data?.legacy;
  const isSame = legacy?.state === state;
  const page = isSame ? legacy.page : makePage(content);
  hot.accept();
  hot.dispose((data) => {
    data.legacy = {page, state};
  });
  if (isSame) {
    page.update(content);
  } else if (legacy) {
    hot.invalidate();
  }
  return page.Component;
}
