/** What the search knows of this site: options of plugins/search. */
import {experts} from '../src/data/experts';
import {templates} from '../src/data/templates';
import {describeApi} from './apiFacts';
import {marketingPages, marketingSearchTerms} from './marketingPages';
import {postLists} from './postLists';
import {nameParts, synonyms} from './synonyms';

/** Parts of the site; results can be filtered by them. */
const sections = {
  guides: {group: 'Guides', rank: 100, folder: 'docs', taskFactor: 1.1},
  api: {
    group: 'API reference',
    rank: 100,
    isReference: true,
    repeatsTitle: true,
  },
  recorder: {group: 'Recorder', rank: 90},
  blog: {group: 'Blog', rank: 55, folder: 'blog', isPosts: true},
  learn: {group: 'Learn', rank: 80, folder: 'learn', taskFactor: 1.05},
  stories: {
    group: 'Success stories',
    rank: 55,
    folder: 'success-stories',
    isPosts: true,
  },
  templates: {
    group: 'Templates',
    rank: 80,
    folder: 'templates',
    titleSuffix: ' template',
  },
  experts: {group: 'Experts', rank: 50, folder: 'experts', repeatsTitle: true},
  site: {group: 'Remotion', rank: 75},
};

type SectionName = keyof typeof sections;

/** A page of the documentation, as its front matter and the sidebars place it. */
type Doc = {
  readonly api: readonly string[];
  readonly commands: readonly string[];
  readonly sidebar?: string | undefined;
};

function describeDoc(doc: Doc): {
  readonly section: SectionName;
  readonly api: ReturnType<typeof describeApi>;
} {
  const api = describeApi(doc);
  const section =
    doc.sidebar === 'recorderSidebar'
      ? 'recorder'
      : api || doc.sidebar === 'apiSidebar'
        ? 'api'
        : 'guides';
  return {section, api};
}

/** Pages that are made of lists, with what newcomers call them. */
const pages = [
  ...Object.entries(marketingPages).map(
    ([name, {path, title, description}]) => ({
      path,
      title,
      description,
      searchTerms: marketingSearchTerms[name as keyof typeof marketingPages],
    }),
  ),
  ...Object.values(postLists).map(({folder, ...list}) => ({
    path: `/${folder}/`,
    ...list,
  })),
  ...templates.map(({slug, name, tagline, searchTerms}) => ({
    path: `/templates/${slug}/`,
    title: name,
    description: tagline,
    searchTerms,
  })),
  ...experts.map(({slug, name, focus}) => ({
    path: `/experts/${slug}/`,
    title: name,
    description: focus.join(', '),
  })),
];

export const search = {
  sections,
  otherSection: 'site' satisfies SectionName,
  describeDoc,
  pages,
  postFolders: Object.values(postLists).map(({folder}) => folder),
  // Drafts of pages, frames and parts of lists.
  leftOut:
    /^\/(?:(?:404|search|ai-embed)\/|examples\/|.*\/?page\/\d+\/|(?:blog|learn|success-stories)\/tags\/)/,
  lists:
    /^\/(?:(?:blog|learn|success-stories)\/(?:(?:archive|authors|tags)\/(?:.*\/)?)?)$/,
  overviews: ['/docs/api/', '/docs/releases/'],
  reading: {
    linkLists:
      /^(?:see also|where to go next|goes well with|templates like this one)$/i,
    // Reference pages link the source of what they document.
    skippedLinks: /\/(?:blob|tree)\/v[\d.]+\/packages\//,
    // Type and default of an option (ApiFacts), the table that repeats them, and
    // the list that repeats what each page says of itself.
    skippedClasses: /^(?:facts|apiOverview|apiIndex)_/,
    // A playable example.
    figureAttribute: 'data-example',
  },
  vocabulary: {
    synonyms,
    nameParts,
    product: 'Remotion',
    program: 'remotion',
    installCommands: ['npx remotion add'],
    termPrefix: 'Term: ',
  },
  filters: [
    {
      value: 'guides',
      label: 'Guides',
      sections: ['guides', 'recorder', 'learn'],
    },
    {value: 'api', label: 'API', sections: ['api']},
    {value: 'blog', label: 'Blog', sections: ['blog', 'stories']},
  ] satisfies {value: string; label: string; sections: SectionName[]}[],
  starts: [
    {label: 'guides', to: '/docs/'},
    {label: 'API reference', to: '/docs/api/'},
    {label: 'blog', to: '/blog/'},
  ],
  tasks: [
    {label: 'Create a project', to: '/docs/'},
    {label: 'Animate an element', to: '/docs/animating-properties/'},
    {label: 'Add captions', to: '/docs/captions/displaying/'},
    {label: 'Render a video', to: '/docs/render/'},
    {label: 'Play a video in your app', to: '/docs/player/installation/'},
    {label: 'Fix an error', to: '/docs/troubleshooting/'},
  ],
};
