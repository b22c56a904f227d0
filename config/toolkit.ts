/**
 * The toolkit release that this site documents. Written here and nowhere else:
 * pages, checks and labels read it from this constant.
 */
export const TOOLKIT_VERSION = '4.0.407';

/** Where the toolkit is developed. */
export const TOOLKIT_REPOSITORY = 'https://github.com/remotion-dev/remotion';

/** Release notes of the documented release. */
export const TOOLKIT_RELEASE_URL = `${TOOLKIT_REPOSITORY}/releases/tag/v${TOOLKIT_VERSION}`;
