import {describe, expect, it} from 'vitest';
import {announcementBar} from '../announcementBar';
import {TOOLKIT_RELEASE_URL, TOOLKIT_VERSION} from '../toolkit';
import {validateTheme} from './themeConfig';

describe('announcementBar', () => {
  it('is accepted by the theme as it is', () => {
    expect(validateTheme({announcementBar}).announcementBar).toEqual(
      announcementBar,
    );
  });

  it('names the version and links to its notes', () => {
    expect(announcementBar.content).toContain(`version ${TOOLKIT_VERSION}.`);
    expect(announcementBar.content).toContain(`href="${TOOLKIT_RELEASE_URL}"`);
  });

  it('can be closed, and comes back with the next release', () => {
    expect(announcementBar.isCloseable).toBe(true);
    expect(announcementBar.id).toContain(TOOLKIT_VERSION);
  });

  it('has a background and a text color', () => {
    expect(announcementBar.backgroundColor).not.toBe(announcementBar.textColor);
  });

  it.each([
    ['without content', {id: 'empty'}, '"announcementBar.content" is required'],
    [
      'with empty content',
      {content: ''},
      '"announcementBar.content" is not allowed to be empty',
    ],
    [
      'with an unknown setting',
      {content: 'News', color: 'red'},
      '"announcementBar.color" is not allowed',
    ],
  ])('is refused %s', (_, bar, message) => {
    expect(() => validateTheme({announcementBar: bar})).toThrow(message);
  });
});
