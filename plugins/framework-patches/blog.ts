import fs from 'node:fs/promises';
import path from 'node:path';
import blogPlugin, {
  type BlogContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import {normalizeUrl} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addSelfLink, feedFiles} from '../feeds/addSelfLink';

export {validateOptions} from '@docusaurus/plugin-content-blog';

/** The framework's plugin for posts, except that each feed names its own address. */
export default async function blog(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const plugin = await blogPlugin(context, options);
  const {url, baseUrl} = context.siteConfig;
  return {
    ...plugin,
    async postBuild(props) {
      await plugin.postBuild?.(props);
      // Without posts the framework writes none.
      const names = props.content.blogPosts.length > 0 ? feedFiles : [];
      for (const name of names) {
        // The framework puts a slash before some of these paths.
        const address = [options.routeBasePath, name];
        const file = path.join(props.outDir, ...address);
        const feed = await fs.readFile(file, 'utf8');
        await fs.writeFile(
          file,
          addSelfLink(feed, normalizeUrl([url, baseUrl, ...address])),
        );
      }
    },
  };
}
