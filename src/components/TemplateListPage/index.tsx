import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {marketingPages} from '../../../config/marketingPages';
import type {PaidTemplate, Template} from '../../data/schema';
import {useFilters} from '../../hooks/useFilters';
import {useSiteLinks} from '../../hooks/useSiteLinks';
import {ActionPanel, ActionPanelList} from '../ActionPanel';
import {PageSection} from '../PageSection';
import {SitePage} from '../SitePage';
import type {TemplateExample} from '../TemplatePage/TemplateCard';
import {
  describeResult,
  filterTemplates,
  FILTERS,
  findWiderFilters,
  type FilteredTemplate,
  type TemplateFilter,
} from './filter';
import {TemplateFilters} from './TemplateFilters';
import {FreeTemplateCards, PaidTemplateCards} from './TemplateCards';
import styles from './styles.module.css';

/** What the list knows of a template. */
export type ListedTemplate = FilteredTemplate &
  Pick<Template, 'slug'> & {readonly shown: TemplateExample | undefined};

type Props = {
  readonly templates: readonly Omit<ListedTemplate, 'shown'>[];
  readonly purposes: readonly string[];
  readonly paidTemplates: readonly PaidTemplate[];
  /** The compositions of the templates, in their order. */
  readonly examples: readonly TemplateExample[];
};

type FreeProps = Pick<Props, 'templates' | 'purposes' | 'examples'>;

type ResultProps = {
  readonly templates: readonly FilteredTemplate[];
  readonly count: number;
  readonly filter: TemplateFilter;
  readonly addressOf: (changed: Partial<TemplateFilter>) => string;
};

/** What a filter is called in a link that removes it. */
const FILTER_LABELS = {
  search: 'the search',
  for: 'the purpose',
  technology: 'the technology',
} as const satisfies Record<keyof TemplateFilter, string>;

/** Says what was found, and what to do where that is nothing. */
function Result({templates, count, filter, addressOf}: ResultProps): ReactNode {
  const search = filter.search.trim();
  return (
    <p className={styles.result}>
      <span role="status">{describeResult(count, filter)}</span>
      {count === 0 && (
        <>
          {findWiderFilters(templates, filter).map(({name, count: wider}) => (
            <Link key={name} className="textLink" to={addressOf({[name]: ''})}>
              Show {wider} without {FILTER_LABELS[name]}
            </Link>
          ))}
          <Link className="textLink" to="/templates/">
            Show all templates
          </Link>
          {search && (
            <Link
              className="textLink"
              to={`/search/?${new URLSearchParams({q: search})}`}
            >
              Search the documentation instead
            </Link>
          )}
        </>
      )}
    </p>
  );
}

function FreeTemplates({templates, purposes, examples}: FreeProps): ReactNode {
  const {
    filters: filter,
    addressOf,
    setFilters,
  } = useFilters(FILTERS, {
    for: purposes,
    technology: templates.flatMap(({technologies}) => technologies),
  });
  const listed = templates.map((template, index) => ({
    ...template,
    shown: examples[index],
  }));
  const found = filterTemplates(listed, filter);
  return (
    <PageSection title="Free templates">
      <TemplateFilters
        templates={templates}
        purposes={purposes}
        filter={filter}
        addressOf={addressOf}
        onFilter={setFilters}
      />
      <Result
        templates={templates}
        count={found.length}
        filter={filter}
        addressOf={addressOf}
      />
      <FreeTemplateCards templates={found} />
    </PageSection>
  );
}

function PaidTemplates({
  paidTemplates,
}: Pick<Props, 'paidTemplates'>): ReactNode {
  const {store} = useSiteLinks();
  return (
    <PageSection
      title="Paid templates"
      lead={
        <>
          These are sold in the{' '}
          <Link className="textLink" href={store}>
            Remotion store
          </Link>
          , each on a separate page.
        </>
      }
    >
      <PaidTemplateCards templates={paidTemplates} />
    </PageSection>
  );
}

/** All templates, filtered by what the address says. */
export default function TemplateListPage({
  paidTemplates,
  ...free
}: Props): ReactNode {
  return (
    <SitePage
      meta={marketingPages.templates}
      lead="Each template is a complete project that runs. Start with the one that is closest to your idea and change it."
    >
      <FreeTemplates {...free} />
      <PaidTemplates paidTemplates={paidTemplates} />
      <ActionPanelList>
        <ActionPanel
          title="Nothing that fits"
          actions={
            <Link className="button button--outline" to="/docs/resources/">
              Browse the resources
            </Link>
          }
        >
          <p>
            The resources page lists more code to start from: integrations,
            effects, animation helpers and finished projects with their source.
          </p>
        </ActionPanel>
      </ActionPanelList>
    </SitePage>
  );
}
