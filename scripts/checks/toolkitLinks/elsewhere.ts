/**
 * Addresses in packages that this site does not answer on purpose, each with its
 * reason. An entry that no package contains any more is an error.
 */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  '/design':
    'Stands in a list of all packages of the repository; the package itself is not published, so the Studio never shows the link.',
  '/docs/player-a11y':
    'Stands in the same list; the package is not published either.',
};
