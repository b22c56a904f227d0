/**
 * Loaded into the commands of guides. The pinned packages are links, so the
 * bundler would find the TypeScript beside it; in a reader's project it finds the
 * project's.
 */
const Module = require('node:module');

const resolve = Module._resolveFilename;
Module._resolveFilename = function (request, parent, ...rest) {
  const isBundler = /@remotion.bundler/.test(parent?.filename ?? '');
  return isBundler && request === 'typescript'
    ? resolve.call(this, request, parent, false, {paths: [process.cwd()]})
    : resolve.call(this, request, parent, ...rest);
};
