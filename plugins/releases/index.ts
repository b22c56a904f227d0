import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {TOOLKIT_VERSION} from '../../config/toolkit';
import {CHANGES_AFTER, eventsBetween} from '../../toolkit/history';
import {loadHistory, loadReleaseDays} from '../../toolkit/model';
import {loadDocsIndex} from '../docs-index';
import {createFindName} from './findName';
import {groupReleases} from './groupReleases';
import {releaseFeeds} from './releaseFeed';
import type {IndexedRelease} from './types';

const PAGE = 'docs/releases/';

/** Lists what each release brought, changed and removed, for the page of releases and its feeds. */
export default function releasesPlugin({
  siteDir,
  siteConfig,
}: LoadContext): Plugin {
  let releases: readonly IndexedRelease[] = [];
  return {
    name: 'releases',
    async allContentLoaded({actions}) {
      const index = await loadDocsIndex(path.join(siteDir, 'docs'));
      releases = groupReleases(
        eventsBetween(loadHistory(), CHANGES_AFTER, TOOLKIT_VERSION),
        createFindName(index),
      );
      await actions.createData('releases.json', JSON.stringify(releases));
    },
    async postBuild({outDir}) {
      const feeds = releaseFeeds(releases, loadReleaseDays(), {
        home: new URL(siteConfig.baseUrl, siteConfig.url).href,
        page: PAGE,
        icon: siteConfig.favicon ?? '',
      });
      await fs.mkdir(path.join(outDir, PAGE), {recursive: true});
      for (const [name, content] of Object.entries(feeds)) {
        await fs.writeFile(path.join(outDir, PAGE, name), content);
      }
    },
  };
}
