// @vitest-environment jsdom
import fc from 'fast-check';
import * as library from 'history';
import {describe, expect, it} from 'vitest';
import * as standIn from '../history';

type Library = Pick<
  typeof standIn,
  'createBrowserHistory' | 'createLocation' | 'createPath' | 'locationsAreEqual'
>;
type History = ReturnType<typeof standIn.createBrowserHistory>;

const ADDRESSES = [
  '',
  '/',
  '/docs/',
  '/docs/?q=a#b',
  '/docs#a?b',
  '?q=a',
  '#a',
  '?',
  '#',
  'player',
  '../player/?a#b',
  './',
  '..',
  '/a%20b/',
  '/%E2%9C%93/',
  '/a?b=%zz#%',
];

function attempt(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return (error as Error).name;
  }
}

describe('createLocation', () => {
  const current = standIn.createLocation('/docs/a b/?c#d', undefined, 'key');
  it.each([...ADDRESSES, '/%', '/%zz'])('reads %j as history does', (to) => {
    for (const from of [undefined, current]) {
      expect(
        attempt(() => standIn.createLocation(to, {a: 1}, 'k', from)),
      ).toEqual(attempt(() => library.createLocation(to, {a: 1}, 'k', from)));
    }
  });

  it('reads any path, search and hash as history does', () => {
    const part = fc.stringMatching(/^[a-z0-9./_-]{0,12}$/);
    fc.assert(
      fc.property(part, part, part, (pathname, search, hash) => {
        for (const to of [
          `/${pathname}?${search}#${hash}`,
          {pathname: `/${pathname}`, search, hash},
        ]) {
          const location = standIn.createLocation(to, undefined, 'k', current);
          expect(location).toEqual(
            library.createLocation(to, undefined, 'k', current),
          );
          expect(standIn.createPath(location)).toBe(
            library.createPath(location),
          );
        }
      }),
    );
  });
});

describe('locationsAreEqual', () => {
  it('compares address, key and data', () => {
    const first = standIn.createLocation('/a?b#c', {x: [1]}, 'k');
    for (const other of [
      {...first},
      {...first, key: 'l'},
      {...first, state: {x: [2]}},
      {...first, hash: '#d'},
    ]) {
      expect(standIn.locationsAreEqual(first, other)).toBe(
        library.locationsAreEqual(first, other),
      );
    }
  });
});

/** The next step of the browser, which it takes in its own time. */
function popState(run: () => void): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => setTimeout(resolve), {
      once: true,
    });
    run();
  });
}

/** Everything that the router and the pages see of a history. */
async function play({createBrowserHistory}: Library): Promise<unknown[]> {
  window.history.pushState(null, '', '/docs/');
  const history: History = createBrowserHistory();
  const log: unknown[] = [];
  const note = (what: string): void => {
    const {key, ...location} = history.location;
    log.push([what, history.action, location, Boolean(key)]);
    log.push([window.location.pathname + window.location.search]);
  };
  const stop = history.listen(({pathname}, action) => {
    log.push(['heard', pathname, action, history.location.pathname]);
  });
  const stopOther = history.listen(() => log.push(['heard as well']));
  note('start');
  history.push('/player/?a#b', {from: 'docs'});
  note('push');
  stopOther();
  history.push({pathname: '/spring/', search: 'q=1', state: 1});
  note('push parts');
  history.replace('../noise/');
  note('replace');
  await popState(() => history.goBack());
  note('back');
  await popState(() => history.goForward());
  note('forward');
  const unblock = history.block((location, action) => {
    log.push(['asked', location.pathname, action]);
    return action === 'PUSH' ? undefined : false;
  });
  history.push('/allowed/');
  note('push while blocked');
  history.replace('/refused/');
  note('replace while blocked');
  // The step back is made, refused and undone.
  await popState(() => history.go(-1));
  await popState(() => undefined);
  note('back while blocked');
  unblock();
  await popState(() => history.go(-1));
  note('back');
  stop();
  history.push('/unheard/');
  note('end');
  log.push(history.createHref({...history.location, search: '?x'}));
  return log;
}

describe('createBrowserHistory', () => {
  it('does what history does', async () => {
    const expected = await play(library as unknown as Library);
    expect(await play(standIn)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(20);
  });
});
