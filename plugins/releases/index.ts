import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {TOOLKIT_VERSION} from '../../config/toolkit';
import {CHANGES_AFTER, eventsBetween} from '../../toolkit/history';
import {loadHistory} from '../../toolkit/model';
import {loadDocsIndex} from '../docs-index';
import {createFindName} from './findName';
import {groupReleases} from './groupReleases';

/** Lists what each release brought, changed and removed, for the page of releases. */
export default function releasesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'releases',
    async allContentLoaded({actions}) {
      const index = await loadDocsIndex(path.join(siteDir, 'docs'));
      const releases = groupReleases(
        eventsBetween(loadHistory(), CHANGES_AFTER, TOOLKIT_VERSION),
        createFindName(index),
      );
      await actions.createData('releases.json', JSON.stringify(releases));
    },
  };
}
