// @ts-check
/**
 * The command line of Docusaurus, which compiles the configuration and the
 * plugins with SWC: `npm start`. By itself the framework has Babel do it, which
 * takes 6 processor seconds of a first start in place of 1.3. `docusaurus` does
 * the same, later. This is no TypeScript, because what runs TypeScript would also
 * run in each thread that renders pages.
 */
import {createRequire} from 'node:module';
import {transformSync} from '@swc/core';

/** @typedef {{source: string, filename?: string, ts?: boolean}} Module */
/** @typedef {(file: string, options: object) => unknown} CreateLoader */

/** @param {Module} module */
function transform({source, filename, ts}) {
  try {
    return transformSync(source, {
      filename,
      configFile: false,
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: {syntax: ts ? 'typescript' : 'ecmascript'},
      },
      module: {type: 'commonjs'},
    });
  } catch (error) {
    // Where the mistake is comes first, and then what SWC went through.
    throw new Error(String(error).replace(/^Error:\s*|\s+Caused by:.*/gs, ''));
  }
}

const {resolve} = createRequire(import.meta.url);
const requireOfUtils = createRequire(resolve('@docusaurus/utils'));
// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- typed by the comment, which the rule does not read
const createLoader = /** @type {CreateLoader} */ (requireOfUtils('jiti'));
const jiti = requireOfUtils.cache[requireOfUtils.resolve('jiti')];
if (!jiti) {
  throw new Error(
    'scripts/docusaurus.mjs: expected jiti 1, with which the framework loads its configuration. If it has another loader, look whether that takes Babel too. If not, use "docusaurus" in package.json and delete this file.',
  );
}
jiti.exports = (/** @type {string} */ file, /** @type {object} */ options) =>
  createLoader(file, {...options, transform});

// @ts-expect-error: a program, which has no types
await import('@docusaurus/core/bin/docusaurus.mjs');
