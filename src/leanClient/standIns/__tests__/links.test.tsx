// @vitest-environment jsdom
import {act, type ComponentType} from 'react';
import {createRoot} from 'react-dom/client';
import {createMemoryHistory, type MemoryHistory} from 'history';
import {Router} from 'react-router';
import * as library from 'react-router-dom';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import * as standIn from '../links';

type Props = Readonly<Record<string, unknown>> & {readonly to: string};
type Links = Readonly<Record<'Link' | 'NavLink', ComponentType<Props>>>;

const LIBRARIES = [library, standIn] as unknown as readonly [Links, Links];

/** A link on the page `/docs/a/?b#c`, and the history that it changes. */
function show(
  links: Links,
  name: keyof Links,
  props: Props,
): {readonly anchor: HTMLAnchorElement; readonly history: MemoryHistory} {
  const history = createMemoryHistory({initialEntries: ['/', '/docs/a/?b#c']});
  history.go(1);
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  const Component = links[name];
  act(() => {
    createRoot(element).render(
      <Router history={history}>
        <Component {...props} />
      </Router>,
    );
  });
  const anchor = element.querySelector('a');
  if (!anchor) {
    throw new Error('There is no link.');
  }
  return {anchor, history};
}

function attributesOf({attributes}: Element): readonly string[] {
  return [...attributes].map(({name, value}) => `${name}=${value}`).sort();
}

/** Both libraries' answers to the same question. */
function ask<T>(question: (links: Links) => T): readonly [T, T] {
  return [question(LIBRARIES[0]), question(LIBRARIES[1])];
}

/** Whether the last click was the link's own, and not left to the browser. */
let isTaken = false;
window.addEventListener('click', (event) => {
  isTaken = event.defaultPrevented;
  // The browser of the tests goes nowhere.
  event.preventDefault();
});

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

const ADDRESSES = [
  '/docs/a/',
  '/docs/a',
  '/DOCS/A/',
  '/docs/',
  '/docs/a/b/',
  '/docs/a/?b#c',
  '/docs/a.b+(c)/',
  '/',
  '#c',
  '../x/',
  '/a%20b/',
];

describe.each(['Link', 'NavLink'] as const)('%s', (name) => {
  it.each(ADDRESSES)('has the attributes of the library for %s', (to) => {
    for (const props of [
      {},
      {className: 'x', id: 'y', title: 'z', target: '_blank'},
    ]) {
      const [expected, actual] = ask((links) =>
        attributesOf(show(links, name, {...props, to}).anchor),
      );
      expect(actual).toEqual(expected);
    }
  });

  it.each([
    {},
    {button: 1},
    {metaKey: true},
    {ctrlKey: true},
    {shiftKey: true},
    {altKey: true},
  ])('answers a click with %o as the library does', (init) => {
    for (const to of ['/docs/b/', '/docs/a/?b#c']) {
      for (const props of [
        {},
        {target: '_self'},
        {target: '_top'},
        {replace: true},
      ]) {
        const [expected, actual] = ask((links) => {
          const {anchor, history} = show(links, name, {...props, to});
          act(() => {
            anchor.dispatchEvent(
              new MouseEvent('click', {
                bubbles: true,
                cancelable: true,
                ...init,
              }),
            );
          });
          const {action, length, index, location} = history;
          const {pathname, search, hash} = location;
          return [isTaken, action, length, index, pathname + search + hash];
        });
        expect(actual).toEqual(expected);
      }
    }
  });

  it('leaves a click alone that somebody has prevented', () => {
    const [expected, actual] = ask((links) => {
      const {anchor, history} = show(links, name, {
        to: '/docs/b/',
        onClick: (event: Event) => event.preventDefault(),
      });
      act(() => anchor.click());
      return history.location.pathname;
    });
    expect([expected, actual]).toEqual(['/docs/a/', '/docs/a/']);
  });

  it('hands over its element', () => {
    const innerRef = vi.fn();
    const {anchor} = show(LIBRARIES[1], name, {to: '/', innerRef});
    expect(innerRef).toHaveBeenCalledWith(anchor);
  });
});

describe('NavLink', () => {
  it.each(ADDRESSES)('is active for %s when the library is', (to) => {
    for (const props of [
      {exact: true},
      {strict: true},
      {sensitive: true},
      {activeClassName: 'now'},
      {className: 'x', activeClassName: 'now'},
      {'aria-current': 'location'},
      {isActive: () => true},
      {isActive: () => false},
      {isActive: (match: unknown) => Boolean(match)},
      {
        isActive: (_: unknown, {pathname}: {pathname: string}) =>
          pathname === to,
      },
    ]) {
      const [expected, actual] = ask((links) =>
        attributesOf(show(links, 'NavLink', {...props, to}).anchor),
      );
      expect(actual).toEqual(expected);
    }
  });
});
