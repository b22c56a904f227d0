/**
 * The Rive component loads its runtime from a public host. Examples take the
 * one that is installed beside it, so that a page calls no other host, and a
 * poster can be rendered without a network.
 */
export const riveWasmRule = {
  test: /[\\/]@remotion[\\/]rive[\\/]dist[\\/]esm[\\/]index\.mjs$/,
  loader: require.resolve('string-replace-loader'),
  options: {
    search: String.raw`"https://unpkg\.com/@rive-app/canvas-advanced@[^"]+"`,
    flags: '',
    replace:
      'new URL("@rive-app/canvas-advanced/rive.wasm", import.meta.url).href',
    // Fails if a release of the package no longer has the address.
    strict: true,
  },
};

/** Puts the runtime beside the other files of the site, not into its root. */
export const riveFileRule = {
  test: /[\\/]@rive-app[\\/].*\.wasm$/,
  type: 'asset/resource',
  generator: {filename: 'assets/files/[name]-[contenthash:8][ext]'},
};
