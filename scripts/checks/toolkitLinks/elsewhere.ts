/**
 * Addresses in packages that no page and no redirect of this site is meant to
 * answer, with the reason of each. One that no package has any more is an error.
 */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  '/design':
    'Stands in a list of all packages of the repository; the package itself is not published, so the Studio never shows the link.',
};
