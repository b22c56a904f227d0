// @vitest-environment jsdom
import {afterEach, describe, expect, it, vi} from 'vitest';
import {hideOutside, pickAnnouncement} from '../announcementBar';

const NOW = Date.parse('2026-06-15');
const always = {id: 'always', content: 'Always.'};

describe('pickAnnouncement', () => {
  it.each([
    ['until later', {until: '2026-06-16'}, 'talk'],
    ['from later', {from: '2026-07-01'}, 'talk'],
    ['until that moment', {until: '2026-06-15T00:00:00Z'}, 'always'],
    ['until earlier', {until: '2026-06-01'}, 'always'],
  ])('takes the first that is not over: %s', (_, times, id) => {
    const talk = {id: 'talk', content: 'A talk.', ...times};
    expect(pickAnnouncement([talk, always], NOW)?.id).toBe(id);
  });

  it('finds none where all are over', () => {
    expect(
      pickAnnouncement([{...always, until: '2026-01-01'}], NOW),
    ).toBeUndefined();
  });

  it.each([
    [
      {from: '1 June'},
      /^config\/announcementBar\.ts: entry 2 \("talk"\): "from" must be in ISO 8601/,
    ],
    [{from: '2026-06-02', until: '2026-06-01'}, /"until" must be greater than/],
    [{content: ''}, /"content" is not allowed to be empty/],
  ])('names what is wrong with %j', (fields, message) => {
    const talk = {id: 'talk', content: 'A talk.', ...fields};
    expect(() => pickAnnouncement([always, talk], NOW)).toThrow(message);
  });
});

describe('hideOutside', () => {
  afterEach(() => {
    vi.useRealTimers();
    delete document.documentElement.dataset.announcement;
  });

  it.each([
    [NOW - 1, 'off'],
    [NOW, undefined],
    [NOW + 999, undefined],
    [NOW + 1000, 'off'],
  ])('at %i the announcement is %s', (now, state) => {
    vi.useFakeTimers({now});
    hideOutside(NOW, NOW + 1000);
    expect(document.documentElement.dataset.announcement).toBe(state);
  });
});
