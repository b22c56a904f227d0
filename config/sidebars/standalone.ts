/** Pages that no sidebar shows, by their ids, each with the reason. */
export const standalonePages: Readonly<Record<string, string>> = {
  'ask-in-public':
    'a policy, for those who follow a link to it from a message or an issue',
  'cli/install':
    'a command that was removed; the page is for those who search for it',
  ffmpeg:
    'a step that version 4 no longer needs; the page is for those who search for it',
  clipper:
    'an experiment that was removed; the page is for those who search for it',
  investors: 'a page of the company, for those who follow a link to it',
  'react-18':
    'an upgrade of older projects; the page is for those who search for it',
  'ssr-legacy':
    'about versions 1 and 2; the page is for those who maintain such a script',
  'tailwind-legacy':
    'about an old version; the page is for those who cannot leave it',
  null: 'an experiment that was removed; the page is for those who search for it',
};
