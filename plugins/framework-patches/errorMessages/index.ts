import path from 'node:path';
import {inspect, type InspectOptions} from 'node:util';
import type {rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';
import {describeError} from './describeError';
import {placeLinks, type Site} from './placeLinks';

type Compiler = InstanceType<typeof rspack.Compiler>;
type Stats = InstanceType<typeof rspack.Stats>;

const NAME = 'error-messages';

/**
 * Makes the statistics of a failed compilation report only the messages of its
 * errors. The terminal and the overlay of `npm start` both ask them.
 */
export function shortenErrors(stats: Stats, siteDir: string): void {
  const messages = new Set<string>();
  for (const {error, module} of stats.compilation.errors) {
    const page = module && 'resource' in module ? module.resource : siteDir;
    const file = path.relative(siteDir, String(page));
    const message = describeError(error, file);
    if (message === undefined) {
      // A fault of code, or nothing that a loader threw: the full report helps.
      return;
    }
    messages.add(message);
  }
  const toJson = stats.toJson.bind(stats);
  stats.toJson = (options) => {
    const report = toJson(options);
    return report.errors
      ? {...report, errors: [...messages].sort().map((message) => ({message}))}
      : report;
  };
}

/**
 * Makes Node.js print an error as its message in place of its stack trace. The
 * configuration calls it first, so that its own mistakes are shown so, too.
 */
export function shortenInspectedErrors(site: Site): void {
  Object.defineProperty(Error.prototype, inspect.custom, {
    configurable: true,
    value(this: Error, _depth: number, options: InspectOptions): string {
      const message = describeError(this);
      return message === undefined
        ? inspect(this, {...options, customInspect: false})
        : (placeLinks(message, site) ?? message);
    },
  });
}

/**
 * Shows what a writer did wrong as the one message that says so. By itself the
 * framework prints the stack traces of up to three nested errors with it, and so
 * it does with `ERROR_TRACES=on`.
 */
export default function errorMessagesPlugin({
  siteDir,
}: {
  readonly siteDir: string;
}): Plugin {
  const shortener = {
    apply({hooks}: Compiler): void {
      // Before the framework prints the errors and ends the process.
      hooks.done.tap({name: NAME, stage: -100}, (stats) => {
        if (stats.hasErrors()) {
          shortenErrors(stats, siteDir);
        }
      });
    },
  };
  return {
    name: NAME,
    configureWebpack: () => ({plugins: [shortener as never]}),
  };
}
