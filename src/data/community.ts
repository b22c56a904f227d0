import {parseList} from './parseList';
import {communityNumberSchema, trustedBySchema} from './schema';

/** When the community numbers were counted; shown next to them. */
export const COMMUNITY_NUMBERS_AS_OF = 'early 2025';

/** The size of the community, in round numbers. */
export const communityNumbers = parseList(
  'community.communityNumbers',
  communityNumberSchema,
  [
    {slug: 'installs', value: 180_000, label: 'installs per month'},
    {slug: 'templates', value: 35, label: 'templates and examples'},
    {slug: 'stars', value: 21_000, label: 'GitHub stars'},
    {slug: 'discord-members', value: 4_000, label: 'Discord members'},
    {slug: 'contributors', value: 250, label: 'contributors'},
  ],
);

/** Companies in the trusted-by row of the home page. */
export const trustedBy = parseList('community.trustedBy', trustedBySchema, [
  {slug: 'github', name: 'GitHub'},
  {slug: 'musixmatch', name: 'Musixmatch'},
  {slug: 'wistia', name: 'Wistia'},
  {slug: 'vice-media', name: 'Vice Media'},
  {slug: 'soundcloud', name: 'SoundCloud'},
]);
