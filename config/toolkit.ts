import {dependencies} from '../toolkit/package.json';

/** The toolkit release that this site documents: the one that toolkit/ pins. */
export const TOOLKIT_VERSION = dependencies.remotion;

/** Where the toolkit is developed. */
export const TOOLKIT_REPOSITORY = 'https://github.com/remotion-dev/remotion';

/** Release notes of the documented release. */
export const TOOLKIT_RELEASE_URL = `${TOOLKIT_REPOSITORY}/releases/tag/v${TOOLKIT_VERSION}`;
