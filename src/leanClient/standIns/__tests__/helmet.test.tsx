// @vitest-environment jsdom
import {act, type ComponentType, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import * as library from 'react-helmet-async';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import * as standIn from '../helmet';

type Components = {
  readonly Helmet: ComponentType<{children?: ReactNode}>;
  readonly HelmetProvider: ComponentType<{children?: ReactNode}>;
};

/** A page, and what becomes of it. */
type Step = (components: Components) => ReactNode;

/** As the server leaves it. */
const HEAD = `<meta charset="utf-8"><title data-rh="true">Served</title><meta data-rh="true" name="description" content="Served"><link rel="icon" href="/icon.svg">`;

/** Tags in any order: the two libraries may add the same tags at other times. */
function readPage(): readonly string[] {
  const attributes = (element: Element): string =>
    [...element.attributes]
      .map(({name, value}) => `${name}=${value}`)
      .sort()
      .join(' ');
  return [
    `html ${attributes(document.documentElement)}`,
    `body ${attributes(document.body)}`,
    ...[...document.head.children]
      .map((tag) => `${tag.tagName} ${attributes(tag)} ${tag.innerHTML}`)
      .sort(),
  ];
}

async function play(
  components: Components,
  steps: readonly Step[],
): Promise<readonly (readonly string[])[]> {
  document.head.innerHTML = HEAD;
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) {
      element.removeAttribute(name);
    }
  }
  const root = createRoot(document.createElement('div'));
  const pages: (readonly string[])[] = [];
  for (const step of steps) {
    await act(async () => {
      root.render(
        <components.HelmetProvider>
          {step(components)}
        </components.HelmetProvider>,
      );
      await Promise.resolve();
    });
    vi.advanceTimersToNextFrame();
    pages.push(readPage());
  }
  await act(async () => {
    root.unmount();
    await Promise.resolve();
  });
  vi.advanceTimersToNextFrame();
  return [...pages, readPage()];
}

const site: Step = ({Helmet}) => (
  <Helmet>
    <html lang="en" dir="ltr" className="plugin-docs" />
    <title>Remotion</title>
    <meta property="og:title" content="Remotion" />
    <meta name="twitter:card" content="summary_large_image" />
    <link rel="alternate" href="https://www.remotion.dev/" hrefLang="en" />
    <link
      rel="alternate"
      href="https://www.remotion.dev/"
      hrefLang="x-default"
    />
    <link rel="canonical" href="https://www.remotion.dev/" />
    <link rel="stylesheet" href="/a.css" />
  </Helmet>
);

const page =
  (name: string): Step =>
  ({Helmet}) => (
    <Helmet>
      <html lang="en" className={`docs-${name}`} data-page={name} />
      <body data-kind={name} />
      <title>
        {name} {'|'} Remotion
      </title>
      <meta name="description" content={`About ${name} & more`} />
      <meta property="og:title" content={name} />
      <meta itemProp="page" content={name} />
      <meta httpEquiv="refresh" content="900" />
      <link rel="canonical" href={`https://www.remotion.dev/${name}/`} />
      <link rel="stylesheet" href="/b.css" />
      <script type="application/ld+json">{`{"name": "${name}"}`}</script>
      {false}
    </Helmet>
  );

const nested =
  (...parts: readonly Step[]): Step =>
  (components) =>
    parts.reduceRight<ReactNode>(
      (inner, part) => (
        <div>
          {part(components)}
          {inner}
        </div>
      ),
      null,
    );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

describe('Helmet does what react-helmet-async does', () => {
  const cases: Readonly<Record<string, readonly Step[]>> = {
    'for one component': [site],
    'for a page in a site': [nested(site, page('player'))],
    'from one page to the next': [
      nested(site, page('player')),
      nested(site, page('spring')),
    ],
    'from a page to none': [nested(site, page('player')), site],
    'where three ask for the same': [
      nested(site, page('a'), page('b')),
      nested(site, page('a'), page('c')),
    ],
    'for several of a kind in one component': [
      ({Helmet}) => (
        <Helmet>
          <meta name="author" content="a" />
          <meta name="author" content="b" />
          <script src="/a.js" async />
          <script src="/b.js" />
          <style>{'a {color: red}'}</style>
          <noscript>{'<img src="a">'}</noscript>
          <base href="/docs/" />
          <meta content="without a key" />
          <meta name="" content="an empty key" />
        </Helmet>
      ),
    ],
    'for a fragment, without a title': [
      ({Helmet}) => (
        <Helmet>
          <>
            <meta name="author" content="a" />
            <meta name="robots" content="noindex" />
          </>
        </Helmet>
      ),
    ],
  };
  for (const [name, steps] of Object.entries(cases)) {
    it(name, async () => {
      const expected = await play(library, steps);
      expect(await play(standIn, steps)).toEqual(expected);
      expect(new Set(expected.map(String)).size).toBeGreaterThan(1);
    });
  }
});
