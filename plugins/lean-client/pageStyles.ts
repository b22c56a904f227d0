import fs from 'node:fs';
import type {rspack} from '@docusaurus/faster';

const NAME = 'page-styles';

const SHARED = {
  type: 'css/mini-extract',
  chunks: 'async',
  enforce: true,
} as const;

/**
 * The style sheets that several kinds of pages load, by their names. Styles of
 * the main bundle have a sheet of their own, and so has what one chunk alone
 * uses. No rule is in two sheets: what loads last would win.
 */
export const STYLES = {
  // The one sheet of the framework.
  styles: false,
  posts: {
    ...SHARED,
    name: 'posts',
    priority: 53,
    test: /[\\/]css[\\/]blog\.css$/,
  },
  // Documents and posts.
  text: {
    ...SHARED,
    name: 'text',
    priority: 52,
    test: /@docusaurus[\\/]theme-|[\\/]components[\\/](?:Api(?:Facts|Header|Overview)|CodeFrame|FilterField)[\\/]/,
  },
  example: {
    ...SHARED,
    name: 'example',
    priority: 51,
    test: /[\\/]components[\\/](?:Example|Playback|PropControls)[\\/]/,
  },
  shared: {...SHARED, name: 'shared', priority: 50, minChunks: 2},
} as const;

type Compiler = InstanceType<typeof rspack.Compiler>;

/** What the framework reads when it writes the head of a page. */
type ClientManifest = {
  /** Names of assets, by the request of the module that a page shows. */
  readonly origins: Record<string, readonly string[]>;
  readonly assets: Record<
    string,
    {readonly css?: readonly {readonly file: string}[]}
  >;
};

function isStyle(file: string): boolean {
  return file.endsWith('.css');
}

/**
 * Tells the framework which style sheets the modules of a page need, besides
 * those of the main bundle, so that they are links in the page's head. Its own
 * manifest names chunks where the renderer asks for modules.
 */
export class PageStylesPlugin {
  /** @param manifestPath Where the framework's plugin writes the manifest. */
  constructor(private readonly manifestPath: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(NAME, ({chunkGroups}) => {
      const manifest = JSON.parse(
        fs.readFileSync(this.manifestPath, 'utf8'),
      ) as ClientManifest;
      const {origins, assets} = manifest;
      for (const group of chunkGroups) {
        const styles = group.getFiles().filter(isStyle);
        if (!group.isInitial() && styles.length > 0) {
          styles.forEach((file) => (assets[file] = {css: [{file}]}));
          group.origins.forEach(({request}) => {
            if (request !== undefined) {
              origins[request] = [
                ...new Set([...(origins[request] ?? []), ...styles]),
              ];
            }
          });
        }
      }
      fs.writeFileSync(this.manifestPath, JSON.stringify(manifest));
    });
  }
}
