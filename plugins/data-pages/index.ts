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
import {TEMPLATE_PURPOSES, type Template} from '../../src/data/schema';
import type {ShowcaseCard} from '../../src/data/showcaseCard';
import type {ExpertEntry} from '../../src/data/expertCredits';
import {experts} from '../../src/data/experts';
import {investors} from '../../src/data/investors';
import {plans} from '../../src/data/pricing';
import {groupOf} from '../../src/data/groupOf';
import {showcase} from '../../src/data/showcase';
import {milestones, team} from '../../src/data/team';
import {paidTemplates, templates} from '../../src/data/templates';
import {spreadOut} from '../../src/data/spreadOut';
import {toAnchor} from '../../src/data/toAnchor';
import {loadDocsIndex} from '../docs-index';
import {listExamples, posterAddress, readPosters} from '../examples/list';
import {readCode} from '../rehype/code/readCode';
import {similarTemplates} from './similarTemplates';

type Route = {
  readonly path: string;
  /** Module that exports the page component. */
  readonly component: string;
  /** Props of the page component, stored as one data file each. */
  readonly props: Readonly<Record<string, unknown>>;
  /** Compositions of `examples/` that the page gets as its prop `examples`. */
  readonly examples?: readonly string[];
};

const COMPONENTS = '@site/src/components';

/** The folder of the compositions. */
const EXAMPLES = 'examples';

/** How many similar templates the page of a template names. */
const SIMILAR_COUNT = 3;

/** What the list of templates shows of one, or searches in. */
function listed({
  slug,
  name,
  tagline,
  purposes,
  technologies,
  searchTerms,
}: Template): object {
  return {
    slug,
    name,
    tagline,
    purposes,
    technologies,
    // Other data files leave out a field of this name.
    terms: searchTerms,
  };
}

/** The route of a template's page. */
function templateRoute(template: Template, siteDir: string): Route {
  const others = similarTemplates(template, templates, SIMILAR_COUNT);
  return {
    path: `templates/${template.slug}/`,
    component: `${COMPONENTS}/TemplatePage`,
    props: {
      template,
      others: others.map(({slug, name, tagline}) => ({slug, name, tagline})),
      code: readCode(path.join(siteDir, EXAMPLES, `${template.example}.tsx`)),
    },
    examples: [template, ...others].map(({example}) => example),
  };
}

/** @throws Error that names each template whose composition does not exist */
export function requireExamples(
  entries: readonly Pick<Template, 'slug' | 'example'>[],
  known: readonly string[],
): void {
  const problems = entries
    .filter(({example}) => !known.includes(example))
    .map(
      ({slug, example}) =>
        `- "${slug}" names the example "${example}", which does not exist. Add examples/${example}.tsx with examples/${example}.meta.ts, or name another.`,
    );
  if (problems.length > 0) {
    throw new Error(
      `src/data/templates.ts: each template needs a composition that shows what it makes.\n${problems.join('\n')}`,
    );
  }
}

/**
 * The address of the picture that was made for an entry of a list.
 *
 * @throws Error if it was not made yet
 */
function pictureAddress(siteDir: string, key: string): string {
  const posters = readPosters(path.join(siteDir, EXAMPLES));
  if (!posters[key]) {
    throw new Error(
      `The entry "${key}" has no picture. Run "npm run fix", and commit what it makes.`,
    );
  }
  return posterAddress(key, posters);
}

/** The entries of the showcase with what their cards need. */
function showcaseCards(siteDir: string): readonly ShowcaseCard[] {
  const cards = showcase.map((entry) => {
    const anchor = toAnchor(entry.name);
    return {
      ...entry,
      ...groupOf(entry.kind),
      anchor,
      poster: pictureAddress(siteDir, `showcase/${anchor}`),
    };
  });
  return spreadOut(cards, ({group}) => group);
}

/** The experts with what their pictures need. */
function expertEntries(siteDir: string): ExpertEntry[] {
  return experts.map((expert) => ({
    ...expert,
    poster: pictureAddress(siteDir, `experts/${expert.slug}`),
  }));
}

/** The routes of the templates, experts, showcase and about pages. */
export function dataRoutes(siteDir: string): Route[] {
  requireExamples(templates, listExamples(path.join(siteDir, EXAMPLES)));
  const entries = expertEntries(siteDir);
  return [
    {
      path: 'templates/',
      component: `${COMPONENTS}/TemplateListPage`,
      props: {
        templates: templates.map(listed),
        purposes: TEMPLATE_PURPOSES,
        paidTemplates,
      },
      examples: templates.map(({example}) => example),
    },
    ...templates.map((template) => templateRoute(template, siteDir)),
    {
      path: 'experts/',
      component: `${COMPONENTS}/ExpertListPage`,
      props: {experts: entries},
    },
    ...entries.map((expert) => ({
      path: `experts/${expert.slug}/`,
      component: `${COMPONENTS}/ExpertPage`,
      props: {expert},
    })),
    {
      path: 'showcase/',
      component: `${COMPONENTS}/ShowcasePage`,
      props: {showcase: showcaseCards(siteDir)},
    },
    {
      path: 'about/',
      component: `${COMPONENTS}/AboutPage`,
      props: {team, milestones, investors},
    },
  ];
}

/** Code of a list of compositions, of which each loads its own when it plays. */
function moduleOfExamples(names: readonly string[]): string {
  const imports = names.map(
    (example, index) =>
      `import * as example${index} from '@generated/examples/default/${example}.js';`,
  );
  return `${imports.join('\n')}
export default [${names.map((_, index) => `example${index}`).join(', ')}];
`;
}

async function addDataRoute(
  {path, component, props, examples}: Route,
  {siteDir, siteConfig}: LoadContext,
  {addRoute, createData}: PluginContentLoadedActions,
): Promise<void> {
  const name = path.replace(/\/$/, '').replace(/\//g, '-');
  const modules: Record<string, string> = {};
  for (const [key, value] of Object.entries(props)) {
    const file = await createData(
      `${name}-${key}.json`,
      // The search index and the list of templates need search terms, no page does.
      JSON.stringify(value, (field, part: unknown) =>
        field === 'searchTerms' ? undefined : part,
      ),
    );
    // The framework names chunks by this path, in any folder the same.
    modules[key] = aliasedSitePath(file, siteDir);
  }
  if (examples) {
    const file = await createData(
      `${name}-examples.js`,
      moduleOfExamples(examples),
    );
    modules.examples = aliasedSitePath(file, siteDir);
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
    getPathsToWatch: () => [
      'src/data/*.ts',
      `${EXAMPLES}/Template*.tsx`,
      `${EXAMPLES}/posters.json`,
    ],
    async contentLoaded({actions}) {
      for (const route of dataRoutes(context.siteDir)) {
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
