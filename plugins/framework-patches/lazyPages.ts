import path from 'node:path';
import type {rspack} from '@docusaurus/faster';
import type {ConfigureWebpackUtils} from '@docusaurus/types';

/** What is used here of the server of `npm start`. */
type DevServer = {
  readonly compiler: InstanceType<typeof rspack.Compiler>;
  getStats: (stats: object) => object;
  readonly webSocketServer?: {readonly clients: readonly unknown[]};
  readonly sendMessage: (clients: readonly unknown[], type: string) => void;
};

/**
 * Reads what a compilation has to say once, when it is done. The server reads it
 * again for each page that connects, and where the next compilation has begun by
 * then, Rspack ends the process ("should set in compilation first").
 */
function readStatsOnce(server: DevServer): void {
  const read = server.getStats.bind(server);
  const known = new WeakMap<object, object>();
  server.getStats = (stats) => {
    const found = known.get(stats) ?? read(stats);
    known.set(stats, found);
    return found;
  };
}

/**
 * Loads pages again once all mistakes are mended. The update of a page that was
 * first compiled with one lacks modules ("factory is undefined").
 */
function reloadMended(server: DevServer): void {
  let wasBroken = false;
  server.compiler.hooks.done.tap('reload-mended', (stats) => {
    const isBroken = stats.hasErrors();
    if (wasBroken && !isBroken) {
      server.sendMessage(
        server.webSocketServer?.clients ?? [],
        'static-changed',
      );
    }
    wasBroken = isBroken;
  });
}

/**
 * Settings of the bundler with which `npm start` compiles a page when a browser
 * first asks for it.
 *
 * @param generatedFilesDir folder of the list of all pages, absolute
 */
export function lazyPages(
  {currentBundler}: Pick<ConfigureWebpackUtils, 'currentBundler'>,
  generatedFilesDir: string,
): object {
  const {lazyCompilationMiddleware} =
    currentBundler.instance as unknown as typeof rspack;
  return {
    lazyCompilation: {entries: false},
    devServer: {
      // What a plugin returns is added to the end of the list, where the server
      // has already answered.
      setupMiddlewares(handlers: unknown[], server: DevServer): unknown[] {
        readStatsOnce(server);
        reloadMended(server);
        handlers.unshift(lazyCompilationMiddleware(server.compiler));
        return [];
      },
    },
    module: {
      rules: [
        {
          include: path.join(generatedFilesDir, 'registry.js'),
          loader: require.resolve('string-replace-loader'),
          options: {
            multiple: [
              // The list names each page a second time, which would compile it. The
              // framework reads that where a server has rendered the page.
              {
                search: /require\.resolveWeak\((.*)\)/g,
                replace: '$1',
                strict: true,
              },
              // A page that nobody has asked for is a few lines, which need no file
              // of their own: after each edit the bundler hashes every file.
              {
                search: /webpackChunkName: "[^"]+"/g,
                replace: 'webpackMode: "eager"',
                strict: true,
              },
            ],
          },
        },
      ],
    },
  };
}
