import {makeIndexFiles} from '../../../files';
import {createEngine, type SearchEngine} from '../engine';
import {fileNames} from '../fileNames';
import type {Manifest} from '../format';
import type {SearchRecord, Vocabulary} from '../types';

type Draft = Pick<
  SearchRecord,
  'description' | 'symbols' | 'package' | 'members'
> & {
  readonly title: string;
  readonly path: string;
  readonly section?: SearchRecord['section'];
  /** Text by heading; the first is that of the page. */
  readonly texts: Readonly<Record<string, string>>;
  readonly errors?: readonly string[];
  readonly rank?: number;
};

function recordsOf({
  title,
  path,
  section = 'api',
  texts,
  errors,
  rank = 100,
  ...facts
}: Draft): SearchRecord[] {
  return Object.entries(texts).map(([heading, content], position) => {
    const isPage = position === 0;
    const anchor = isPage
      ? null
      : heading
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
          .replace(/\s/g, '-');
    return {
      objectID: `${path}#${position}`,
      hierarchy: {
        ...{lvl0: section, lvl1: title, lvl2: isPage ? null : heading},
        ...{lvl3: null, lvl4: null, lvl5: null, lvl6: null},
      },
      content,
      anchor,
      url: anchor === null ? path : `${path}#${anchor}`,
      type: isPage ? 'lvl1' : 'lvl2',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
      weight: {pageRank: rank, level: isPage ? 100 : 90, position},
      section,
      ...(isPage && facts),
      ...(heading.startsWith('Errors') && errors && {errors}),
    };
  });
}

/** What the engine knows of that site. */
export const vocabulary: Vocabulary = {
  synonyms: [
    ['caption', 'subtitle'],
    ['gcp', 'cloud run'],
    ['show', 'display'],
    ['volume', 'loudness'],
  ],
  nameParts: [
    ['get', 'fetch', 'load'],
    ['export', 'render'],
  ],
  product: 'Remotion',
  program: 'remotion',
  installCommands: ['npx remotion add'],
  termPrefix: 'Term: ',
  sections: {guides: {taskFactor: 1.1}, api: {isReference: true}},
};

/** A site with a handful of pages. */
const pages: readonly Draft[] = [
  {
    title: 'Displaying captions',
    path: '/docs/captions/displaying/',
    section: 'guides',
    description: 'Show captions word by word.',
    texts: {
      '': 'Group captions into pages.',
      'Style the captions': 'Use a <mark> or a color.',
    },
  },
  {
    title: '@remotion/player',
    path: '/docs/player/',
    texts: {'': 'Install the package of the Player.'},
  },
  {
    title: '<Player>',
    path: '/docs/player/player/',
    package: '@remotion/player',
    symbols: ['Player', 'PlayerRef'],
    description: 'Plays a composition in an app.',
    texts: {
      '': 'The component.',
      playbackRate: 'How fast it plays.',
      autoPlay: 'Whether it starts.',
      muted: 'Whether it is silent.',
    },
  },
  {
    title: 'All packages',
    path: '/docs/api/',
    rank: 60,
    texts: {'': 'A list.', '@remotion/cloudrun': 'Renders in a cloud.'},
  },
  {
    title: 'playerSizeOf()',
    path: '/docs/player/size/',
    symbols: ['playerSizeOf'],
    texts: {'': 'Measures it.'},
  },
  {
    title: 'renderMedia()',
    path: '/docs/renderer/render-media/',
    package: '@remotion/renderer',
    symbols: ['renderMedia', 'RenderMediaOptions', 'Crf'],
    members: ['slowestFrames'],
    description: 'Render a composition to a video.',
    texts: {
      '': 'Renders a video on a server.',
      crf: 'Constant rate factor.',
      'Render a transparent video': 'Use ProRes with an alpha channel.',
      'Errors and limits':
        'Message What to do CRF must be between 1 and 51 for codec h264. Passed: 60 See crf. Another error.',
    },
    errors: ['CRF must be between 1 and 51 for codec h264. Passed: 60'],
  },
  {
    title: 'npx remotion render',
    path: '/docs/cli/render/',
    package: '@remotion/cli',
    symbols: ['remotion render'],
    texts: {'': 'Renders from the terminal.', '--crf': 'Sets the quality.'},
  },
  {
    title: 'delayRender()',
    path: '/docs/delay-render/',
    symbols: ['delayRender'],
    texts: {'': 'Holds a render until data is loaded.'},
  },
  {
    title: 'Term: Player',
    path: '/docs/terminology/player/',
    section: 'guides',
    texts: {'': 'A component that plays a video in a web page.'},
  },
  {
    title: 'Cloud Run overview',
    path: '/docs/cloudrun/',
    section: 'guides',
    texts: {
      '': 'Render in your own project of Google.',
      Render: 'Start it from the terminal.',
    },
  },
];

export const records: readonly SearchRecord[] = pages.flatMap(recordsOf);

type Files = {
  readonly manifest: Manifest;
  /** The first file. */
  readonly headings: Record<string, unknown>;
  readonly byName: ReadonlyMap<string, Record<string, unknown>>;
};

/** The files of that site, or of other records, parsed. */
export function makeFiles(content: readonly SearchRecord[] = records): Files {
  const byName = new Map(
    [...makeIndexFiles(content)].map(([name, text]) => [
      name,
      JSON.parse(text) as Record<string, unknown>,
    ]),
  );
  const manifest = byName.get('manifest.json') as unknown as Manifest;
  const headings = byName.get(fileNames(manifest).headings) ?? {};
  return {manifest, headings, byName};
}

/** An engine that has loaded all files of that site, or others. */
export function openEngine(
  {manifest, headings, byName} = makeFiles(),
): SearchEngine {
  const engine = createEngine(manifest, headings, vocabulary);
  const {words, texts} = fileNames(manifest);
  for (const name of [...words, ...texts]) {
    engine.add(name, byName.get(name));
  }
  return engine;
}
