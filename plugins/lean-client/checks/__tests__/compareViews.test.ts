import {expect, it} from 'vitest';
import {compareViews} from '../compareViews';

const view = {
  title: 'Audio',
  text: 'Plays sound.',
  links: ['/docs/', '/blog/'],
  messages: [],
};

it('equal views have no differences', () => {
  expect(compareViews(view, {...view})).toEqual([]);
});

it.each([
  ['title', {title: 'Video'}],
  ['text', {text: 'Plays sounds.'}],
  ['list of links', {links: ['/docs/']}],
])('another %s is told with both values', (name, change) => {
  const [line, ...others] = compareViews(view, {...view, ...change});
  expect(line).toMatch(new RegExp(`^${name} differs: ".+" and ".+"$`));
  expect(others).toEqual([]);
});

it('a message of either page is a difference', () => {
  expect(compareViews(view, {...view, messages: ['error: #418']})).toEqual([
    'console: error: #418',
  ]);
});

it('the place of a difference in a long text is shown', () => {
  const text = 'x'.repeat(500);
  const [line] = compareViews(
    {...view, text: `${text}one`},
    {...view, text: `${text}two`},
  );
  expect(line).toContain('one');
  expect(line?.length).toBeLessThan(250);
});
