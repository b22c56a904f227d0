import type {Options} from '@docusaurus/plugin-content-blog';
import type {postLists} from '../../config/postLists';
import {toFeedHtml} from './toFeedHtml';

/** A feed of posts in every format, with all posts and their whole text. */
export function postFeed({
  title,
  description,
}: (typeof postLists)[keyof typeof postLists]): Options['feedOptions'] {
  return {
    type: 'all',
    title: `Remotion: ${title}`,
    description,
    limit: false,
    async createFeedItems({defaultCreateFeedItems, ...site}) {
      const items = await defaultCreateFeedItems(site);
      return items.map((item) => ({
        ...item,
        published: item.date,
        content: toFeedHtml(item.content ?? '', item.link),
      }));
    },
  };
}
