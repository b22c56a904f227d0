import fs from 'node:fs';
import path from 'node:path';
import {listApiPackages, loadApi} from '../toolkit/model';
import {links} from './links';

/** An old or short address, and where it leads. Search and hash are kept. */
export type Redirect = {
  /** Without a slash at the end. */
  readonly from: `/${string}`;
  /** A page of this site, with a slash at the end, or somewhere else. */
  readonly to:
    `/${'blog' | 'docs' | 'templates'}/${string}` | `https://${string}`;
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
  ...['investors', 'resources', 'security', 'studio', 'support'].map(
    (name) => ({from: `/${name}`, to: `/docs/${name}/`}) as const,
  ),
  ...['custom-controls', 'drag-and-drop'].map(
    (name) => ({from: `/${name}`, to: `/docs/player/${name}/`}) as const,
  ),
  {from: '/bounties', to: '/docs/contributing/bounty/'},
  {from: '/system-prompt', to: '/docs/ai/system-prompt/'},
  // Pages had other names, and links elsewhere still have them.
  {from: '/blog/faster-lambda-renders', to: '/blog/faster-lambda/'},
  {from: '/docs/audio-visualization', to: '/docs/audio/visualization/'},
  {from: '/docs/cli/preview', to: '/docs/cli/studio/'},
  {from: '/docs/mcp', to: '/docs/ai/mcp/'},
  {from: '/docs/overlays', to: '/docs/overlay/'},
  {
    from: '/docs/parametrized-rendering',
    to: '/docs/parameterized-rendering/',
  },
  {from: '/templates/remix', to: '/templates/react-router/'},
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
  {from: '/brand', to: links.brand},
  {from: '/changelog', to: links.changelog},
  {from: '/discord', to: links.chat},
  {from: '/github', to: links.repository},
  {from: '/issue', to: `${links.repository}/issues/new/choose`},
  {from: '/report', to: `${links.repository}/issues/new/choose`},
  {from: '/youtube', to: links.youtube},
];

const docsDir = path.resolve(__dirname, '../docs');

type Names = {
  readonly exports: ReadonlySet<string>;
  /** By their last part, but those where `/docs/player/player/` is a page. */
  readonly packages: ReadonlySet<string>;
};

let names: Names | undefined;

/** Reads the API model when it is first asked for: most who load this file never do. */
function readNames(): Names {
  const models = listApiPackages().map(loadApi);
  const packages = models.map(({name}) => name.replace(/^.*\//, ''));
  return {
    exports: new Set(
      models.flatMap(({exports}) => exports.map(({name}) => name)),
    ),
    packages: new Set(
      packages.filter(
        (name) => !fs.existsSync(path.join(docsDir, name, `${name}.mdx`)),
      ),
    ),
  };
}

/**
 * Addresses that somebody tries who knows the name of an export or a package, but
 * not the page: `/docs/useCurrentFrame` and `/docs/paths/paths`. Names that
 * differ from the page by capitals alone are left out: where a file system takes
 * both for one, the redirect would take the place of the page.
 *
 * @param page address of a page, with a slash at the end
 */
export function guessedAddresses(page: string): string[] {
  names ??= readNames();
  const {exports, packages} = names;
  const [, folder = '', name = ''] =
    /^(\/docs\/(?:.*\/)?)([^/]+)\/$/.exec(page) ?? [];
  const camelCase = name.replace(/-(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
  const symbol = [
    camelCase,
    camelCase.replace(/^\w/, (it) => it.toUpperCase()),
  ].find((it) => exports.has(it));
  return [
    ...(symbol === undefined || name === camelCase ? [] : [folder + symbol]),
    ...(folder === '/docs/' && packages.has(name)
      ? [`${folder}${name}/${name}`]
      : []),
  ];
}
