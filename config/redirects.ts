import {links} from './links';

/** An old or short address, and where it leads. Search and hash are kept. */
export type Redirect = {
  /** Without a slash at the end. */
  readonly from: `/${string}`;
  /** A page of this site, with a slash at the end, or somewhere else. */
  readonly to: `/docs/${string}` | `/templates/${string}` | `https://${string}`;
};

/**
 * Addresses that no page has and that installed packages print or visitors type.
 * Links of packages cannot be changed any more, so an entry stays for good.
 * `npm run check:toolkit-links` finds those that are missing.
 */
export const redirects: readonly Redirect[] = [
  // Short addresses.
  {from: '/acknowledgements', to: '/docs/acknowledgements/'},
  {from: '/api', to: '/docs/api/'},
  {from: '/bun', to: '/docs/bun/'},
  {
    from: '/chrome-for-testing',
    to: '/docs/miscellaneous/chrome-headless-shell/',
  },
  {
    from: '/chrome-headless-shell',
    to: '/docs/miscellaneous/chrome-headless-shell/',
  },
  {from: '/license', to: '/docs/license/'},
  {from: '/media-parser', to: '/docs/media-parser/'},
  {from: '/paths', to: '/docs/paths/'},
  {from: '/recorder', to: '/docs/recorder/'},
  {from: '/transitions', to: '/docs/transitions/'},
  {from: '/webcodecs', to: '/docs/webcodecs/'},
  // What the first page is called elsewhere.
  ...[
    'getting-started',
    'get-started',
    'install',
    'installation',
    'quick-start',
    'quickstart',
  ].map((name) => ({from: `/docs/${name}`, to: '/docs/'}) as const),
  // The editor that the Studio opens is an app that this site does not have;
  // the page explains what is edited there.
  {from: '/timing-editor', to: '/docs/spring/'},
  // Mistakes in packages.
  {from: '/docs/lambda/deploy-site', to: '/docs/lambda/deploysite/'},
  {from: '/docs/render-media', to: '/docs/renderer/render-media/'},
  {
    from: '/docs/troubleshooting/serialize-defaultprops',
    to: '/docs/troubleshooting/defaultprops-too-big/',
  },
  {from: '/docs/ai/skills', to: '/docs/cli/skills/'},
  {
    from: '/docs/client-side-rendering/html-in-canvas',
    to: '/docs/html-in-canvas/',
  },
  {from: '/docs/vercel/api', to: '/docs/vercel/'},
  // A gallery of prompts, which this site does not have.
  {from: '/prompts', to: '/docs/ai/'},
  // Packages that the Studio offers and that came after the documented release.
  ...['elevenlabs', 'light-leaks', 'sfx', 'starburst'].map(
    (name) =>
      ({
        from: `/docs/${name}`,
        to: `https://www.npmjs.com/package/@remotion/${name}`,
      }) as const,
  ),
  // Templates that the create command no longer has.
  {from: '/templates/google-tts', to: '/templates/'},
  {from: '/templates/next-tailwind', to: '/templates/next/'},
  {from: '/templates/tts', to: '/templates/'},
  // Outside of the site.
  {from: '/changelog', to: links.changelog},
  {from: '/discord', to: links.chat},
  {from: '/issue', to: `${links.repository}/issues/new/choose`},
  {from: '/report', to: `${links.repository}/issues/new/choose`},
];
