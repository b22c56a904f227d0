import type {ReactNode} from 'react';
import {useQueryString} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import {marketingPages} from '../../../config/marketingPages';
import type {PaidTemplate, Template} from '../../data/schema';
import {useSiteLinks} from '../../hooks/useSiteLinks';
import {ActionPanel, ActionPanelList} from '../ActionPanel';
import {PageSection} from '../PageSection';
import {SitePage} from '../SitePage';
import {
  countTechnologies,
  filterByTechnology,
  readTechnology,
  TECHNOLOGY_PARAMETER,
  technologyAddress,
} from './technologies';
import {TechnologyFilter} from './TechnologyFilter';
import {FreeTemplateCards, PaidTemplateCards} from './TemplateCards';
import styles from './styles.module.css';

type Props = {
  readonly templates: readonly Template[];
  readonly paidTemplates: readonly PaidTemplate[];
};

function describeResult(count: number, technology: string): string {
  const templates = count === 1 ? '1 template' : `${count} templates`;
  return technology ? `${templates} with ${technology}` : templates;
}

function FreeTemplates({templates}: Pick<Props, 'templates'>): ReactNode {
  // It is empty on the server and during hydration, so all are shown first.
  const technology = readTechnology(
    useQueryString(TECHNOLOGY_PARAMETER)[0],
    templates,
  );
  const shown = filterByTechnology(templates, technology);
  return (
    <PageSection title="Free templates">
      <TechnologyFilter
        technologies={countTechnologies(templates)}
        total={templates.length}
        current={technology}
      />
      <p className={styles.result}>
        <span role="status">{describeResult(shown.length, technology)}</span>
        {shown.length === 0 && (
          <Link className="textLink" to={technologyAddress()}>
            Show all templates
          </Link>
        )}
      </p>
      <FreeTemplateCards templates={shown} />
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

/** All templates, filtered by the technology in the address. */
export default function TemplateListPage({
  templates,
  paidTemplates,
}: Props): ReactNode {
  return (
    <SitePage
      meta={marketingPages.templates}
      lead="Each template is a complete project that runs. Start with the one that is closest to your idea and change it."
    >
      <FreeTemplates templates={templates} />
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
