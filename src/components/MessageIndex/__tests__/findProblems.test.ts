import {describe, expect, it} from 'vitest';
import {findProblems} from '../findProblems';

const problems = [
  {
    title: 'Target closed',
    href: '/docs/target-closed/',
    messages: [
      'Protocol error (Page.bringToFront): Target closed.',
      'Page crashed!',
    ],
  },
  {
    title: 'A delayRender() was called but not cleared',
    href: '/docs/timeout/',
    messages: [
      'A delayRender() "Loading the program" was called but not cleared after 28000ms.',
    ],
  },
  {title: 'Slow renders', href: '/docs/performance/', messages: []},
];

const find = (query: string): string[] =>
  findProblems(problems, query).map(({href}) => href);

describe('the problems that a text may mean', () => {
  it.each([
    ['', 3],
    ['  28000 ', 3],
  ])('are all of them for "%s"', (query, count) => {
    expect(find(query)).toHaveLength(count);
  });

  it.each([
    ['crash', ['/docs/target-closed/']],
    ['SLOW', ['/docs/performance/']],
    [
      'Error: A delayRender() "Loading <Img> with src=http://localhost:3000/a.png" was called but not cleared after 58000ms. See https://remotion.dev/docs/timeout for help.',
      ['/docs/timeout/'],
    ],
    [
      'ProtocolError: Protocol error (Runtime.callFunctionOn): Target closed.\n    at new Promise',
      ['/docs/target-closed/'],
    ],
    ['nothing of the kind', []],
  ])('for %j', (query, addresses) => {
    expect(find(query)).toEqual(addresses);
  });
});
