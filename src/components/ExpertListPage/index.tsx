import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import * as credits from '@generated/examples/default/ExpertCredits.js';
import {marketingPages} from '../../../config/marketingPages';
import {creditsOf, type ExpertEntry} from '../../data/expertCredits';
import {EXPERT_FIELDS} from '../../data/expertFields';
import {useFilters} from '../../hooks/useFilters';
import {ActionPanel, ActionPanelList} from '../ActionPanel';
import {BadgeList} from '../BadgeList';
import {Card, CardList} from '../Card';
import {DailyOrder, useDailyOrder} from '../DailyOrder';
import {ExpertNotice} from '../ExpertNotice';
import {FilterLinks} from '../FilterField/FilterLinks';
import {NamedLinks} from '../NamedLinks';
import {Preview} from '../Preview';
import {SitePage} from '../SitePage';
import {VisuallyHidden} from '../VisuallyHidden';
import {
  describeResult,
  filterExperts,
  FILTERS,
  type ExpertFilter,
} from './filter';
import styles from './styles.module.css';

type Props = {readonly experts: readonly ExpertEntry[]};

function ExpertCard({expert}: {readonly expert: ExpertEntry}): ReactNode {
  const {slug, name, focus, about, links, offersCall, poster} = expert;
  return (
    <Card
      headingLevel="h2"
      title={name}
      to={`/experts/${slug}/`}
      drawing={
        <Preview {...credits} poster={poster} inputProps={creditsOf(expert)} />
      }
      footer={<NamedLinks links={links} owner={name} />}
    >
      <BadgeList label={`Focus of ${name}`} items={focus} />
      <p className={styles.about}>{about}</p>
      {offersCall && <p className={styles.call}>Open to video calls</p>}
    </Card>
  );
}

type FiltersProps = Props & {
  readonly filter: ExpertFilter;
  readonly addressOf: (changed: Partial<ExpertFilter>) => string;
};

/** Links that set what the list is filtered by, each with what it would leave. */
function Filters({experts, filter, addressOf}: FiltersProps): ReactNode {
  const toLink = (name: string, change: Partial<ExpertFilter>) => {
    const next = {...filter, ...change};
    const count = filterExperts(experts, next).length;
    return {
      name,
      to: addressOf(change),
      isCurrent: next.focus === filter.focus && next.calls === filter.calls,
      count: (
        <>
          {count}
          <VisuallyHidden>
            {count === 1 ? ' expert' : ' experts'}
          </VisuallyHidden>
        </>
      ),
    };
  };
  return (
    <>
      <FilterLinks
        label="Filter by focus"
        links={[
          toLink('All', {focus: ''}),
          ...EXPERT_FIELDS.map((focus) => toLink(focus, {focus})),
        ]}
      />
      <FilterLinks
        label="Filter by calls"
        links={[
          toLink('With or without calls', {calls: ''}),
          toLink('Open to video calls', {calls: 'yes'}),
        ]}
      />
    </>
  );
}

/** The experts that the address asks for, in the order of the day. */
function Directory({experts}: Props): ReactNode {
  const {filters: filter, addressOf} = useFilters(FILTERS, {
    focus: EXPERT_FIELDS,
    calls: ['yes'],
  });
  const shown = filterExperts(useDailyOrder(experts), filter);
  return (
    <>
      <Filters experts={experts} filter={filter} addressOf={addressOf} />
      <p className={styles.result}>
        <span role="status">{describeResult(shown.length, filter)}</span>
        {shown.length === 0 ? (
          <Link className="textLink" to="/experts/">
            Show all experts
          </Link>
        ) : (
          ' The order changes every day.'
        )}
      </p>
      <DailyOrder>
        <CardList>
          {shown.map((expert) => (
            <ExpertCard key={expert.slug} expert={expert} />
          ))}
        </CardList>
      </DailyOrder>
    </>
  );
}

/** Everybody in the directory of freelancers. */
export default function ExpertListPage({experts}: Props): ReactNode {
  return (
    <SitePage
      meta={marketingPages.experts}
      lead="Freelancers who have built with Remotion. Hire one for a project, or ask for advice before you start yours."
    >
      <ExpertNotice />
      <Directory experts={experts} />
      <ActionPanelList>
        <ActionPanel
          title="How to be listed"
          actions={
            <Link className="button button--outline" to="/contact/">
              Contact the company
            </Link>
          }
        >
          <p>
            If you take on work with Remotion, write to us. Tell us what you
            have made, what you offer and where people can reach you.
          </p>
        </ActionPanel>
      </ActionPanelList>
    </SitePage>
  );
}
