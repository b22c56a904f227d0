/**
 * The renderer reports each render to its vendor. A page that promises that
 * nothing leaves it imports its module with `?silent`, which does not report.
 */
export const silentRendererRule = {
  test: /[\\/]@remotion[\\/]web-renderer[\\/]dist[\\/]esm[\\/]index\.mjs$/,
  resourceQuery: /^\?silent$/,
  loader: require.resolve('string-replace-loader'),
  options: {
    search: 'var sendUsageEvent = async (',
    replace:
      'var sendUsageEvent = async () => {};\nvar unusedUsageEvent = async (',
    // Fails if a release of the package no longer has the function.
    strict: true,
  },
};
