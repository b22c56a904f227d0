import path from 'node:path';
import type {
  LoadContext,
  Plugin,
  PluginContentLoadedActions,
} from '@docusaurus/types';
import {aliasedSitePath} from '@docusaurus/utils';
import {
  communityNumbers,
  COMMUNITY_NUMBERS_AS_OF,
  trustedBy,
} from '../../src/data/community';
import type {ShowcaseCard} from '../../src/data/showcaseCard';
import type {Template} from '../../src/data/schema';
import {experts} from '../../src/data/experts';
import {investors} from '../../src/data/investors';
import {plans} from '../../src/data/pricing';
import {groupOf} from '../../src/data/groupOf';
import {showcase} from '../../src/data/showcase';
import {milestones, team} from '../../src/data/team';
import {paidTemplates, templates} from '../../src/data/templates';
import {toAnchor} from '../../src/data/toAnchor';
import {loadDocsIndex} from '../docs-index';
import {posterAddress, readPosters} from '../examples/list';

type Route = {
  readonly path: string;
  /** Module that exports the page component. */
  readonly component: string;
  /** Props of the page component, stored as one data file each. */
  readonly props: Readonly<Record<string, unknown>>;
};

const EXAMPLES_DIR = path.resolve(__dirname, '../../examples');
const COMPONENTS = '@site/src/components';

/** How many similar templates the page of a template names. */
const SIMILAR_COUNT = 3;

/** The templates that share the most technologies with one, the closest first. */
function similarTemplates(
  template: Template,
): Pick<Template, 'slug' | 'name' | 'tagline'>[] {
  const shared = (other: Template): number =>
    other.technologies.filter((name) => template.technologies.includes(name))
      .length / other.technologies.length;
  return templates
    .filter((other) => other.slug !== template.slug)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, SIMILAR_COUNT)
    .map(({slug, name, tagline}) => ({slug, name, tagline}));
}

/**
 * The entries of the showcase with what their cards need.
 *
 * @throws Error if the picture of an entry was not made yet
 */
function showcaseCards(): ShowcaseCard[] {
  const posters = readPosters(EXAMPLES_DIR);
  return showcase.map((entry) => {
    const anchor = toAnchor(entry.name);
    const picture = `showcase/${anchor}`;
    if (!posters[picture]) {
      throw new Error(
        `The showcase entry "${entry.name}" has no picture. Run "npm run fix", and commit what it makes.`,
      );
    }
    return {
      ...entry,
      ...groupOf(entry.kind),
      anchor,
      poster: posterAddress(picture, posters),
    };
  });
}

/** The routes of the templates, experts, showcase and about pages. */
export function dataRoutes(): Route[] {
  return [
    {
      path: 'templates/',
      component: `${COMPONENTS}/TemplateListPage`,
      props: {templates, paidTemplates},
    },
    ...templates.map((template) => ({
      path: `templates/${template.slug}/`,
      component: `${COMPONENTS}/TemplatePage`,
      props: {
        template,
        others: similarTemplates(template),
      },
    })),
    {
      path: 'experts/',
      component: `${COMPONENTS}/ExpertListPage`,
      props: {experts},
    },
    ...experts.map((expert) => ({
      path: `experts/${expert.slug}/`,
      component: `${COMPONENTS}/ExpertPage`,
      props: {expert},
    })),
    {
      path: 'showcase/',
      component: `${COMPONENTS}/ShowcasePage`,
      props: {showcase: showcaseCards()},
    },
    {
      path: 'about/',
      component: `${COMPONENTS}/AboutPage`,
      props: {team, milestones, investors},
    },
  ];
}

async function addDataRoute(
  {path, component, props}: Route,
  {siteDir, siteConfig}: LoadContext,
  {addRoute, createData}: PluginContentLoadedActions,
): Promise<void> {
  const name = path.replace(/\/$/, '').replace(/\//g, '-');
  const modules: Record<string, string> = {};
  for (const [key, value] of Object.entries(props)) {
    const file = await createData(
      `${name}-${key}.json`,
      // Only the search index needs search terms; browsers load these files.
      JSON.stringify(value, (field, part: unknown) =>
        field === 'searchTerms' ? undefined : part,
      ),
    );
    // The framework names chunks by this path, in any folder the same.
    modules[key] = aliasedSitePath(file, siteDir);
  }
  addRoute({path: siteConfig.baseUrl + path, component, modules, exact: true});
}

/**
 * Makes the pages whose content is a list in `src/data/`: templates, experts,
 * showcase and about. The lists are validated when they are loaded, so a wrong
 * entry stops the build with its path and value.
 */
export default function dataPagesPlugin(context: LoadContext): Plugin {
  return {
    name: 'data-pages',
    getPathsToWatch: () => ['src/data/*.ts', 'examples/posters.json'],
    async contentLoaded({actions}) {
      for (const route of dataRoutes()) {
        await addDataRoute(route, context, actions);
      }
      // The home page is written by hand and imports these parts of the lists.
      await actions.createData(
        'featured.json',
        JSON.stringify(
          templates
            .filter(({featured}) => featured)
            .map(({slug, name, tagline}) => ({slug, name, tagline})),
        ),
      );
      await actions.createData('plans.json', JSON.stringify(plans));
      const {pages} = await loadDocsIndex(path.join(context.siteDir, 'docs'));
      await actions.createData(
        'community.json',
        JSON.stringify({
          numbers: [
            ...communityNumbers,
            {
              slug: 'docs-pages',
              value: pages.length,
              label: 'pages of documentation',
            },
          ],
          asOf: COMMUNITY_NUMBERS_AS_OF,
          trustedBy,
        }),
      );
    },
  };
}
