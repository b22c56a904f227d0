import path from 'node:path';
import type {rspack} from '@docusaurus/faster';
import type {ConfigureWebpackUtils} from '@docusaurus/types';

type Compiler = InstanceType<typeof rspack.Compiler>;

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
      setupMiddlewares(
        handlers: unknown[],
        {compiler}: {readonly compiler: Compiler},
      ): unknown[] {
        handlers.unshift(lazyCompilationMiddleware(compiler));
        return [];
      },
    },
    module: {
      rules: [
        {
          // The list names each page a second time, which would compile it. The
          // framework reads that where a server has rendered the page.
          include: path.join(generatedFilesDir, 'registry.js'),
          loader: require.resolve('string-replace-loader'),
          options: {
            search: /require\.resolveWeak\((.*)\)/g,
            replace: '$1',
            strict: true,
          },
        },
      ],
    },
  };
}
