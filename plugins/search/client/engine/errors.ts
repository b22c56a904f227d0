/** Why the search cannot answer, in a form that code can tell apart. */

/**
 * - `unreachable`: a file is missing, or the network is down; trying again helps.
 * - `damaged`: a file is truncated, no JSON, or its parts do not fit together.
 * - `outdated`: the files are of another build than the page; reloading helps.
 * - `stopped`: the worker does not answer.
 */
export type SearchErrorCode =
  'unreachable' | 'damaged' | 'outdated' | 'stopped';

/** The search cannot answer; `message` says which file and why. */
export class SearchError extends Error {
  override readonly name = 'SearchError';

  constructor(
    readonly code: SearchErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * Any error as one of ours. What is thrown by code that reads a file is about
 * that file.
 */
export function toSearchError(
  error: unknown,
  code: SearchErrorCode = 'damaged',
): SearchError {
  return error instanceof SearchError
    ? error
    : new SearchError(
        code,
        error instanceof Error ? error.message : String(error),
        {cause: error},
      );
}
