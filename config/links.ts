import {TOOLKIT_REPOSITORY} from './toolkit';

/** Addresses outside the site that more than one place links to. */
export const links = {
  repository: TOOLKIT_REPOSITORY,
  licenseText: `${TOOLKIT_REPOSITORY}/blob/main/LICENSE.md`,
  /** The folder of this site in GitHub's editor. */
  editor: `${TOOLKIT_REPOSITORY}/edit/main/packages/docs`,
  changelog: `${TOOLKIT_REPOSITORY}/releases`,
  brand: 'https://github.com/remotion-dev/logo',
  chat: 'https://discord.gg/6VzzNDwUwV',
  x: 'https://x.com/remotion',
  youtube: 'https://www.youtube.com/@remotion_dev',
  linkedin: 'https://www.linkedin.com/company/remotion-dev',
  instagram: 'https://www.instagram.com/remotion',
  tiktok: 'https://www.tiktok.com/@remotion',
  convert: 'https://remotion.dev/convert',
  store: 'https://remotion.pro/store',
  buyLicense: 'https://remotion.pro/license',
  terms: 'https://remotion.pro/terms',
  privacy: 'https://remotion.pro/privacy',
  evaluationCall: 'https://cal.com/remotion/evaluate',
  contactMail: 'mailto:hi@remotion.dev',
} as const;

const {
  repository,
  editor,
  changelog,
  brand,
  chat,
  store,
  evaluationCall,
  contactMail,
} = links;

/** Those that components name: every page loads them, and the others not. */
export const componentLinks = {
  repository,
  editor,
  changelog,
  brand,
  chat,
  store,
  evaluationCall,
  contactMail,
} as const;
